import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companions, logs, storageTools } from '../../scripts/add/toolKinds.js';
import { toolName, toolNames } from '../../scripts/model/toolName.js';
import { parsers } from '../../scripts/parsers/index.js';
import { traces } from '../../scripts/parsers/shared/toolsInText.js';

const lists = Object.entries({
  companions,
  logs,
  storageTools,
  toolNames: Object.keys(toolNames),
  // fio's text says not which of its forms it is
  traces: traces.map(([tool]) => (tool === 'fio' ? 'fio-text' : tool)),
});

for (const [name, tools] of lists)
  test(`${name} lists tools that are read, each once`, () => {
    const known = new Set(parsers.map(({ tool }) => tool));
    assert.deepEqual(
      [...tools].filter((tool) => !known.has(tool)),
      [],
    );
    assert.equal(new Set(tools).size, [...tools].length);
  });

test('captions call a tool by words of its title', () => {
  // captions say of numbers that a person wrote down how they came
  const others = parsers.filter(({ tool }) => tool !== 'table');
  const named = others.map(({ tool, title }) => ({ title, name: toolName(tool, null) }));
  assert.deepEqual(
    named.filter(({ title, name }) => !name.split(' ').every((word) => title.includes(word))),
    [],
  );
});
