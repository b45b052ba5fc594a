/** Lets the page answer and paint between two pieces of work, so that none of them is felt. */
export const yieldToMain = () => new Promise((done) => setTimeout(done));
