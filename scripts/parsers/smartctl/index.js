import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { driveHealth } from '../shared/driveHealth.js';
import { readJson, textIn } from '../shared/jsonDocument.js';
import { commonVitals, driveFeatures, identity } from './drive.js';
import { exitWarnings, openingFailed } from './status.js';
import { ataVitals, nvmeVitals, scsiVitals } from './vitals.js';

const make = 'run `smartctl --json -x DEVICE`, as root';

/** @type {import('../../model/parser.js').Parser} */
export const smartctl = {
  tool: 'smartctl',
  title: 'smartctl (smartmontools)',
  layouts: [
    {
      name: 'JSON of one drive',
      versions: '6.7 to 7.4',
      verified: true,
      reads:
        'model, firmware, capacity, temperature, wear, data read and written, hours, cycles, errors, TRIM, link',
      make,
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (/^smartctl \d+\.\d+ .*\[/m.test(head)) return true;
    return /^\s*\{/.test(head) && (/"smartctl"\s*:\s*\{/.test(head) || isBareDump(head));
  },
  parse(source) {
    if (!source.headText().trimStart().startsWith('{')) {
      throw new InputError('text output of smartctl, whose numbers follow the locale', { hint: make });
    }
    return parseDrive(readJson(source, make));
  },
};

/**
 * Dumps trimmed by hand or by a collector may miss smartctl's own block.
 *
 * @param {string} head
 */
const isBareDump = (head) =>
  /"device"\s*:\s*\{[^{}]{0,400}"protocol"\s*:/.test(head) && /"info_name"\s*:/.test(head);

/** @param {any} dump */
function parseDrive(dump) {
  const failure = openingFailed(dump);
  if (failure) throw new InputError(failure, { path: 'smartctl.messages', hint: make });
  if (!dump.device) {
    throw new InputError('a list of devices, without their values', { path: 'devices', hint: make });
  }
  const vitals = [...commonVitals(dump), ...nvmeVitals(dump), ...scsiVitals(dump), ...ataVitals(dump).vitals];
  const { measurements, health, warnings } = driveHealth(vitals, driveFeatures(dump));
  return parsed({
    toolVersion: version(dump),
    device: identity(dump),
    measurements,
    health,
    warnings: [...exitWarnings(dump), ...ataVitals(dump).warnings, ...warnings, ...unversioned(dump)],
    settings: command(dump),
    startedAt: startedAt(dump),
  });
}

/** @param {any} dump */
const version = (dump) =>
  Array.isArray(dump.smartctl?.version) ? dump.smartctl.version.map(String).join('.') : null;

/** @param {any} dump */
const unversioned = (dump) =>
  version(dump) ? [] : [warning('smartctl does not say its version: the dump was trimmed')];

/**
 * @param {any} dump
 * @returns {Record<string, string>}
 */
function command(dump) {
  const { argv } = dump.smartctl ?? {};
  const protocol = textIn(dump.device?.protocol);
  return {
    ...(Array.isArray(argv) && { command: argv.map(String).join(' ') }),
    ...(protocol && { protocol }),
  };
}

/** @param {any} dump */
function startedAt(dump) {
  const seconds = dump.local_time?.time_t;
  const valid = Number.isInteger(seconds) && seconds > 0 && seconds < 1e11;
  return valid ? new Date(seconds * 1000).toISOString() : null;
}
