import type { TextDialect } from '../api/text-dialect.js';
import type { FrontMatter } from '../model/metadata.js';
import { type ChunkOptions, knitrDefaults } from '../source/chunk-options.js';
import { proseOf } from '../source/prose.js';
import type { Conventions } from './rules/conventions.js';
import { bracketEvidence, textBefore } from './rules/inline/bracket-evidence.js';
import { endOfMath } from './rules/inline/math-ends.js';

/** What a part of a text shows. That of a whole text is the sum of its parts, if they begin as stretches do. */
export interface Evidence {
  readonly hasWordXml: boolean;
  /** How many escaped brackets contain a formula, and how many contain words. */
  readonly formulas: number;
  readonly words: number;
  /** Whether a formula with a command of LaTeX is between doubled ones. */
  readonly hasDoubledBrackets: boolean;
  /** The defaults that its code sets for the chunks after it. */
  readonly chunks: ChunkOptions;
}

/** What all parts of a text show together with its front matter and its dialect. */
export function conventionsOf(
  parts: Iterable<Evidence>,
  {
    chunks = {},
    lineBreaks = 'auto',
    imageCaptions,
    tableWidths = [],
  }: Pick<FrontMatter, 'chunks' | 'lineBreaks' | 'imageCaptions' | 'tableWidths'>,
  dialect: TextDialect | undefined,
): Conventions {
  let [wordXml, doubled, formulas, words] = [false, false, 0, 0];
  for (const part of parts) {
    wordXml ||= part.hasWordXml;
    doubled ||= part.hasDoubledBrackets;
    formulas += part.formulas;
    words += part.words;
  }
  return {
    dialect,
    hasWordXml: wordXml,
    hasDoubledBrackets: doubled,
    escapedBrackets: words > formulas ? 'most' : words > 0 && words === formulas ? 'words' : 'none',
    chunks,
    lineBreaks,
    captionsAreAlt: imageCaptions === 'alt',
    tableWidths,
  };
}

export function areSame(one: Conventions, other: Conventions): boolean {
  return (
    one.dialect === other.dialect &&
    one.hasWordXml === other.hasWordXml &&
    one.escapedBrackets === other.escapedBrackets &&
    one.hasDoubledBrackets === other.hasDoubledBrackets &&
    one.lineBreaks === other.lineBreaks &&
    one.captionsAreAlt === other.captionsAreAlt &&
    one.tableWidths.join() === other.tableWidths.join() &&
    showAlike(one.chunks, other.chunks)
  );
}

export function showAlike(one: ChunkOptions, other: ChunkOptions): boolean {
  return one.echo === other.echo && one.include === other.include;
}

/** What a text shows, or the lines of it that begin where no block continues. */
export function evidenceIn(text: string): Evidence {
  const mayHaveBrackets = text.includes('\\(') || text.includes('\\[');
  return {
    chunks: knitrDefaults(text),
    hasWordXml: text.includes('{=openxml}'),
    ...(mayHaveBrackets ? bracketsIn(proseOf(text)) : NO_BRACKETS),
  };
}

/** Formulas are not longer, as far as they are looked for here. */
const MAX_FORMULA = 1000;

const NO_BRACKETS = { formulas: 0, words: 0, hasDoubledBrackets: false };

/** A command of which the backslash is not escaped, as it is in text about LaTeX. */
const COMMAND = /(?<!\\)\\[A-Za-z]{2,}/;

function bracketsIn(text: string): Pick<Evidence, 'formulas' | 'words' | 'hasDoubledBrackets'> {
  const found = { ...NO_BRACKETS };
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 2)) {
    const mark = text[at + 1] === '\\' ? '\\\\' : '\\';
    const bracket = text[at + mark.length];
    if (bracket !== '(' && bracket !== '[') continue;
    const start = at + mark.length + 1;
    const limit = Math.min(text.length, at + MAX_FORMULA);
    const end = endOfMath(text, start, limit, mark + (bracket === '(' ? ')' : ']'));
    const content = end === undefined ? '' : text.slice(start, end);
    if (end === undefined || /\n[ \t>]*\n/.test(content)) continue;
    const kind = bracketEvidence(textBefore(text, at), content);
    if (mark.length > 1) found.hasDoubledBrackets ||= kind === 'formulas' && COMMAND.test(content);
    else if (kind) found[kind]++;
    at = end + mark.length - 1;
  }
  return found;
}
