import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { Warn } from 'vega';
import { compile as compileVegaLite } from 'vega-lite';
import { isAuthorsSpec, misspeltKey } from './checkAuthorsSpec.js';

/** @typedef {import('../model/chartData.js').Spec} Spec */

/** @type {import('ajv').ValidateFunction | null} */
let check = null;

const schema = () => createRequire(import.meta.url)('vega-lite/vega-lite-schema.json');

/**
 * Compiled only where something is drawn at all, and once: half a second. Ajv's usual care for the speed of the check itself
 * makes it four times that, and is won back by no site.
 */
function schemaCheck() {
  check ??= new Ajv({
    strict: false,
    validateFormats: false,
    inlineRefs: false,
    code: { optimize: false },
  }).compile(schema());
  return check;
}

/**
 * A misspelt field compiles and draws nothing, so a spec is checked against the schema, and no warning is let through.
 *
 * @param {Spec} spec
 * @param {string} name of the chart and its layout, for messages
 * @returns {import('vega').Spec}
 */
export function compile(spec, name) {
  const misspelt = isAuthorsSpec(spec) ? misspeltKey(spec, schema()) : null;
  if (misspelt) throw new Error(`chart ${name}: ${misspelt}`);
  const valid = schemaCheck();
  if (!valid(spec)) {
    const first = deepest(valid.errors ?? []);
    throw new Error(
      `chart ${name}: the spec breaks the Vega-Lite schema at ${first?.instancePath || '/'}: ${first?.message}`,
    );
  }
  /** @type {string[]} */
  const warnings = [];
  const compiled = compileVegaLite(spec, { logger: collector(warnings) });
  const meant = warnings.filter((warning) => !isMoot(warning));
  if (meant.length) throw new Error(`chart ${name}: Vega-Lite warns: ${meant.join('; ')}`);
  return fixedSize(compiled.spec, spec);
}

/** Vega-Lite says that it does not fit heights made of steps, also where only the width was to be fitted. @param {string} warning */
const isMoot = (warning) => warning === 'Dropping "fit-y" because spec has discrete height.';

/**
 * Of all branches that a spec does not take, the one it followed farthest is what was meant.
 *
 * @param {import('ajv').ErrorObject[]} errors
 */
const deepest = (errors) =>
  errors.reduce((found, each) => (depth(each) > depth(found) ? each : found), errors[0]);

/** @param {import('ajv').ErrorObject} error */
const depth = ({ instancePath }) => instancePath.split('/').length;

/**
 * Panels have no size of their own in Vega-Lite: they get the one the chart kind has planned, like all other charts.
 *
 * @param {import('vega').Spec} compiled
 * @param {Spec} spec
 * @returns {import('vega').Spec}
 */
function fixedSize(compiled, spec) {
  const size = /** @type {{ width: number, height: number } | undefined} */ (spec.usermeta?.size);
  if (!size || !('vconcat' in spec)) return compiled;
  return { ...compiled, ...size, autosize: { type: 'none' } };
}

/**
 * A logger that keeps what would be printed.
 *
 * @param {string[]} warnings
 * @returns {import('vega').LoggerInterface}
 */
export function collector(warnings) {
  const keep = (/** @type {readonly unknown[]} */ ...parts) => {
    warnings.push(parts.join(' '));
    return logger;
  };
  const logger = /** @type {import('vega').LoggerInterface} */ (
    /** @type {unknown} */ ({
      level: (/** @type {number | undefined} */ level) => (level === undefined ? Warn : logger),
      error: keep,
      warn: keep,
      info: () => logger,
      debug: () => logger,
    })
  );
  return logger;
}
