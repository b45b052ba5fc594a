import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { Warn } from 'vega';
import { compile as compileVegaLite } from 'vega-lite';

/** @typedef {import('../model/chartData.js').Spec} Spec */

/** @type {import('ajv').ValidateFunction | null} */
let check = null;

/**
 * Compiled only where something is drawn at all, and once: half a second. Ajv's usual care for the speed of the check itself
 * makes it four times that, and is won back by no site.
 */
function schemaCheck() {
  if (!check) {
    const schema = createRequire(import.meta.url)('vega-lite/vega-lite-schema.json');
    check = new Ajv({
      strict: false,
      validateFormats: false,
      inlineRefs: false,
      code: { optimize: false },
    }).compile(schema);
  }
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
  const valid = schemaCheck();
  if (!valid(spec)) {
    const first = valid.errors?.[0];
    throw new Error(
      `chart ${name}: the spec breaks the Vega-Lite schema at ${first?.instancePath || '/'}: ${first?.message}`,
    );
  }
  /** @type {string[]} */
  const warnings = [];
  const compiled = compileVegaLite(spec, { logger: collector(warnings) });
  if (warnings.length) throw new Error(`chart ${name}: Vega-Lite warns: ${warnings.join('; ')}`);
  return fixedSize(compiled.spec, spec);
}

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
