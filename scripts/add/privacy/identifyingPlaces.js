/**
 * Names that tell one drive, one adapter or one Windows machine from all others, in the shapes that system tools print them in.
 *
 * @type {readonly { kind: import('./secrets.js').SecretKind, form: RegExp }[]}
 */
export const drivePlaces = Object.freeze([
  // nvme list: the node, then the serial number
  {
    kind: 'SERIAL',
    form: /^\/dev\/nvme\d+n\d+[ \t]+(?:\/dev\/ng\S+[ \t]+)?(?<value>[A-Z0-9][A-Z0-9_-]{5,19})[ \t]+\S/gm,
  },
  { kind: 'SERIAL', form: /^sn[ \t]*:[ \t]*(?<value>\S{4,40})[ \t]*$/gm },
  // PowerShell and wmic, as lists
  {
    kind: 'SERIAL',
    form: /^(?:SerialNumber|AdapterSerialNumber)[ \t]*[:=][ \t]*(?<value>\S[^\n]{1,60}?)[ \t.]*$/gm,
  },
  {
    kind: 'HOST',
    form: /^(?:PSComputerName|SystemName|CSName|ComputerName|Host Name)[ \t]*[:=][ \t]*(?<value>\S+)[ \t]*$/gm,
  },
  {
    kind: 'USER',
    form: /^(?:Registered Owner|User ?[Nn]ame)[ \t]*[:=][ \t]*(?<value>\S[^\n]{0,60}?)[ \t]*$/gm,
  },
  { kind: 'SERIAL', form: /^Product ID:[ \t]*(?<value>\d{5}-\d{5}-\d{5}-\w{5})/gm },
  { kind: 'HOST', form: /\b(?<value>(?:DESKTOP|LAPTOP|WIN)-[A-Z0-9]{7,11})\b/g },
  // world-wide names
  { kind: 'WWN', form: /\b(?:naa|eui)\.(?<value>[0-9A-Fa-f]{16,32})\b/g },
  { kind: 'WWN', form: /"(?:wwn|partuuid|ptuuid|UniqueId)"\s*:\s*"(?<value>[^"\n]+)"/g },
  { kind: 'WWN', form: /^(?:eui64|nguid|nsid_uuid|uuid)[ \t]*:[ \t]*(?<value>[0-9A-Fa-f-]{16,36})[ \t]*$/gm },
  { kind: 'WWN', form: /\bIEEE EUI-64:[ \t]*(?<value>[0-9A-Fa-f]{6} ?[0-9A-Fa-f]{10})\b/g },
  { kind: 'WWN', form: /\/by-(?:part)?uuid\/(?<value>[0-9A-Fa-f-]{8,36})\b/g },
  { kind: 'WWN', form: /\bnqn\.\d{4}-\d{2}\.[\w.-]+:uuid:(?<value>[0-9A-Fa-f-]{36})\b/g },
  // MAC addresses, and file shares with the machine that gives them
  {
    kind: 'HOST',
    form: /(?<![0-9A-Fa-f:-])(?<value>(?:[0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}|(?:[0-9A-Fa-f]{2}-){5}[0-9A-Fa-f]{2})(?![0-9A-Fa-f:-])/g,
  },
  { kind: 'HOST', form: /(?<=[\s"'=])\\\\(?:\\\\)?(?<value>[A-Za-z][\w-]{1,30})\\{1,2}[\w$]/g },
]);

/**
 * Where benchmarks of processors, memory and graphics print the names of machines and people, and the numbers of parts.
 *
 * @type {readonly { kind: import('./secrets.js').SecretKind, form: RegExp }[]}
 */
export const systemPlaces = Object.freeze([
  // stress-ng --yaml
  { kind: 'HOST', form: /^[ \t]{0,12}(?:hostname|nodename): (?<value>[^\s"]{1,80})$/gm },
  { kind: 'USER', form: /^[ \t]{0,12}run-by: (?<value>[^\s"]{1,80})$/gm },
  // lmbench
  { kind: 'HOST', form: /^\[(?:HOSTNAME|NODENAME): (?<value>[^\]\n]{1,80})\]$/gm },
  { kind: 'USER', form: /^\[USER: (?<value>[^\]\n]{1,80})\]$/gm },
  { kind: 'HOST', form: /^\[lmbench\d\S{0,10} results for Linux (?<value>\S{1,80}) /gm },
  { kind: 'HOST', form: /\binet6? addr: ?(?<value>[0-9a-f:.]{7,40})\b/g },
  { kind: 'HOST', form: /\b[Bb]cast: ?(?<value>\d{1,3}(?:\.\d{1,3}){3})\b/g },
  { kind: 'SERIAL', form: /\bHWaddr (?<value>[0-9a-f]{2}(?::[0-9a-f]{2}){5})\b/gi },
  // UnixBench
  { kind: 'HOST', form: /^[ \t]{1,8}System: (?<value>[\w.-]{1,80}): /gm },
  // Intel MPI: rank, process, node
  {
    kind: 'HOST',
    form: /^\[\d{1,5}\] MPI startup\(\): \d{1,6} {1,12}\d{1,9} {1,12}(?<value>[\w.-]{1,80}) /gm,
  },
  { kind: 'SERIAL', form: /\bI_MPI_HYDRA_UUID=(?<value>[0-9a-f-]{36})\b/g },
  // SPEC sysinfo
  { kind: 'SERIAL', form: /^[ \t]{1,12}Serial:[ \t]{1,20}(?<value>\S[^\n]{0,60}?)[ \t\r]*$/gm },
  { kind: 'HOST', form: /^[\W]{0,12}running on (?<value>[\w.-]{1,80}) (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) /gm },
  // NVIDIA: the UUID of a GPU, and the serial number of a board in a line of CSV
  { kind: 'SERIAL', form: /\b(?<value>GPU-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g },
  { kind: 'SERIAL', form: /\bNVIDIA [^\n]{0,400}?, (?<value>\d{13})(?=,|$)/gm },
  // PassMark: part numbers of memory
  { kind: 'SERIAL', form: /^[ \t]{0,12}modulePartNo: "?(?<value>[^"\s][^"\n]{0,60}?)\s{0,40}"?$/gm },
]);
