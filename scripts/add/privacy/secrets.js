import { logStamp } from '../../model/source.js';
import { drivePlaces, systemPlaces } from './identifyingPlaces.js';

/**
 * Names that tell a reader which unit, which machine or which person it was.
 *
 * @typedef {'SERIAL' | 'WWN' | 'HOST' | 'USER' | 'PASSWORD'} SecretKind
 * @typedef {{ kind: SecretKind, value: string }} Secret
 */

/** @type {Record<SecretKind, string>} */
export const secretTitles = {
  SERIAL: 'serial number',
  WWN: 'world-wide name',
  HOST: 'host name',
  USER: 'user name',
  PASSWORD: 'password or token',
};

/** Where network, load and database tools print addresses, and how they log in. */
const networkPlaces = /** @type {{ kind: SecretKind, form: RegExp }[]} */ ([
  { kind: 'HOST', form: /"(?:local_host|remote_host|host|server|cookie)"\s*:\s*"(?<value>[^"\n]+)"/g },
  { kind: 'HOST', form: /"system_info"\s*:\s*"\w+ (?<value>[\w.-]+) \d/g },
  {
    kind: 'HOST',
    form: /\b(?:Connecting to host|Accepted connection from|Client connecting to) (?<value>[^\s,]+),/g,
  },
  { kind: 'HOST', form: /\] local (?<value>[^\s]+) port \d+ connected/g },
  { kind: 'HOST', form: /\] local [^\s]+ port \d+ connected (?:to|with) (?<value>[^\s]+) port/g },
  { kind: 'HOST', form: /\bPING (?<value>[^\s(]+) ?\(/g },
  { kind: 'HOST', form: /\bPING [^\s(]+ ?\((?<value>[^\s)]+)\)/g },
  { kind: 'HOST', form: /\bbytes from (?<value>[^\s:(]+)(?: \(|: (?:icmp_)?seq)/g },
  { kind: 'HOST', form: /\bbytes from [^\s:(]+ \((?<value>[^\s)]+)\)/g },
  { kind: 'HOST', form: /^(?:From|Reply from) (?<value>[^\s:]+)(?: |: )/gm },
  { kind: 'HOST', form: /^--- (?<value>\S+) ping statistics ---/gm },
  { kind: 'HOST', form: /^Ping statistics for (?<value>[^\s]+?):?\r?$/gm },
  { kind: 'HOST', form: /^Pinging (?<value>\S+) /gm },
  { kind: 'HOST', form: /^Pinging \S+ \[(?<value>[^\]\s]+)\]/gm },
  // Windows' ping in other languages
  {
    kind: 'HOST',
    form: /^[^\n]{0,60}?(?<value>(?:\d{1,3}\.){3}\d{1,3})[^\n]{0,20}=\s?\d{1,6} [^\n]{1,20}[=<]\s?\d{1,6} ?\S{2} TTL=/gm,
  },
  {
    kind: 'HOST',
    form: /^[^\n]{1,60}? (?<value>[\w.-]{2,100}) \[(?:\d{1,3}\.){3}\d{1,3}\] [^\n]{1,30} \d{1,5} [^\n]{1,30}:\r?$/gm,
  },
  // points of k6 and results of vegeta
  { kind: 'HOST', form: /"name":"https?:\/\/(?:[^\s/@"]{1,100}@)?(?<value>[^\s/:"?#@]+)/g },
  { kind: 'HOST', form: /^(?:http_\w{1,40},|\d{19},)[^\n]{0,4000}?,https?:\/\/(?<value>[^\s/:",?#]+)/gm },
  { kind: 'HOST', form: /\bTEST from (?<value>[^\s(]+) \(/g },
  { kind: 'HOST', form: /\bTEST from [^\n]{1,200}? to\s(?<value>[^\s(]+) \(/g },
  {
    kind: 'HOST',
    form: /(?:\btest @|\bBombarding|"url"\s*:\s*"|\bGet "?) ?https?:\/\/(?:[^\s/@"]{1,100}@)?(?<value>\[[^\]\s]+\]|[^\s/:"?#@]+)/g,
  },
  { kind: 'HOST', form: /\bdial tcp (?<value>\d{1,3}(?:\.\d{1,3}){3}):\d/g },
  { kind: 'HOST', form: /Server Hostname:(?:[ \t]+|<\/th><td[^<>\n]{0,200}>)(?<value>[^\s<]+)/gm },
  { kind: 'HOST', form: /^Benchmarking (?<value>[^\s]+) \(be patient\)/gm },
  { kind: 'HOST', form: /-p (?:\w+\.)?hosts?=(?<value>[^\s,]+)/g },
  {
    kind: 'HOST',
    form: /\b(?:mongodb|redis|postgres(?:ql)?|mysql):\/\/(?:[^\s/@]{1,100}@)?(?<value>[^\s/:?,]+)/g,
  },
  // a line's own address, and the page of its test
  { kind: 'HOST', form: /"(?:internalIp|externalIp|macAddr|ip)"\s*:\s*"(?<value>[^"\n]+)"/g },
  { kind: 'HOST', form: /^Testing from [^\n]{1,200} \((?<value>[\da-f.:]+)\)\.\.\./gm },
  { kind: 'HOST', form: /\bspeedtest\.net\/(?:my-)?result\/(?:c\/)?(?<value>[\w-]+)/g },
  // ranks of NCCL, and objects of rados bench
  { kind: 'HOST', form: /\bRank\s+\d+\s[^\n]{0,40}?Pid\s+\d+ on\s+(?<value>\S+) device/g },
  { kind: 'HOST', form: /\bbenchmark_data_(?<value>[\w.-]+?)_\d+\s*$/gm },
  { kind: 'HOST', form: /:\w{1,12}_(?:host|server) from \S+ to (?<value>\S+) for/g },
  { kind: 'HOST', form: /^[ \t]*\w{1,12}_(?:host|server)[ \t]+= (?<value>\S+)/gm },
  { kind: 'USER', form: /:\w{1,12}_(?:tpch_)?user from \S+ to (?<value>\S+) for/g },
  { kind: 'PASSWORD', form: /(?:^|\s)--?(?:\w{1,12}-)?password[= ](?<value>[^\s,]+)/g },
  { kind: 'PASSWORD', form: /:\w{1,12}_(?:tpch_)?pass(?:word)? from \S+ to (?<value>\S+) for/g },
  { kind: 'PASSWORD', form: /^[ \t]*\w{1,12}_(?:tpch_)?pass(?:word)?[ \t]+= (?<value>\S+)/gm },
  {
    kind: 'PASSWORD',
    form: /[?&](?:[\w-]{0,40}(?:token|secret|signature|password|apikey|api_key|abuse)|sig|auth|key)=(?<value>[^&\s",]{6,})/gi,
  },
]);

/** @type {{ kind: SecretKind, form: RegExp }[]} */
const printed = [
  { kind: 'SERIAL', form: /"(?:serial_number|SerialNumber|serial|sn)"\s*:\s*"(?<value>[^"\n]+)"/g },
  { kind: 'SERIAL', form: /^[ \t]*Serial [Nn]umber[ \t]*:[ \t]*(?<value>\S.*)$/gm },
  { kind: 'SERIAL', form: /\brev: \S+ serial: (?<value>[\w-]+)/g },
  {
    kind: 'SERIAL',
    form: /\/by-id\/(?:ata|nvme|scsi|usb|mmc)-[^\s"',:]*_(?<value>[A-Za-z0-9]{6,})(?=-part\d|[\s"',:/\\]|$)/gm,
  },
  {
    kind: 'WWN',
    form: /"(?:logical_unit_id|nguid|eui64|wwid|system_uuid|uuid|fguid|subnqn|SubsystemNQN|HostNQN|HostID|hostnqn|hostid)"\s*:\s*"(?<value>[^"\n]+)"/g,
  },
  { kind: 'WWN', form: /^[ \t]*LU WWN Device Id:[ \t]*(?<value>\S.*)$/gm },
  { kind: 'WWN', form: /\/by-id\/(?:wwn-|nvme-eui\.|nvme-uuid\.)(?!WWN-)(?<value>\w+)/g },
  { kind: 'HOST', form: /"(?:hostname|nodename|host_name|node)"\s*:\s*"(?<value>[^"\n]+)"/g },
  {
    kind: 'HOST',
    form: /"machine"\s*:\s*"(?!(?:x86_64|amd64|i[3-6]86|aarch64|arm\w*|ppc\w*|s390x?|riscv\w*|mips\w*)")(?<value>[^"\n]+)"/gi,
  },
  // Locust's log
  { kind: 'HOST', form: /^\[\d{4}-\d\d-\d\d [\d:,]{8,15}\] (?<value>[\w.-]{1,80})\/[A-Z]{4,8}\/locust/gm },
  // asv compare: machine and environment of a benchmark
  {
    kind: 'HOST',
    form: / \[(?<value>[\w.-]{1,80})\/(?:virtualenv|conda|mamba|rattler|existing)[\w.-]{0,200}\]/g,
  },
  { kind: 'HOST', form: /^Current Operating System: \w+ (?<value>[\w.-]+) \d/gm },
  { kind: 'USER', form: /"(?:e-?mail|username|user_name)"\s*:\s*"(?<value>[^"\n]+)"/g },
  { kind: 'USER', form: /<User>(?<value>[^<\n]+)</g },
  { kind: 'HOST', form: /\bhostname=(?<value>[^,\s]+)/g },
  { kind: 'HOST', form: /<ComputerName>(?<value>[^<\n]+)</g },
  { kind: 'HOST', form: /^[ \t]*computer name:[ \t]*(?<value>\S.*)$/gm },
  { kind: 'HOST', form: /^Linux \d\S* \((?<value>[^)\n]+)\)/gm },
  { kind: 'HOST', form: /^(?:1\.9\d|2\.\d\d),[^,\n]*,(?<value>[^\n]+?),\d+,\d{9,10},/gm },
  { kind: 'HOST', form: /^\[?[a-z_][\w-]*@(?<value>[A-Za-z0-9.-]+)[: ][^\n]*[$#] /gm },
  { kind: 'USER', form: /^\[?(?<value>[a-z_][\w-]*)@[A-Za-z0-9.-]+[: ][^\n]*[$#] /gm },
  ...systemPlaces,
  ...drivePlaces,
  {
    kind: 'USER',
    form: /(?:\/home\/|\/Users\/|\/media\/|[A-Za-z]:\\{1,2}Users\\{1,2})(?<value>[^/\\\s"':;,<>]+)/g,
  },
  ...networkPlaces,
];

/** What stands before a line of a saved log is no part of it. @param {RegExp} form */
const behindStamps = (form) =>
  new RegExp(form.source.replace(/^\^/, `^(?:${logStamp.source.slice(1)})?`), form.flags);

/**
 * Where tools print them; the group `value` is the name itself.
 *
 * @type {readonly { kind: SecretKind, form: RegExp }[]}
 */
export const places = Object.freeze(printed.map(({ kind, form }) => ({ kind, form: behindStamps(form) })));

/** What says nothing, or was replaced already. */
const harmless =
  /^(?:[*x0-]+|redacted|n\/a|none|unknown|(?:00[:-])+00|(?:ff[:-])+ff|[0-]+|localhost(?:\..*)?|127\.0\.0\.1|0\.0\.0\.0|::1?|\(null\)|root|admin(?:istrator)?|users?|public|default|shared|(?:SERIAL|WWN|HOST|USER|PASSWORD)-[A-Z]+)$/i;

/**
 * @param {string} text
 * @returns {Secret[]} every different one, in the order of the kinds of places
 */
export function findSecrets(text) {
  const found = places.flatMap(({ kind, form }) =>
    [...text.matchAll(form)].map(({ groups }) => ({ kind, value: (groups?.value ?? '').trim() })),
  );
  return distinctSecrets(found);
}

/**
 * @param {Secret[]} secrets
 * @returns {Secret[]}
 */
export function distinctSecrets(secrets) {
  const telling = secrets.filter(({ value }) => value.length > 1 && !harmless.test(value));
  return [...new Map(telling.map((each) => [each.value, each])).values()];
}
