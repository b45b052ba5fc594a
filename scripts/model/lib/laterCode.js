/**
 * Options for V8: to make better code of most functions takes longer than it saves, in a command of seconds and in a build of 200
 * reviews alike. With these it is made after six times as much use. Only Node.js 20 knows them; newer ones refuse to begin with an
 * option they do not know.
 */
export const laterCode = process.versions.node.startsWith('20.') ? ['--interrupt-budget=400000'] : [];
