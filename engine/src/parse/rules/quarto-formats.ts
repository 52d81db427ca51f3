import type { Attributes } from '../attributes.js';

const WORD = /^(?:docx|word|office)$/i;

/**
 * Whether Quarto leaves a div or span out of Word files: `::: {.content-visible when-format="html"}` and the like (quarto.org,
 * "Conditional Content").
 */
export function isForOtherFormats(names: readonly string[], { values }: Attributes): boolean {
  const [when, unless] = [values.get('when-format'), values.get('unless-format')];
  const isForWord = (when === undefined || WORD.test(when)) && (unless === undefined || !WORD.test(unless));
  if (names.includes('content-visible')) return !isForWord;
  if (!names.includes('content-hidden')) return false;
  const isConditional = [...values.keys()].some((key) => /^(?:when|unless)-(?:meta|profile)$/.test(key));
  return isForWord && !isConditional;
}
