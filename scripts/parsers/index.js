/*
 * What is read: a new tool is one file, an import and a line in `parsers`. Where the line stands makes no difference, for no two tools may
 * claim one file.
 */

import { InputError } from '../model/inputError.js';
import { crystalDiskMark } from './crystalDiskMark/index.js';
import { asSsd } from './asSsd/index.js';
import { fioHistogramLog } from './fio/histogramLog.js';
import { fioJobFile } from './fio/jobFile.js';
import { fioJson } from './fio/json.js';
import { fioLog } from './fio/log.js';
import { smartctl } from './smartctl/index.js';
import { nvme } from './nvme/index.js';
import { fioText } from './fio/text.js';
import { fioTerse } from './fio/terse.js';
import { diskspd } from './diskspd/index.js';
import { iometer } from './iometer/index.js';
import { atto } from './atto.js';
import { table } from './table/index.js';
import { crystalDiskInfo } from './crystalDiskInfo/index.js';
import { hyperfine } from './hyperfine/index.js';
import { mlperf } from './mlperf/index.js';
import { lighthouse } from './lighthouse.js';
import { webpack } from './webpack.js';
import { llamaBench } from './llamaBench/index.js';
import { vllm } from './vllm/index.js';
import { asv } from './asv/index.js';
import { githubActionBenchmark } from './githubActionBenchmark.js';
import { bencherBmf } from './bencherBmf.js';
import { benchmarkDotNet } from './benchmarkDotNet/index.js';
import { phoronix } from './phoronix/index.js';
import { criterion } from './criterion/index.js';
import { pytestBenchmark } from './pytestBenchmark/index.js';
import { jmh } from './jmh/index.js';
import { goBench } from './goBench/index.js';
import { googleBenchmark } from './googleBenchmark/index.js';
import { sysbench } from './sysbench/index.js';
import { bonnie } from './bonnie/index.js';
import { iozone } from './iozone/index.js';
import { ioping } from './ioping/index.js';
import { dd } from './dd.js';
import { hdparm } from './hdparm.js';
import { iostat } from './iostat/index.js';
import { hdTune } from './hdTune.js';
import { powerMeter } from './powerMeter/index.js';
import { capFrameX, frameView, ocat, presentMon } from './presentmon/index.js';
import { capFrameXJson } from './presentmon/capFrameXJson.js';
import { frameViewSummary } from './presentmon/frameViewSummary.js';
import { mangoHud } from './mangohud/index.js';
import { mangoHudSummary } from './mangohud/summary.js';
import { stressNg } from './stressNg/index.js';
import { stream } from './stream.js';
import { opensslSpeed } from './opensslSpeed/index.js';
import { sevenZip } from './sevenZip/index.js';
import { sbcBench } from './sbcBench/index.js';
import { unixBench } from './unixBench.js';
import { coreMark } from './coreMark/index.js';
import { coreMarkPro } from './coreMark/pro.js';
import { dhrystone } from './coreMark/dhrystone.js';
import { nbench } from './coreMark/nbench.js';
import { perfBench } from './perfBench.js';
import { perfStat } from './perfStat/index.js';
import { glmark2 } from './glmark2.js';
import { nvidiaSmi } from './nvidiaSmi/index.js';
import { geekbench } from './geekbench/index.js';
import { turbostat } from './turbostat.js';
import { specCpu } from './specCpu/index.js';
import { time } from './time/index.js';
import { blenderBenchmark } from './blenderBenchmark.js';
import { lmbench } from './lmbench/index.js';
import { osuMpi } from './osuMpi.js';
import { passMark } from './passMark.js';
import { hackbench } from './hackbench.js';
import { schbench } from './schbench.js';
import { hwinfo } from './hwinfo.js';
import { sensors } from './sensors.js';
import { iperf3 } from './iperf3/index.js';
import { wrk } from './wrk/index.js';
import { pgbench } from './pgbench/index.js';
import { ab } from './ab/index.js';
import { ping } from './ping/index.js';
import { redisBenchmark } from './redisBenchmark/index.js';
import { k6 } from './k6/index.js';
import { locust } from './locust/index.js';
import { memtier } from './memtier/index.js';
import { ycsb } from './ycsb/index.js';
import { hey, oha } from './hey/index.js';
import { bombardier } from './bombardier/index.js';
import { vegeta } from './vegeta/index.js';
import { autocannon } from './autocannon/index.js';
import { netperf } from './netperf/index.js';
import { hammerdb } from './hammerdb/index.js';
import { cockroachWorkload } from './cockroachWorkload/index.js';
import { benchmarkJs } from './benchmarkJs.js';
import { dbBench } from './dbBench.js';
import { h2load } from './h2load.js';
import { hpl } from './hpl.js';
import { llamaBatchedBench } from './llamaBatchedBench.js';
import { llamaCpp } from './llamaCpp.js';
import { ncclTests } from './ncclTests.js';
import { ollama } from './ollama.js';
import { radosBench } from './radosBench.js';
import { siege } from './siege.js';
import { speedtest } from './speedtest/index.js';
import { tinymembench } from './tinymembench.js';
import { commentedParser } from './commented.js';
import { blocksApart } from './shared/pasted.js';

