import type { Env, StateInline } from 'markdown-it';
import type { CitationPart, WrittenCite } from '../../../model/document.js';
import { CITATION_KEY } from '../../../source/citation-keys.js';
import type { InlineRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';

/** In the parser's environment: whether a text has sources, so that keys mean something in it. */
export interface CitingEnvironment extends Env {
  readsCitations?: boolean;
}

/** The sources of a `citation` token. */
export const citesOf = tokenMeta<readonly WrittenCite[]>('cites');

/** What a `citation` token shows, if not all that the style prints. */
export const partOf = tokenMeta<CitationPart>('part');

/**
 * Pandoc's citations, in texts that have sources: `[@key]`, `[see @key, p. 3; -@other]`, and `@key` or `@key [p. 3]` as
 * part of a sentence. The tokens are `citation`, as written in `content`, with their `citesOf`; `markup` is the sign that
 * begins it.
 *
 * @example
 * A text [see @smith2020, p. 3; -@doe1999].
 */
export const citationGroups: InlineRow = {
  kind: 'inline',
  name: 'citation_group',
  dialect: 'pandoc',
  needs: ['@'],
  firstCharacters: '[',
  read: group,
};

/**
 * @example
 * As @smith2020 [p. 3] says.
 */
export const narrativeCitations: InlineRow = {
  kind: 'inline',
  name: 'citation_narrative',
  dialect: 'pandoc',
  firstCharacters: '@',
  read: narrative,
};

const KEY = new RegExp(CITATION_KEY, 'uy');
const ADDRESS_SIGN = 0x40;
const BRACKET = 0x5b;

function group(state: StateInline, silent: boolean): boolean {
  if (!reads(state) || state.src.charCodeAt(state.pos) !== BRACKET) return false;
  const end = endOfGroup(state, state.pos);
  if (end === undefined || /[([]/.test(state.src.charAt(end + 1))) return false;
  const cites = citesIn(state.src.slice(state.pos + 1, end));
  if (!cites) return false;
  push(state, end + 1, cites, '[', silent);
  return true;
}

function narrative(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (!reads(state) || src.charCodeAt(pos) !== ADDRESS_SIGN || isInWord(src, pos)) return false;
  const key = keyAt(src, pos);
  if (!key) return false;
  const rest = locatorAfter(state, key.end);
  const first = { key: key.name, prefix: '', suffix: rest?.suffix ?? '', suppressAuthor: false };
  push(state, rest?.end ?? key.end, [first, ...(rest?.others ?? [])], '@', silent);
  return true;
}

function reads({ env }: StateInline): boolean {
  return (env as CitingEnvironment).readsCitations === true;
}

/** Whether the position is within a word, such as an e-mail address: a key does not continue a word. */
function isInWord(src: string, at: number): boolean {
  return /[\p{L}\p{N}_@/.]$/u.test(src.slice(Math.max(0, at - 2), at));
}

interface Key {
  readonly name: string;
  readonly end: number;
}

function keyAt(src: string, at: number): Key | undefined {
  KEY.lastIndex = at;
  const match = KEY.exec(src);
  const name = match?.[1] ?? match?.[2];
  return match && name !== undefined ? { name, end: at + match[0].length } : undefined;
}

function push(
  state: StateInline,
  end: number,
  cites: readonly WrittenCite[],
  markup: string,
  silent: boolean,
): void {
  if (!silent) {
    const token = state.push('citation', '', 0);
    token.content = state.src.slice(state.pos, end);
    token.markup = markup;
    citesOf.set(token, cites);
  }
  state.pos = end;
}

/** Where the bracket closes that opens at `start`, if there is a key in between. */
function endOfGroup(state: StateInline, start: number): number | undefined {
  const end = state.md.helpers.parseLinkLabel(state, start, false);
  return end >= 0 && state.src.slice(start, end).includes('@') ? end : undefined;
}

/** The sources between brackets; each part between semicolons must have one. */
function citesIn(content: string): readonly WrittenCite[] | undefined {
  const cites = content.split(/;(?![^{]*\})/).map(citeIn);
  return cites.every((cite) => cite !== undefined) ? cites : undefined;
}

function citeIn(part: string): WrittenCite | undefined {
  for (let at = part.indexOf('@'); at >= 0; at = part.indexOf('@', at + 1)) {
    const before = part.slice(0, at);
    const [, prefix = '', minus = ''] = /^([\s\S]*?)(-?)$/.exec(before) ?? [];
    const key =
      isInWord(before, before.length) || (prefix !== '' && !/[\s\p{P}]$/u.test(prefix))
        ? undefined
        : keyAt(part, at);
    if (key)
      return {
        key: key.name,
        prefix: prefix.replace(/\s+/g, ' ').trimStart(),
        suffix: part.slice(key.end).replace(/\s+/g, ' ').trimEnd(),
        suppressAuthor: minus !== '',
      };
  }
  return undefined;
}

interface Rest {
  readonly end: number;
  readonly suffix: string;
  readonly others: readonly WrittenCite[];
}

/** The brackets after a key in a sentence: `@key [p. 3; see also @other]`. */
function locatorAfter(state: StateInline, at: number): Rest | undefined {
  const start = at + (/^[ \n]?(?=\[)/.exec(state.src.slice(at, at + 2))?.[0].length ?? 0);
  if (state.src.charCodeAt(start) !== BRACKET || state.src.charAt(start + 1) === '^') return undefined;
  const { pos } = state;
  state.pos = start;
  const end = state.md.helpers.parseLinkLabel(state, start, false);
  state.pos = pos;
  if (end < 0 || end > state.posMax || /[([]/.test(state.src.charAt(end + 1))) return undefined;
  const [own = '', ...parts] = state.src.slice(start + 1, end).split(';');
  // Brackets with other sources are a separate citation.
  if (own.includes('@') || own.trim() === '') return undefined;
  const others = parts.map(citeIn).filter((cite) => cite !== undefined);
  if (others.length < parts.length) return undefined;
  return { end: end + 1, suffix: `, ${own.replace(/\s+/g, ' ').trim()}`, others };
}
