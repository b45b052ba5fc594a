import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../io/listFiles.js';
import { readSource } from '../io/readSource.js';
import { parseSource } from '../parsers/index.js';

/*
 * Reads one file, or all of a folder, and prints what it took: run by the benchmark in a process of its own.
 */
const [, , place] = process.argv;
const isFolder = statSync(place).isDirectory();
const files = isFolder ? listFiles(place).map((path) => join(place, path)) : [place];
const started = performance.now();
let points = 0;
for (const file of files) {
  const { series, measurements } = parseSource(
    readSource(dirname(file), file.slice(dirname(file).length + 1)).source,
  );
  points += measurements.length + series.reduce((sum, each) => sum + each.points, 0);
}
const ms = performance.now() - started;
process.stdout.write(JSON.stringify({ ms, peak: process.resourceUsage().maxRSS * 1024, points }));
