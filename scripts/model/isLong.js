/** Words of a table's cell that go on in a second line, in a column wide enough for a few of them. @param {string} text */
export const isLong = (text) => text.length > 24;
