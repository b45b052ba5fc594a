/** What people call the tools whose records bear another name. */
export const toolNames = /** @type {Record<string, string>} */ ({
  '7-zip': '7-Zip',
  ab: 'ApacheBench',
  'as-ssd': 'AS SSD',
  atto: 'ATTO Disk Benchmark',
  benchmarkdotnet: 'BenchmarkDotNet',
  'bencher-bmf': 'Bencher Metric Format',
  'benchmark-js': 'Benchmark.js',
  'blender-benchmark': 'Blender Benchmark',
  bonnie: 'bonnie++',
  capframex: 'CapFrameX',
  'capframex-json': 'CapFrameX',
  'cockroach-workload': 'cockroach workload',
  coremark: 'CoreMark',
  'coremark-pro': 'CoreMark-PRO',
  criterion: 'Criterion.rs',
  crystaldiskinfo: 'CrystalDiskInfo',
  crystaldiskmark: 'CrystalDiskMark',
  'db-bench': 'db_bench',
  dhrystone: 'Dhrystone',
  diskspd: 'DiskSpd',
  frameview: 'FrameView',
  'frameview-summary': 'FrameView',
  geekbench: 'Geekbench',
  'go-bench': 'go test -bench',
  'google-benchmark': 'Google Benchmark',
  hammerdb: 'HammerDB',
  'hd-tune': 'HD Tune',
  hpl: 'HPL',
  hwinfo: 'HWiNFO',
  iometer: 'Iometer',
  iozone: 'IOzone',
  iperf3: 'iperf',
  jmh: 'JMH',
  lighthouse: 'Lighthouse',
  'llama-cpp': 'llama.cpp',
  locust: 'Locust',
  mangohud: 'MangoHud',
  'mangohud-summary': 'MangoHud',
  memtier: 'memtier_benchmark',
  mlperf: 'MLPerf LoadGen',
  'nccl-tests': 'NCCL tests',
  ocat: 'OCAT',
  ollama: 'Ollama',
  'openssl-speed': 'openssl speed',
  'osu-mpi': 'OSU micro-benchmarks',
  passmark: 'PassMark PerformanceTest',
  'perf-bench': 'perf bench',
  'perf-stat': 'perf stat',
  phoronix: 'Phoronix Test Suite',
  'power-meter': 'power meter',
  presentmon: 'PresentMon',
  'rados-bench': 'rados bench',
  sensors: 'lm_sensors',
  siege: 'Siege',
  'spec-cpu': 'SPEC CPU',
  speedtest: 'Speedtest',
  stream: 'STREAM',
  unixbench: 'UnixBench',
  vegeta: 'Vegeta',
  vllm: 'vLLM',
  ycsb: 'YCSB',
  table: 'transcribed by hand',
});

/**
 * A tool with its version as captions name it: `fio 3.33`, `CrystalDiskMark 8.0.4`.
 *
 * @param {string} tool as in records
 * @param {string | null} version as the tool prints it, with or without its name
 */
export function toolName(tool, version) {
  const name = toolNames[tool] ?? (tool.startsWith('fio-') ? 'fio' : tool);
  const bare = version?.replace(/^[a-z]+-(?=\d)/i, '');
  return bare ? `${name} ${bare}` : name;
}

/**
 * Whether a test of one tool may hold what another name says of it: `CrystalDiskMark` and `crystaldiskmark`, `fio` and `fio-json`,
 * `ApacheBench` and `ab`.
 *
 * @param {string} promised by the methodology
 * @param {string} wrote as in records
 */
export function isByTool(promised, wrote) {
  const family = plain(promised);
  const tool = plain(wrote);
  return tool.startsWith(family) || family.startsWith(tool) || family === plain(toolName(wrote, null));
}

/** @param {string} text */
const plain = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
