import type { StateInline } from 'markdown-it';
import type { TextDialect } from '../../../api/text-dialect.js';
import { type ConventionsEnvironment, isOfPandoc, recordDisputed } from '../conventions.js';
import type { InlineRow } from '../row.js';

/** The states that are reading a script, in which `\ ` is a space. */
const readingScript = new WeakSet<StateInline>();

/**
 * `H~2~O`, `*V*~max~`, `^14^C`: a text without spaces between two delimiters that is attached to what stands before it, as in pandoc
 * (its manual: `superscript`, `subscript`). Spaces in it are written `\ `. Between single tildes that are attached to
 * nothing a text is struck out, as in GFM, but not in a text that is written for pandoc or HackMD; in one for GitHub, all are. The tokens are `sub_…`, `sup_…`
 * and the parser's own `s_…`.
 *
 * @example
 * H~2~O, *V*~max~, ^14^C and a word ~struck~
 * @example
 * some ~words struck~ out
 */
export const subscriptAndSuperscript: InlineRow = {
  kind: 'inline',
  name: 'subscript_superscript',
  dialect: 'pandoc',
  firstCharacters: '^~',
  read(state, silent) {
    const sign = state.src[state.pos];
    if (sign !== '~' && sign !== '^') return false;
    const end = endOf(state, sign);
    const name = end === undefined ? undefined : nameOf(state, sign, end);
    if (end === undefined || name === undefined) return false;
    if (!silent) pushPair(state, name, end);
    state.pos = end + 1;
    return true;
  },
};

/**
 * `\ ` is a no-break space in scripts and in pandoc's Markdown (its manual, "Backslash escapes"); in other texts, between words.
 *
 * @example
 * x^a\ b^
 * @example
 * p.\ 7
 */
export const escapedSpaces: InlineRow = {
  kind: 'inline',
  name: 'escaped_space',
  dialect: 'pandoc',
  firstCharacters: '\\',
  read(state, silent) {
    if (!state.src.startsWith('\\ ', state.pos) || state.pos + 2 > state.posMax) return false;
    const env: ConventionsEnvironment = state.env;
    const isMeant = readingScript.has(state) || isBetweenWords(state);
    if (!isMeant && !isOfPandoc(env)) return false;
    if (!isMeant) recordDisputed(env, '\\ ');
    if (!silent) state.pending += NO_BREAK_SPACE;
    state.pos += 2;
    return true;
  },
};

function isBetweenWords({ src, pos, posMax }: StateInline): boolean {
  return (
    /[\p{L}\p{N}.,;:)]/u.test(src.charAt(pos - 1)) &&
    pos + 2 < posMax &&
    /[\p{L}\p{N}]/u.test(src.charAt(pos + 2))
  );
}

const NO_BREAK_SPACE = '\u00a0';
/** Longer code in a script is not looked for, or many open ones would take long. */
const MAX_CODE = 100;

/** The position of the closing sign; `undefined` if there is none. */
function endOf(state: StateInline, sign: '~' | '^'): number | undefined {
  const { src, pos, posMax } = state;
  if (src[pos + 1] === sign || src[pos - 1] === sign || src[pos + 1] === '[') return undefined;
  let brackets = 0;
  for (let at = pos + 1; at < posMax; at++) {
    const character = src[at] ?? '';
    if (character === '[') brackets++;
    // The end of a link in which the script has begun: `[The sign ^](#sign-^)`.
    if (character === ']' && --brackets < 0) return undefined;
    if (character === '\\' && src[at + 1] !== '\n') at++;
    else if (/\s/.test(character) && !mayHoldSpaces(state, sign)) return undefined;
    else if (character === '`') at = endOfCode(src, at) - 1;
    else if (character === '[' && src[at + 1] === '^') at = endOfNote(src, at) - 1;
    else if (character === sign) return at > pos + 1 && !continues(src, at, sign) ? at : undefined;
  }
  return undefined;
}

/** Where a reference to a note that begins at `start` ends: its sign ends no script. */
function endOfNote(src: string, start: number): number {
  const [reference = '['] = /^\[\^[^\]\s]{1,100}\]/.exec(src.slice(start, start + 103)) ?? [];
  return start + reference.length;
}

/** What is struck out, as in GFM, may be several words; a script is one. */
function mayHoldSpaces({ src, pos, env }: StateInline, sign: '~' | '^'): boolean {
  if (sign === '^' || /[\s\d~]/.test(src.charAt(pos + 1)) || isAttached(src, pos)) return false;
  const { dialect }: ConventionsEnvironment = env;
  return dialect !== 'hackmd' && !isOfPandoc(env);
}

