import type { Env } from 'markdown-it';
import type { LineBreaks } from '../api/options.js';
import type { FrontMatter } from '../model/metadata.js';
import { type ChunkOptions, knitrDefaults } from '../source/chunk-options.js';
import { FenceTracker } from '../source/fenced-lines.js';
import { attributesAt, attributesEnding, isEmpty } from './attributes.js';
import { isMyst } from './rules/block/myst/names.js';
import { bracketEvidence } from './rules/inline/bracket-evidence.js';
import { endOfMath } from './rules/inline/math-ends.js';

/** What a whole text shows about how it is written; some signs and lines mean something else then. */
export interface Conventions {
  /** MyST: its lines `% …` and `+++` have a meaning. */
  readonly isMyst: boolean;
  /** Written for pandoc, or for a program that is made of it, such as Quarto: `~x~` is a subscript wherever it stands. */
  readonly isPandoc: boolean;
  /** `\(` and `\[` are escaped brackets around words, as GitBook and other programs write them, not delimiters of formulas. */
  readonly escapesBrackets: boolean;
  /** It has raw Word XML, beside which what it has for other formats is left out: it says the same to them. */
  readonly hasWordXml: boolean;
  /** What is shown of the first chunks that do not say so themselves. */
  readonly chunks: ChunkOptions;
  /** Whether line breaks within paragraphs are kept. */
  readonly lineBreaks: LineBreaks;
  /** Whether alternative texts of pictures in paragraphs of their own are captions. */
  readonly captionsAreAlt: boolean;
}

/** In the parser's environment: what the whole text shows, also while a piece of it is parsed. */
export type ConventionsEnvironment = Env & Partial<Conventions>;

/** What a part of a text shows. That of a whole text is the sum of its parts, if they begin as stretches do. */
export interface Evidence {
  readonly isMyst: boolean;
  readonly isPandoc: boolean;
  readonly hasWordXml: boolean;
  /** How many escaped brackets contain a formula, and how many contain words. */
  readonly formulas: number;
  readonly words: number;
  /** The defaults that its code sets for the chunks after it. */
  readonly chunks: ChunkOptions;
}

/** Keys of front matter that only pandoc, R Markdown and Quarto have. */
const PANDOC_KEYS = new Set(
  'biblio-style bibliography citation-style classoption crossref csl documentclass header-includes link-citations number-sections numbersections pdf-engine reference-doc'.split(
    ' ',
  ),
);

/**
 * What all parts of a text show together with its front matter. `citesSources` says whether it has sources that pandoc's
 * citations refer to.
 */
export function conventionsOf(
  parts: Iterable<Evidence>,
  {
    fields = {},
    chunks = {},
    lineBreaks = 'auto',
    imageCaptions,
  }: Pick<FrontMatter, 'fields' | 'chunks' | 'lineBreaks' | 'imageCaptions'>,
  citesSources: boolean,
): Conventions {
  const isPandoc = citesSources || Object.keys(fields).some((key) => PANDOC_KEYS.has(key));
  let [myst, pandoc, wordXml, formulas, words] = [false, isPandoc, false, 0, 0];
  for (const part of parts) {
    myst ||= part.isMyst;
    pandoc ||= part.isPandoc;
    wordXml ||= part.hasWordXml;
    formulas += part.formulas;
    words += part.words;
  }
  return {
    isMyst: myst,
    isPandoc: pandoc,
    hasWordXml: wordXml,
    escapesBrackets: words > formulas,
    chunks,
    lineBreaks,
    captionsAreAlt: imageCaptions === 'alt',
  };
}

export function areSame(one: Conventions, other: Conventions): boolean {
  return (
    one.isMyst === other.isMyst &&
    one.isPandoc === other.isPandoc &&
    one.hasWordXml === other.hasWordXml &&
    one.escapesBrackets === other.escapesBrackets &&
    one.lineBreaks === other.lineBreaks &&
    one.captionsAreAlt === other.captionsAreAlt &&
    showAlike(one.chunks, other.chunks)
  );
}

