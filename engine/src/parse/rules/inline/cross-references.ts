import type { StateInline } from 'markdown-it';
import type { CrossReference } from '../../../model/document.js';
import { NUMBERED_NAME } from '../../../model/names/numbered-names.js';
import type { InlineRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { hasAhead } from './has-ahead.js';

/** The data of a `cross_reference` token. */
export type WrittenReference = Pick<CrossReference, 'names' | 'form' | 'prefix' | 'suffix' | 'mayBeText'>;
export const referenceOf = tokenMeta<WrittenReference>('reference');

const COMMAND = /\\(eqref|ref|autoref|[cC]ref)\{([^{}\n]{1,200})\}/y;

/**
 * References to numbered elements in running text: pandoc-crossref's and Quarto's `@fig:a`, `[@fig:a; @fig:b]`, `[-@fig:a]`
 * and `[Fig. @fig:a]`, LaTeX's `\ref{fig:a}`, `\eqref{…}`, `\autoref{…}` and `\cref{…,…}`. The tokens are
 * `cross_reference`, as written in `content`, with their `referenceOf`.
 *
 * @example
 * See \ref{fig:a} and \eqref{eq:x}.
 */
export const crossReferenceCommands: InlineRow = {
  kind: 'inline',
  name: 'cross_reference',
  dialect: 'LaTeX',
  firstCharacters: '\\',
  read: command,
};

/**
 * @example
 * See [@fig:a; @tbl:b] and [-@fig:a].
 */
export const crossReferenceGroups: InlineRow = {
  kind: 'inline',
  name: 'cross_reference_group',
  dialect: 'pandoc',
  needs: ['@'],
  firstCharacters: '[',
  read: group,
};

/**
 * @example
 * See @fig:a.
 */
export const crossReferenceNames: InlineRow = {
  kind: 'inline',
  name: 'cross_reference_name',
  dialect: 'pandoc',
  firstCharacters: '@',
  read: alone,
};

const BACKSLASH = 0x5c;
const AT = 0x40;
const BRACKET = 0x5b;
const mayRefer = hasAhead('@');

function command(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== BACKSLASH) return false;
  COMMAND.lastIndex = state.pos;
  const [source] = COMMAND.exec(state.src) ?? [];
  const reference = source === undefined ? undefined : commandReference(source);
  if (source === undefined || !reference) return false;
  // LaTeX's space that does not break: `Figure~\ref{fig:a}`.
  if (!silent && /[\p{L}.]~$/u.test(state.pending)) state.pending = `${state.pending.slice(0, -1)}\u00a0`;
  push(state, source, reference, silent);
  return true;
}

const FORMS: Readonly<Record<string, CrossReference['form']>> = { ref: 'number', eqref: 'bracketed' };

/** The reference in a command such as `\ref{fig:a}`; undefined for any other text. */
export function commandReference(source: string): WrittenReference | undefined {
  COMMAND.lastIndex = 0;
  const [whole, name = '', list = ''] = COMMAND.exec(source) ?? [];
  if (whole !== source) return undefined;
  const names = /^[cC]ref$/.test(name) ? list.split(',').map((each) => each.trim()) : [list.trim()];
  return { names, form: FORMS[name] ?? 'label' };
}

/** Names that are nothing else; those of theorems and the like may be names of users, `@def-leppard`. */
const CERTAIN = /:|^(?:fig|tbl|eq|lst|sec)-/i;
const NAME = new RegExp(`@(${NUMBERED_NAME})`, 'iuy');

function alone(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== AT || /[\p{L}\p{N}_@/.]$/u.test(src.slice(Math.max(0, pos - 2), pos)))
    return false;
  NAME.lastIndex = pos;
  const [source, name] = NAME.exec(src) ?? [];
  if (source === undefined || name === undefined) return false;
  const mayBeText = CERTAIN.test(name) ? {} : { mayBeText: true as const };
  push(state, source, { names: [folded(name)], form: 'label', ...mayBeText }, silent);
  return true;
}

/** One name between semicolons, with words before and after it. */
const PART = new RegExp(`^\\s*([^@]*?)(-?)@(${NUMBERED_NAME})([^@]*)$`, 'iu');

function group(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== BRACKET || !mayRefer(state)) return false;
  const end = state.md.helpers.parseLinkLabel(state, pos, false);
  if (end < 0 || !src.slice(pos, end).includes('@') || /[([{]/.test(src.charAt(end + 1))) return false;
  const parts = src
    .slice(pos + 1, end)
    .split(';')
    .map((part) => PART.exec(part.replace(/\s+/g, ' ')));
  const names: string[] = [];
  for (const part of parts) {
    if (part?.[3] === undefined) return false;
    names.push(folded(part[3]));
  }
  // Words between two references would be lost.
  if (parts.some((part, at) => (at > 0 && part?.[1]) || (at < parts.length - 1 && part?.[4]?.trim())))
    return false;
  const prefix = parts[0]?.[1]?.trim();
  const suffix = parts.at(-1)?.[4]?.trimEnd();
  push(
    state,
    src.slice(pos, end + 1),
    {
      names,
      form: parts[0]?.[2] === '-' ? 'number' : 'label',
      ...(prefix && { prefix }),
      ...(suffix && { suffix }),
    },
    silent,
  );
  return true;
}

/** A name in lower case: at the beginning of a sentence, pandoc-crossref's names have a capital, `@Fig:a`. */
function folded(name: string): string {
  return name.replace(/^[A-Za-z]+/, (kind) => kind.toLowerCase());
}

function push(state: StateInline, source: string, reference: WrittenReference, silent: boolean): void {
  if (!silent) {
    const token = state.push('cross_reference', '', 0);
    token.content = source;
    referenceOf.set(token, reference);
  }
  state.pos += source.length;
}
