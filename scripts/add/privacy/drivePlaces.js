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
