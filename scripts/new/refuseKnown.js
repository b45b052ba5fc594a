import { InputError } from '../model/inputError.js';

/**
 * A reader is for files that the program does not read itself. Nothing else that is begun needs the parsers.
 *
 * @param {import('../model/parser.js').Source} source
 * @throws {InputError}
 */
export async function refuseKnown(source) {
  const { recogniseParser } = await import('../parse/index.js');
  const known = parserOf(source, recogniseParser);
  if (known)
    throw new InputError(`Benchfolio reads ${known.title} already (${known.tool})`, {
      file: source.name,
      hint: `npm run inspect -- ${source.name} shows what it holds`,
    });
}

/**
 * @param {import('../model/parser.js').Source} source
 * @param {typeof import('../parse/index.js').recogniseParser} recogniseParser
 */
function parserOf(source, recogniseParser) {
  try {
    return recogniseParser(source);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