export function showAlike(one: ChunkOptions, other: ChunkOptions): boolean {
  return one.echo === other.echo && one.include === other.include;
}

/** What a text shows, or the lines of it that begin where no block continues. */
export function evidenceIn(text: string): Evidence {
  const mayBePandoc = PANDOC_MARKS.some((mark) => text.includes(mark));
  const mayHaveBrackets = text.includes('\\(') || text.includes('\\[');
  const prose = mayBePandoc || mayHaveBrackets ? withoutCode(text) : '';
  return {
    isMyst: isMyst(text),
    chunks: knitrDefaults(text),
    isPandoc: mayBePandoc && isForPandoc(prose),
    hasWordXml: text.includes('{=openxml}'),
    ...(mayHaveBrackets ? bracketsIn(prose) : { formulas: 0, words: 0 }),
  };
}

function isForPandoc(text: string): boolean {
  if (PANDOC.some((sign) => sign.test(text))) return true;
  for (const { 0: before, index } of text.matchAll(BEFORE_ATTRIBUTES)) {
    const found = attributesAt(text, index + before.length);
    if (found && !isEmpty(found.attributes)) return true;
  }
  return Array.from(text.matchAll(HEADING_WITH_ATTRIBUTES)).some(([heading]) =>
    attributesEnding(heading)?.attributes.classes.some(
      (name) => name === 'unnumbered' || name === 'unlisted',
    ),
  );
}

/** The text with its first lines of fenced code, but without other lines of code, and with empty code in its lines. */
function withoutCode(text: string): string {
  const tracker = new FenceTracker();
  return text
    .split(/\r\n?|\n/)
    .map((line) => (tracker.next(line) === 'rest' || tracker.isIndentedCode ? '' : line))
    .join('\n')
    .replace(/(?<!`)(`{1,2})(?!`)[^\n]{0,500}?[^`\n]\1(?!`)/g, '$1$1');
}

/** Syntax that only pandoc and what is made of it read (pandoc's manual; pandoc-crossref; bookdown; R Markdown). */
const PANDOC: readonly RegExp[] = [
  /`\{=[a-z]/,
  /^[ \t>]*`{3,}[ \t]*\{(?:r|python|julia)[ ,}]/m,
  /^[ \t]*\(@[\w-]*\)[ \t]/m,
  /\\@ref\(/,
  /\{#(?:fig|tbl|eq|sec|lst)[:-]/,
  // The line below the header of a grid table.
  /^[ \t]*\+[=:]{3,}(?:\+[=:]{3,})*\+[ \t]*$/m,
];
/** What stands before the attributes of divs, code and spans: `::: {.name}`, `[text]{.name}`. */
const BEFORE_ATTRIBUTES = /(?:^[ \t>]*(?::{3,}|`{3,})[ \t]*|\])(?=\{[^:])/gm;
const HEADING_WITH_ATTRIBUTES = /^#{1,6}[ \t][^\n]*\}[ \t]*$/gm;
/** What a text must contain for one of these signs. */
const PANDOC_MARKS = ['{', '(@', '\\@ref(', '+=', '+:'];

/** Formulas are not longer, as far as they are looked for here. */
const MAX_FORMULA = 1000;

function bracketsIn(text: string): { readonly formulas: number; readonly words: number } {
  const found = { formulas: 0, words: 0 };
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 2)) {
    const bracket = text[at + 1];
    if (bracket !== '(' && bracket !== '[') continue;
    const limit = Math.min(text.length, at + MAX_FORMULA);
    const end = endOfMath(text, at + 2, limit, bracket === '(' ? '\\)' : '\\]');
    const content = end === undefined ? '' : text.slice(at + 2, end);
    if (end === undefined || /\n[ \t>]*\n/.test(content)) continue;
    const kind = bracketEvidence(text.slice(Math.max(0, at - 2), at), content);
    if (kind) found[kind]++;
    at = end;
  }
  return found;
}
