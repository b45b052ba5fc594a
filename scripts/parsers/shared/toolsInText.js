import { memoizeByRef } from '../../model/lib/memoize.js';

const sysbenchTrace =
  /\bsysbench \d\.\d{1,2}(?:\.\d{1,3})?\S{0,20}(?::[ \t]|[ \t]\(using)|^[ \t>]{0,60}(?:SQL statistics|OLTP test statistics|CPU speed|Threads fairness|General statistics):[ \t]*$/m;

/**
 * Tools that scripts print beside others into one text. Each text is read by one parser, so this says which, and what else
 * is in it.
 */
export const traces = /** @type {[string, RegExp][]} */ ([
  ['fio', /^[ \t]{0,60}(?:read|write)[ \t]{0,9}:[ \t]{0,9}(?:IOPS|io)=/m],
  ['dd', /^\d+\+\d+ records out$|^\d{1,20} (?:bytes|octets|Bytes) \S.{0,80}\d s.{0,80}\/s/m],
  ['iozone', /Iozone: Performance Test of File I\/O/],
  ['ioping', /ioping statistics ---$/m],
  ['hdparm', /^[ \t]{0,60}Timing (?:O_DIRECT )?(?:cached|disk|buffered disk) reads:/m],
  ['iperf3', /^.{0,80}\[ {0,2}ID\](?:\[Role\])? {1,4}Interval {1,20}Transfer {1,20}(?:Bandwidth|Bitrate)/m],
  [
    'wrk',
    /^[ \t>]{0,60}Running .{1,20} test @ \S{1,500}[ \t]*\n[ \t>]{0,60}\d{1,9} threads? and|^[ \t>]{0,60}Thread Stats[ \t]+Avg[ \t]+Stdev/m,
  ],
  ['sysbench', sysbenchTrace],
  ['pgbench', /^[ \t>]{0,60}transaction type: .{1,200}\n|^[ \t>]{0,60}tps = \d{1,18}(?:\.\d{1,9})? \(/m],
  [
    'ping',
    /^.{0,60}\bPING(?: \S{1,300} ?\(|6\(\d)|^[ \t>]{0,60}--- .{1,300} (?:hping )?ping6? statistics ---|^[ \t>]{0,60}Ping statistics for \S|^[ \t>]{0,60}Pinging \S{1,300} (?:\[[^\]]{1,60}\] )?with \d{1,6} bytes of data:|^.{0,60}(?:\d{1,3}\.){3}\d{1,3}.{0,20}=\s?\d{1,6} .{1,20}[=<]\s?\d{1,6} ?\S{2} TTL=\d{1,3}[ \t]*$/m,
  ],
  [
    'redis-benchmark',
    /^[ \t>]{0,60}====== .{1,100} ======[ \t]*\n[ \t>]{0,60}\d{1,15} requests completed in |^[ \t>]{0,60}\S.{0,60}: \d{1,15}\.\d{2} requests per second(?:, p50=|[ \t]*$)/m,
  ],
  ['ab', /^[ \t>]{0,60}(?:This is ApacheBench, Version|Concurrency Level:[ \t]+\d)/m],
  [
    'k6',
    /^[ \t>]{0,60}(?:[✓✗] )?(?:iterations|data_received|http_reqs|iteration_duration)\.{3,80}:[ \t]+\S/m,
  ],
  ['memtier', /^[ \t>]{0,60}ALL STATS[ \t]*$|^[ \t>]{0,60}Type[ \t]+Ops\/sec[ \t]+/m],
  [
    'ycsb',
    /^[ \t>]{0,60}\[OVERALL\], ?(?:RunTime\(ms\)|Throughput\(ops\/sec\)),|^[ \t>]{0,60}YCSB Client \d/m,
  ],
  ['oha', /^[ \t>]{0,60}Success rate:[ \t]+\d/m],
  ['hey', /^[ \t>]{0,60}Summary:[ \t]*\n[ \t>]{0,60}Total:[ \t]+\d/m],
  [
    'bombardier',
    /^[ \t>]{0,60}(?:Bombarding \S+ (?:for|with) |Statistics[ \t]+Avg[ \t]+Stdev[ \t]+Max[ \t]*$)/m,
  ],
  ['vegeta', /^[ \t>]{0,60}Requests[ \t]+\[total, rate/m],
  [
    'autocannon',
    /^[ \t>]{0,60}(?:│ )?Stat[ \t]+(?:│ )?[ \t]*(?:1%|2\.5%|Avg)[ \t]|^[ \t>]{0,60}Running .{1,60} test @ \S{1,500}[ \t]*\n[ \t>]{0,60}\d{1,9} connections/m,
  ],
  [
    'netperf',
    /^.{0,60}\b(?:TCP|UDP|SCTP|DLPI|OMNI|AF_UNIX|DG|DCCP)[\w /-]{0,40} TEST (?:from|to) |^THROUGHPUT_UNITS=/m,
  ],
  [
    'hammerdb',
    /^[ \t>]{0,60}HammerDB CLI v\d|^[ \t>]{0,60}Vuser \d{1,6}:(?:TEST RESULT|query \d|RUNNING)|^[ \t>]{0,60}Hammerdb Transaction Counter Log @|^[ \t>]{0,60}>{3,9} (?:PROC: \w|SUMMARY OF \d{1,9} ACTIVE VIRTUAL)/m,
  ],
  ['cockroach-workload', /^[ \t>]{0,60}_{1,4}elapsed_{2,20}(?:errors_|tpmC_)/m],
]);

/** @param {string} text */
const toolsOf = (text) => traces.filter(([, trace]) => trace.test(text)).map(([tool]) => tool);

/** The tools whose output the head of a file holds, the one that reads it first: every parser of `traces` asks for them. */
export const toolsIn = memoizeByRef((/** @type {import('../../model/parser.js').Source} */ source) =>
  toolsOf(source.headText()),
);

/**
 * @param {string} text
 * @param {string} tool the one that reads it
 * @returns {import('../../model/parser.js').Warning[]}
 */
export function leftUnread(text, tool) {
  const others = toolsOf(text).filter((each) => each !== tool);
  if (others.length === 0) return [];
  const message = `the text holds output of ${others.join(', ')} too, which is left unread: save it in a file of its own`;
  return [{ message, line: null }];
}
