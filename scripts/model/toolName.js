/** What people call the tools whose records bear another name. */
const names = /** @type {Record<string, string>} */ ({
  crystaldiskmark: 'CrystalDiskMark',
  crystaldiskinfo: 'CrystalDiskInfo',
  'as-ssd': 'AS SSD',
  atto: 'ATTO Disk Benchmark',
  diskspd: 'DiskSpd',
  iometer: 'Iometer',
  bonnie: 'bonnie++',
  'hd-tune': 'HD Tune',
  ab: 'ApacheBench',
  'cockroach-workload': 'cockroach workload',
  hammerdb: 'HammerDB',
  iperf3: 'iperf',
  locust: 'Locust',
  memtier: 'memtier_benchmark',
  vegeta: 'Vegeta',
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
  const name = names[tool] ?? (tool.startsWith('fio-') ? 'fio' : tool);
  const bare = version?.replace(/^[a-z]+-(?=\d)/i, '');
  return bare ? `${name} ${bare}` : name;
}