/** Every tool that is read. @type {readonly import('../model/parser.js').Parser[]} */
export const parsers = Object.freeze([
  fioJson,
  fioLog,
  fioHistogramLog,
  fioJobFile,
  crystalDiskMark,
  asSsd,
  smartctl,
  nvme,
  fioText,
  fioTerse,
  diskspd,
  iometer,
  atto,
  table,
  crystalDiskInfo,
  hyperfine,
  googleBenchmark,
  goBench,
  pytestBenchmark,
  jmh,
  criterion,
  phoronix,
  benchmarkDotNet,
  asv,
  githubActionBenchmark,
  bencherBmf,
  llamaBench,
  vllm,
  mlperf,
  lighthouse,
  webpack,
  sysbench,
  bonnie,
  iozone,
  ioping,
  dd,
  hdparm,
  iostat,
  hdTune,
  powerMeter,
  presentMon,
  frameView,
  ocat,
  capFrameX,
  capFrameXJson,
  frameViewSummary,
  mangoHud,
  mangoHudSummary,
  stressNg,
  stream,
  opensslSpeed,
  sevenZip,
  sbcBench,
  unixBench,
  coreMark,
  coreMarkPro,
  dhrystone,
  nbench,
  perfStat,
  perfBench,
  glmark2,
  nvidiaSmi,
  geekbench,
  turbostat,
  specCpu,
  time,
  blenderBenchmark,
  lmbench,
  osuMpi,
  passMark,
  hackbench,
  schbench,
  hwinfo,
  sensors,
  iperf3,
  wrk,
  pgbench,
  ab,
  ping,
  redisBenchmark,
  k6,
  locust,
  memtier,
  ycsb,
  hey,
  oha,
  bombardier,
  vegeta,
  autocannon,
  netperf,
  hammerdb,
  cockroachWorkload,
  benchmarkJs,
  dbBench,
  h2load,
  hpl,
  llamaBatchedBench,
  llamaCpp,
  ncclTests,
  ollama,
  radosBench,
  siege,
  speedtest,
  tinymembench,
]);

/**
 * The tool whose output this is, recognised by its content. A blog's own parsers come after those of the program.
 *
 * @param {import('../model/parser.js').Source} source
 * @param {readonly import('../model/parser.js').Parser[]} [blogParsers] of the blog
 * @throws {InputError} where no parser knows it
 */
export function recogniseParser(source, blogParsers = []) {
  if (source.head().length === 0) {
    throw new InputError('empty file', { hint: 'the tool wrote nothing: run it again, or delete the file' });
  }
  const parser =
    [...parsers, ...blogParsers].find((each) => each.recognise(source)) ?? commentedParser(source, parsers);
  if (parser) return parser;
  throw new InputError('no known tool wrote this', {
    hint: 'the page formats/ lists what is read, and how to make the right file; for any other tool, write a table by hand',
  });
}

/**
 * Reads one file: text or bytes in, measurements and series out.
 *
 * @param {import('../model/parser.js').Source} source
 * @param {import('../model/parser.js').ParseOptions & { blogParsers?: readonly import('../model/parser.js').Parser[] }} [options] `blogParsers`:
 *   those of the blog
 * @returns {import('../model/parser.js').Parsed & { tool: string }}
 * @throws {InputError}
 */
export function parseSource(source, options) {
  return parseWith(recogniseParser(source, options?.blogParsers), source, options);
}

/**
 * The same, where the parser is known: to recognise it asks every parser before.
 *
 * @param {import('../model/parser.js').Parser} parser
 * @param {import('../model/parser.js').Source} source
 * @param {Parameters<typeof parseSource>[1]} [options]
 * @returns {ReturnType<typeof parseSource>}
 */
export function parseWith(parser, source, options) {
  const read = parser.parse(source, options);
  return {
    tool: parser.tool,
    ...read,
    warnings: [...read.warnings, ...blocksApart(source, read.measurements)],
  };
}
