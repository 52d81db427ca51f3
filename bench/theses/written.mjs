// What the entries of a BibTeX file have, for the kinds of differences.

export const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
export const ORDINALS = 'first|1st second|2nd third|3rd fourth|4th fifth|5th sixth|6th'
  .split(' ')
  .map((names) => new RegExp(`\\b(?:${names})\\b`, 'i'));

/**
 * Leaves out people whose names in the file have a sign: their names and initials, in any order.
 *
 * @param {string} source @param {RegExp} sign
 */
export function withoutPeople(source, sign) {
  // In braces, it is an institution.
  const names = fields(
    source.replace(/\{\{[^{}]*\}\}|(?<=and\s+|\{)\{[^{}]*\}/g, ''),
    /^(?:author|editor)$/,
  ).flatMap((list) => list.split(/\s+and\s+/));
  const words = names.filter((name) => sign.test(name)).flatMap((name) => name.match(WORDS) ?? []);
  if (words.length === 0) return undefined;
  const parts = new RegExp(
    `(?:[^\\p{L}\\p{N}(]*(?<![\\p{L}\\p{N}])(?:${words.join('|')}|\\p{Lu})(?![\\p{L}\\p{N}])\\.?)+(?: &)?`,
    'gu',
  );
  return (/** @type {string} */ text) => text.replace(parts, '@');
}

/** A dash in TeX between a word and others. */
export const TEX_DASH =
  /([\p{L}\d]+)[{}'\s]*\\text(?:en|em)dash(?:\{\})?[\s}]*\{*(?=([\p{L}\d]+(?: [\p{L}\d]+)*))/gu;

/** Without accents, in TeX or not. @param {string} text */
export function unaccented(text) {
  return text
    .replace(/\{?\\["'`^~=.]\{?(\p{L})\}*/gu, '$1')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The values of fields of entries, without LaTeX. @param {string} source @param {RegExp} names */
export function fields(source, names) {
  return [
    ...source.matchAll(/^\s*([\w-]+)\s*=\s*([\s\S]*?)(?=,?\s*(?:\n\s*[\w-]+\s*=|\n?\s*\}\s*(?:\n|$)))/gm),
  ]
    .filter(([, name = '']) => names.test(name.toLowerCase()))
    .map(([, , value = '']) => plainTex(value).replace(/^"|"$/g, '').trim());
}

/** @param {string} text */
export function plainTex(text) {
  return text
    .replace(/\\(?:emph|textit|textbf|textsc|url|textnormal)\b/g, '')
    .replace(/\\([&%_#$])/g, '$1')
    .replace(/[{}]/g, '');
}
