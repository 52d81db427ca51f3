import { comparable, comparableEntry } from './form.mjs';

const LOOKS = /** @type {Record<string, readonly [look: string, value: string]>} */ ({
  fontStyle: ['i', 'italic'],
  fontWeight: ['b', 'bold'],
  fontVariant: ['sc', 'small-caps'],
});

/**
 * What Footmark prints.
 *
 * @param {Pick<typeof import('../../engine/src/csl/processor.js'), 'createProcessor'>
 *   & Pick<typeof import('../../engine/src/csl/rich-text.js'), 'richText'>} engine
 * @param {string} style the content of a CSL file
 * @param {readonly any[]} sources CSL JSON
 * @param {readonly import('./citations.mjs').Citation[]} citations
 * @param {string} language
 * @param {(language: string) => string} localeOf the content of a locale
 */
export function ownResults({ createProcessor, richText }, style, sources, citations, language, localeOf) {
  const files = new Map(['en-US', 'en-GB', 'de-DE', 'fr-FR', language].map((name) => [name, localeOf(name)]));
  const processor = createProcessor(style, files, language);
  if (!processor) throw new Error('Cannot read a style');
  const { isNote } = processor.style;
  const printed = processor.process(
    citations.map(({ cites }, index) => ({
      note: isNote ? index + 1 : 0,
      cites: cites.map(({ id, prefix, locator }) => ({
        id,
        ...(prefix !== undefined && { prefix: richText(prefix) }),
        ...(locator !== undefined && { locator, label: 'page' }),
      })),
    })),
    new Map(sources.map((source) => [source.id, source])),
  );
  return {
    citations: printed.citations.map(({ tokens }) => comparable(runs(tokens))),
    entries: new Map(printed.bibliography.map(({ id, tokens }) => [id, comparableEntry(runs(tokens))])),
  };
}

/** @param {readonly import('../../engine/src/csl/finish.js').Token[]} tokens @returns {import('./form.mjs').Run[]} */
function runs(tokens) {
  /** @type {Record<string, boolean>[]} */
  const looks = [];
  /** @type {{ text: string, look: readonly string[] }[]} */
  const found = [];
  for (const token of tokens) {
    if (token.kind === 'close') looks.pop();
    if (token.kind === 'text') found.push({ text: token.text, look: current(looks) });
    if (token.kind !== 'open') continue;
    if (token.display !== undefined && token.display !== 'left-margin') found.push({ text: ' ', look: [] });
    looks.push(lookOf(token.format ?? {}));
  }
  return found;
}

/** @param {object} format @returns {Record<string, boolean>} */
function lookOf(format) {
  return Object.fromEntries(
    Object.entries(format).flatMap(([key, value]) => {
      const [look, isValue] = LOOKS[key] ?? [];
      return look === undefined ? [] : [[look, value === isValue]];
    }),
  );
}

/** @param {readonly Record<string, boolean>[]} looks */
function current(looks) {
  return Object.entries(Object.assign({}, ...looks)).flatMap(([look, isOn]) => (isOn ? [look] : []));
}