/** Whether the sign belongs to others after it. A note may follow it, `x^2^^[Note.]`, or the end of what is struck out: `~~V~max~~~`. */
function continues(src: string, at: number, sign: '~' | '^'): boolean {
  if (src[at + 1] !== sign) return false;
  return sign === '^' ? src[at + 2] !== '[' : src[at + 2] !== sign || src[at + 3] === sign;
}

/** Where code ends that may begin at `start`, or where its sign ends. */
function endOfCode(src: string, start: number): number {
  const [sign = '`'] = /^`+/.exec(src.slice(start, start + MAX_CODE)) ?? [];
  const end = src.slice(start + sign.length, start + MAX_CODE).search(new RegExp(`(?<!\`)${sign}(?!\`)`));
  return end < 0 ? start + sign.length : start + end + 2 * sign.length;
}

/** Ranges and pauses in East Asian texts, which have no spaces: `3~5天，10~15元`. */
const EAST_ASIAN_PAUSE = /[、。，：；！？]/;
/** Expressions of faces: `^_^`, `(^o^)`. */
const FACE = /^(?:[\p{P}\p{S}]+|[oOuUvVwW])$/u;
const MARKS = /^[*†‡§¶#]+$/;

type Script = 'sub' | 'sup' | 's';

function nameOf(state: StateInline, sign: '~' | '^', end: number): Script | undefined {
  const env: ConventionsEnvironment = state.env;
  const shown = shownName(state, sign, end);
  const name = env.dialect === undefined ? shown : nameIn(env.dialect, sign, shown);
  if (name !== shown) recordDisputed(env, `${sign}…${sign}`);
  return name;
}

/** What a pair is in a dialect, which may be something else than what is around it shows. */
function nameIn(dialect: TextDialect, sign: '~' | '^', shown: Script | undefined): Script | undefined {
  if (dialect === 'hackmd' || isOfPandoc({ dialect })) return sign === '^' ? 'sup' : 'sub';
  if (dialect === 'github') return sign === '^' ? undefined : 's';
  return shown;
}

/** What a pair is by what is in it and around it. */
function shownName(state: StateInline, sign: '~' | '^', end: number): Script | undefined {
  const { src, pos, posMax } = state;
  const inner = src.slice(pos + 1, end);
  const script = sign === '^' ? 'sup' : 'sub';
  if (EAST_ASIAN_PAUSE.test(inner)) return undefined;
  // Several words are struck out only where nothing else may be meant.
  const next = src.charAt(end + 1);
  if (/\s/.test(inner.replaceAll('\\ ', '')) && (isWord(next) || next === sign)) return undefined;
  if (isAttached(src, pos)) return script;
  const after = end + 1 < posMax ? src.charAt(end + 1) : '';
  if (sign === '^')
    return (FACE.test(inner) && !MARKS.test(inner) && !isWord(after)) || /["$|]/.test(inner)
      ? undefined
      : 'sup';
  // `~6~Li`: only a number stands before what it belongs to; `~old~new` is struck out, as in GFM.
  if (/^\d+$/.test(inner) && isWord(after)) return 'sub';
  return state.scanDelims(pos, true).can_open && state.scanDelims(end, true).can_close ? 's' : undefined;
}

const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

function pushPair(state: StateInline, name: 'sub' | 'sup' | 's', end: number): void {
  const { pos, posMax } = state;
  const isWithin = readingScript.has(state);
  state.push(`${name}_open`, name, 1);
  state.pos = pos + 1;
  state.posMax = end;
  readingScript.add(state);
  state.md.inline.tokenize(state);
  if (!isWithin) readingScript.delete(state);
  state.posMax = posMax;
  state.push(`${name}_close`, name, -1);
}

/** Delimiters that may stand between a space and the text that they open. */
const OPENING = /[*_=+"'“‘„«‹([{¿¡-]/u;
const TAG = /<\/?([a-z][a-z\d-]*)(?:[\s/][^<>]*)?>$/i;
/** The length of a tag that is looked for, and the number of delimiters. */
const MAX_TAG = 300;
const MAX_DELIMITERS = 20;

/**
 * Whether something other than a space stands before a position of running text: a letter, a sign, code, the end of
 * emphasis. Delimiters that open there are no part of the text: nothing is attached to the quotation mark in `a "~b~`, nor
 * to the tag in `a <b>~b~`.
 */
function isAttached(src: string, pos: number): boolean {
  let at = pos;
  for (let count = 0; at > 0 && count < MAX_DELIMITERS; count++) {
    const before = src.charAt(at - 1);
    if (/\s/.test(before)) return false;
    if (before === '>') {
      const [tag, name = ''] = TAG.exec(src.slice(Math.max(0, at - MAX_TAG), at)) ?? [];
      if (tag === undefined) return true;
      if (name.toLowerCase() === 'br') return false;
      at -= tag.length;
    } else if (!OPENING.test(before) || src.charAt(at - 2) === '\\') return true;
    else at--;
  }
  return at > 0;
}
