import assert from 'node:assert/strict';
import { InputError } from '../../scripts/model/inputError.js';
import { parseSource, recogniseParser } from '../../scripts/parsers/index.js';
import { forEachFile } from './folder.js';

/*
 * What drives say of themselves, checked against a plain walk over the same JSON.
 */

/** @param {import('../../scripts/model/parser.js').Parsed} parsed */
function values(parsed) {
  const plain = parsed.measurements.filter(({ statistic }) => statistic === 'value');
  return new Map(plain.map(({ metric, value }) => [metric, value]));
}

forEachFile('smartctl', (text, source) => {
  if (!text.trimStart().startsWith('{')) return assert.throws(() => recogniseParser(source), InputError);
  const dump = JSON.parse(text);
  if (!dump.device) return assert.throws(() => parseSource(source), /list of devices/);
  const parsed = parseSource(source);
  const found = values(parsed);
  const log = dump.nvme_smart_health_information_log;
  assert.equal(parsed.tool, 'smartctl');
  assert.equal(found.get('temperature'), dump.temperature?.current, 'temperature is the decoded one');
  const { hours, minutes = 0 } = dump.power_on_time ?? {};
  assert.equal(found.get('power-on-time'), hours === undefined ? undefined : (hours * 60 + minutes) * 60);
  assert.equal(found.get('power-cycles'), dump.power_cycle_count);
  assert.equal(found.get('wear'), log ? log.percentage_used / 100 : found.get('wear'));
  if (log) assert.equal(found.get('bytes-written'), log.data_units_written * 512_000);
  const gigabytes = dump.scsi_error_counter_log?.write?.gigabytes_processed;
  if (gigabytes) assert.ok(Math.abs(Number(found.get('bytes-written')) - gigabytes * 1e9) < 1);
  assert.equal(parsed.device?.capacity ?? undefined, dump.user_capacity?.bytes);
  assert.equal(parsed.device?.model ?? undefined, dump.model_name ?? dump.scsi_model_name);
  const status = dump.smartctl?.exit_status ?? 0;
  assert.equal(
    status !== 0,
    parsed.warnings.some(({ message }) => message.includes(`status ${status}`)),
  );
});

forEachFile('nvme-cli', (text, source, file) => {
  if (file.includes('list-empty')) return assert.throws(() => parseSource(source), InputError);
  const document = JSON.parse(text);
  const parsed = parseSource(source);
  assert.equal(parsed.tool, 'nvme');
  if (document.Devices) {
    const models = text.match(/"ModelNumber"\s*:/g) ?? [];
    assert.equal(parsed.health?.facts.length, models.length, 'every drive of the list is shown');
    return;
  }
  const found = values(parsed);
  assert.equal(found.get('temperature'), Number(document.temperature) - 273, 'kelvin');
  assert.equal(found.get('bytes-written'), Number(document.data_units_written) * 512_000);
  assert.equal(found.get('bytes-read'), Number(document.data_units_read) * 512_000);
  assert.equal(found.get('power-on-time'), Number(document.power_on_hours) * 3600);
  assert.equal(found.get('wear'), Number(document.percent_used) / 100);
});
