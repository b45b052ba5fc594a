/**
 * Options for V8 in processes that end within seconds: making better code of most of their functions takes longer than it saves. With
 * these it is made after six times as much use. Only Node.js 20 knows them; newer ones refuse to begin with an option they do not know.
 */
export const laterCode = process.versions.node.startsWith('20.') ? ['--interrupt-budget=400000'] : [];
