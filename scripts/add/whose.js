import { problem } from '../model/inputError.js';
import { parseQuantity } from '../model/parseQuantity.js';
import { deviceChooser } from './chooseDevice.js';
import { matchDevice } from './matchDevice.js';
import { slugOf } from './safeName.js';

/**
 * @typedef {import('./intake.js').Intake} Intake
 * @typedef {import('./plan.js').Facts} Facts
 */

/**
 * Which devices a file is about: one, but for tables that name several. What cannot be told is left on the desk.
 *
 * @param {Intake[]} intakes
 * @param {Facts} facts
 * @param {import('./desk.js').Desk} desk
 * @returns {(intake: Intake) => string[]}
 */
export function ownersIn(intakes, { project, options, answers }, desk) {
  const devices = [...project.devices.values()];
  const choose = deviceChooser(intakes, devices);
  return (intake) => {
    if (options.device) return [options.device];
    const subjects = [...new Set(intake.rows.flatMap(({ subject }) => subject ?? []))];
    if (subjects.length > 0) return subjectOwners(intake, subjects, { devices, desk });
    const { device, asked } = choose(intake);
    if (device !== undefined) return [device];
    const answer = answers.get(`device ${asked.level.path}`);
    if (answer) return [answer];
    if (intake.kind === 'picture') desk.leave(intake, unplaced);
    else desk.ask(deviceQuestion(asked), [intake]);
    return [];
  };
}

const unplaced = problem('which device it shows cannot be told', {
  severity: 'warning',
  hint: 'put it into the folder of its test, or call again with it alone and --device ID',
});

/** @param {import('./chooseDevice.js').Asked} asked */
const deviceQuestion = ({ level, reason, choices }) => ({
  key: `device ${level.path}`,
  text: `which device are the files in ${level.path} of: ${reason}`,
  choices,
  flag: '--device',
});

/**
 * @param {Intake} intake
 * @param {string[]} subjects as the table names them
 * @param {{ devices: import('./matchDevice.js').KnownDevice[], desk: import('./desk.js').Desk }} context
 */
function subjectOwners(intake, subjects, { devices, desk }) {
  const matched = subjects.map((subject) => ({ subject, ids: subjectIds(subject, devices) }));
  const open = matched.filter(({ ids }) => ids.length !== 1);
  if (open.length === 0) return [...new Set(matched.flatMap(({ ids }) => ids))];
  const names = open.map(({ subject, ids }) =>
    ids.length > 1 ? `${subject} (${ids.join(' or ')})` : subject,
  );
  const hint = 'write the name of the device file or its id, or make one: npm run new -- device NAME';
  desk.leave(intake, problem(`the table names devices that are not known: ${names.join(', ')}`, { hint }));
  return [];
}

/**
 * @param {string} subject
 * @param {import('./matchDevice.js').KnownDevice[]} devices
 */
export function subjectIds(subject, devices) {
  const same = devices.filter(({ id, value }) =>
    [id, value.name ?? ''].some((name) => slugOf(name) === slugOf(subject)),
  );
  if (same.length > 0) return same.map(({ id }) => id);
  const size = /\d+(?:\.\d+)?\s*[GT]B/i.exec(subject)?.[0];
  const capacity = size ? (parseQuantity(size.toUpperCase())?.value ?? null) : null;
  return matchDevice({ model: subject, firmware: null, serial: null, capacity }, devices).ids;
}
