/** A reader as a blog describes it, with nothing wrong in it: `data/readers/own.toml`. */
export const soundBlogParser = `title = "Own"
format = "json"
recognise = ["own"]
[[measurements]]
metric = "score"
value = "own.score"
`;
