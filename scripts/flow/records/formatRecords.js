import { toolName } from '../../model/toolName.js';
import { parsers } from '../../parsers/index.js';

/**
 * What can be read, by the names people look for, and how much that is. fio has several entries and is one tool; a table that somebody
 * wrote by hand is none.
 */
export function formatRecords() {
  const tools = parsers
    .map(({ tool, title, layouts }) => ({ tool, title, layouts }))
    .sort((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));
  const names = new Set(tools.flatMap(({ tool }) => (tool === 'table' ? [] : [toolName(tool, null)])));
  return { tools, counts: { formats: tools.flatMap(({ layouts }) => layouts).length, tools: names.size } };
}
