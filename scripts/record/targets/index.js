import { InputError } from '../../model/inputError.js';
import { openEmulatedDrive } from './emulatedDrive.js';
import { openFile } from './file.js';
import { openLoop } from './loop.js';

/**
 * @typedef {object} Target a product made ready in a scratch folder
 * @property {string[]} fioArgs  engine, file and size, all names relative to the scratch folder
 * @property {string} [truth]    file in the scratch folder that says what an emulated drive did
 * @property {() => Promise<void>} close  gives back whatever was made
 */

/**
 * @typedef {Record<string, any>} TargetSpec the `[target]` table of a product file
 * @typedef {(spec: TargetSpec, scratch: string) => Promise<Target>} OpenTarget
 */

/** How each kind of target is made. @type {Record<string, OpenTarget>} */
const openTargets = {
  file: openFile,
  loop: openLoop,
  'emulated-drive': openEmulatedDrive,
};

/**
 * @param {TargetSpec} spec
 * @param {string} scratch
 * @throws {InputError} when the kind is unknown or the machine refuses
 */
export function openTarget(spec, scratch) {
  if (Object.hasOwn(openTargets, spec.kind)) return openTargets[spec.kind](spec, scratch);
  const hint = `kind under [target] is one of: ${Object.keys(openTargets).join(', ')}`;
  throw new InputError(`unknown target kind: ${spec.kind}`, { hint });
}

/** An emulated drive begins every run new, with its cache empty; real targets stay, as a drive would. */
export const isFreshEachRun = (/** @type {TargetSpec} */ spec) => spec.kind === 'emulated-drive';
