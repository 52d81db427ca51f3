import type { ConventionsEnvironment } from '../conventions.js';
import { FUNCTIONS } from './math-or-prose.js';

const COMMAND = /\\[A-Za-z]/;
const PATH = /^\s*[A-Za-z]:\\/;
/** After a letter, a number or a bracket, not within a name such as `user_id`; or before a group: `^{\circ}`. */
const SCRIPT =
  /(?<![\p{L}_\\])(?:\p{L}\d*|\d+|[)\]}|'])[\^_][\p{L}\d{\\+*(-]|(?<!\\)[\^_](?:\{|\\[A-Za-z])|\p{L}\^[+-]?\d/u;
const OPERAND_BEFORE = String.raw`[\p{L}\d)\]}|'!.]`;
const OPERAND_AFTER = String.raw`[\p{L}\d([{|\\.+−-]`;
const OPERATOR = new RegExp(
  String.raw`${OPERAND_BEFORE}\s*(?:[=<>≤≥≠≈∈+*×·]|(?<=\s)[-−](?=\s)|(?<=\d)[-−](?=[a-z])|(?<=[a-z])[-−](?=\d))\s*${OPERAND_AFTER}`,
  'u',
);
/** A sign that relates two sides of a formula. */
const RELATION = /[=<>≤≥≠≈∈]/;
/** Segments and the like have names of capitals: `AB`. */
const WORD = /(?![A-Z]{2}(?!\p{L}))\p{L}{2,}/gu;
/** Factors side by side, `ma` and `nRT`, unless they read as one of the short words. */
const PRODUCT =
  /^(?!(?:a[nst]|and|any|are|by|can|for|get|if|in|is|it|its|key|no|not|of|off|ok|on|one|or|set|the|to|two|use|via|was|yes|you)$)\p{L}{2,3}$/iu;

/** `id=5` */
const SETTING = /^\p{L}+=\d+$/u;

/** `e.g.`, `i. e.` */
const ABBREVIATION = /(?<![\p{L}\\])\p{L}\.\s?\p{L}\./u;
const SHORT_FORM = /\p{L}\.\p{L}|\p{L}\.$/u;
const NAME = /\p{L}\d|\d\p{L}{2}/u;
const NOT_IN_FORMULAS = /[@"?;“”„‘’…#$€£]|(?<!\\)[%&]/;
/** `C++`, `C++17`, `C#`, `A+`, `B-`, `65+`, also as programs escape them; but not `n+1`, `x ++ y` and `xs++ys`. */
const NAME_WITH_SIGN =
  /\p{L}(?:\\?\+){2}(?!\\?[\p{L}([{])|\p{L}(?:#|\\#(?!\s*[\p{L}\\({]))|^[\p{L}\d]+(?:\\?[+\-−]){1,2}$/u;
/** What LaTeX refuses, or reads as a comment, without a backslash before it, and quotation marks; but not the `&=` of aligned lines. */
const NEVER_IN_FORMULAS = /[@$€£“”„]|(?<!\\)#|\d%|(?<!\\)&(?!\s*[=<>≤≥])/;
/** A year, the digits of a telephone number, or a number with a comma. */
const NUMBER = /^(?:1[5-9]|20)\d\d$|\d[ ,-]\d{3}/;

/**
 * What the text between `\(` and `\)` shows: a formula, by a command, a script or an operator; words, or something else that stands between
 * brackets in prose; `undefined` if it may be either, such as a single letter. `before` is what stands right before it.
 */
export function bracketEvidence(before: string, content: string): 'formulas' | 'words' | undefined {
  if (isNoFormula(content, before)) return 'words';
  if (COMMAND.test(content) || SCRIPT.test(content)) return 'formulas';
  const isOperation = OPERATOR.test(content) && (/\p{L}/u.test(content) || RELATION.test(content));
  if (isOperation && !(content.match(WORD) ?? []).some((word) => isWord(word, content))) return 'formulas';
  // `form\(s\)`
  const isEnding = /\p{L}{2}$/u.test(before) && /^\p{L}+$/u.test(content);
  const isProse = [SHORT_FORM, NAME, NOT_IN_FORMULAS, NUMBER].some((sign) => sign.test(content.trim()));
  const hasWords = (content.match(/\p{L}{2,}/gu) ?? []).some((word) => !FUNCTIONS.has(word));
  return hasWords || isEnding || isProse ? 'words' : undefined;
}

function isWord(letters: string, content: string): boolean {
  return (
    !FUNCTIONS.has(letters) && (!RELATION.test(content) || SETTING.test(content) || !PRODUCT.test(letters))
  );
}

/** Whether brackets are escaped ones in a text, not the delimiters of a formula. */
export function areEscapedAround(
  content: string,
  before: string,
  { escapedBrackets }: Pick<ConventionsEnvironment, 'escapedBrackets'>,
): boolean {
  if (isNoFormula(content, before)) return true;
  if (escapedBrackets === 'most') return bracketEvidence(before, content) !== 'formulas';
  return (
    escapedBrackets === 'words' &&
    /^\p{L}+$/u.test(content.trim()) &&
    bracketEvidence(before, content) === 'words'
  );
}

/** The text before a bracket, as far as it can tell what is in it. */
export function textBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - 100), at);
}

/**
 * Whether what is between brackets is no formula in any text: a link, a path, a name such as `C++`, the short form of the words
 * before it, or what LaTeX cannot read.
 */
function isNoFormula(content: string, before = ''): boolean {
  const text = content.trim();
  if (isShortForm(text, before)) return true;
  if (/\]\(|:\/\//.test(text) || PATH.test(text) || ABBREVIATION.test(text)) return true;
  if (NAME_WITH_SIGN.test(text)) return true;
  return !COMMAND.test(text) && NEVER_IN_FORMULAS.test(text);
}

/** Whether capitals are the initials of the words before them: `Mean Light Time \(MLT\)`. */
function isShortForm(letters: string, before: string): boolean {
  if (!/^\p{Lu}{3,8}$/u.test(letters)) return false;
  const initials = Array.from(before.matchAll(/(?<!\p{L})\p{L}/gu), ([initial]) => initial.toUpperCase());
  return initials.slice(-letters.length).join('') === letters;
}
