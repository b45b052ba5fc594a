import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jobFacts } from '../../scripts/parsers/fio/jobFacts.js';

test('a job file says its sizes, depths and times, each section its own', () => {
  const text = `; short
[global]
rw=randread
bs=4k
runtime=1500ms
ramp_time=300ms
[one]
iodepth=1
[many]
iodepth=64
bs=1m
`;
  assert.deepEqual(jobFacts(text), {
    blockSize: '4\u2009KiB, 1\u2009MiB',
    queueDepth: '1, 64',
    amount: null,
    duration: 'at most 1.5\u2009s each, after 300\u2009ms that do not count',
  });
});

test('a job that is timed lasts as long as it says, in the units that people use', () => {
  const text = '[a]\nrw=write\ntime_based\nruntime=10m\nio_size=1g\nbs=4k,64k\n';
  assert.deepEqual(jobFacts(text), {
    blockSize: '4\u2009KiB, 64\u2009KiB',
    queueDepth: null,
    amount: '1\u2009GiB',
    duration: '10\u2009min',
  });
});

test('what is left to the command line or to defaults is absent, and other files are no job files', () => {
  const nothing = { blockSize: null, queueDepth: null, amount: null, duration: null };
  assert.deepEqual(jobFacts('[fill]\nrw=write\nioengine=psync\n'), nothing);
  assert.equal(jobFacts('#!/bin/sh\nhyperfine true\n'), null);
  assert.equal(jobFacts(''), null);
});
