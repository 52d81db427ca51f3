import type { StateBlock, StateInline } from 'markdown-it';
import { NOTE_REFERENCE } from '../../../source/bracket-patterns.js';
import { type BlockRow, ENDS_PARAGRAPH, type InlineRow } from '../row.js';
import { lineOf, startOf } from './block-lines.js';

/**
 * Notes in three forms. `[^id]` with `[^id]: text`; `[1]` with `[1]: text`, where the text is not a URL (then it is
 * Markdown's own link definition); and inline notes `^[text]`. A definition is a container like a list item: its
 * further paragraphs are indented by four spaces. The tokens are `footnote_definition_open` and `…_close`, and
 * `footnote_reference`, with the identifier as written in `content`; an inline note's parsed text is its `children`.
 *
 * @example
 * A text[^1].
 *
 * [^1]: A note.
 *
 *     Its second paragraph.
 * @example
 * A text[1].
 *
 * [1]: A numbered note.
 * @example
 * The [?tide] is in.
 *
 * [?tide]: A rise of the sea.
 */
export const footnoteDefinitions: BlockRow = {
  kind: 'block',
  name: 'footnote_definition',
  dialect: 'GFM',
  firstCharacters: '[',
  alt: ENDS_PARAGRAPH,
  read: definition,
};

/**
 * @example
 * A text[^1].
 *
 * [^1]: A note.
 */
export const footnoteReferences: InlineRow = {
  kind: 'inline',
  name: 'footnote_reference',
  dialect: 'GFM',
  firstCharacters: '[',
  read: reference,
};

/**
 * @example
 * A text^[A note in place.].
 */
export const inlineFootnotes: InlineRow = {
  kind: 'inline',
  name: 'footnote_inline',
  dialect: 'pandoc',
  firstCharacters: '^',
  read: inlineNote,
};

const IN_NOTE = Symbol('inside a note');
const IDENTIFIERS = Symbol('identifiers of notes');

/** Identifiers of notes that have a definition: `id` of `[^id]`, and `[1]` of `[1]`. */
interface NoteIdentifiers {
  has(identifier: string): boolean;
  add(identifier: string): unknown;
}

/**
 * They are kept in markdown-it's `env`. They include the names of examples, `(@name)`, which no note can have.
 */
export function noteIdentifiers(env: StateBlock['env']): NoteIdentifiers {
  env[IDENTIFIERS] ??= new Set<string>();
  return env[IDENTIFIERS] as NoteIdentifiers;
}

/** Gives a parser known identifiers in advance. */
export function setNoteIdentifiers(env: StateBlock['env'], known: NoteIdentifiers): void {
  env[IDENTIFIERS] = known;
}

const DEFINITION = new RegExp(
  String.raw`(?:${NOTE_REFERENCE.source}|\[\?([^\s()[\]\n][^()[\]\n]{0,200})\]):[ \t]*`,
  'y',
);

/** The identifier of a term in MultiMarkdown's glossary. */
export function termIdentifier(term: string): string {
  return `?${term.trim().replace(/\s+/g, '-')}`;
}

function definition(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = startOf(state, startLine);
  DEFINITION.lastIndex = start;
  const match = DEFINITION.exec(state.src);
  const lineEnd = state.eMarks[startLine] ?? 0;
  if (!match && silent && state.env[IN_NOTE] === true) return isLinkDefinition(lineOf(state, startLine));
  if (!match || start + match[0].length > lineEnd) return false;
  const [opening, name, number, term] = match;
  const named = term === undefined ? name : termIdentifier(term);
  if (name === undefined && !isTextOfNote(state.src.slice(start + opening.length, lineEnd))) {
    // In a list of sources, a link definition ends the note above it, as another note would.
    return silent && state.env[IN_NOTE] === true;
  }
  if (silent) return true;

  noteIdentifiers(state.env).add(named ?? `[${number}]`);
  const open = state.push('footnote_definition_open', '', 1);
  open.content = named ?? number ?? '';
  open.map = [startLine, startLine + 1];
  tokenizeContent(state, startLine, endLine, start + opening.length);
  state.push('footnote_definition_close', '', -1);
  open.map[1] = state.line;
  return true;
}

const LINK_DEFINITION = /^\[(?!\^)(?:\\.|[^[\]\\]){1,999}\]:[ \t]*(\S.*)$/;

/** Whether a line is a link definition, `[guide]: address`, which ends the note above it. */
function isLinkDefinition(line: string): boolean {
  const [, text] = LINK_DEFINITION.exec(line) ?? [];
  return text !== undefined && isUrlDefinition(text);
}

/** Whether the text after `[1]:` or `[?term]:` is that of a note. */
function isTextOfNote(text: string): boolean {
  return text.trim() !== '' && !isUrlDefinition(text);
}

/** Reads the blocks of the definition, with the text of its first line moved to where its content begins. */
function tokenizeContent(state: StateBlock, startLine: number, endLine: number, contentStart: number): void {
  const before = {
    bMark: state.bMarks[startLine] ?? 0,
    tShift: state.tShift[startLine] ?? 0,
    sCount: state.sCount[startLine] ?? 0,
    blkIndent: state.blkIndent,
    parentType: state.parentType,
    tight: state.tight,
  };
  state.bMarks[startLine] = contentStart;
  state.tShift[startLine] = 0;
  state.blkIndent += 4;
  state.sCount[startLine] = state.blkIndent;
  state.parentType = 'footnote';
  const outer = state.env[IN_NOTE];
  state.env[IN_NOTE] = true;
  state.md.block.tokenize(state, startLine, endLine);
  state.env[IN_NOTE] = outer;
  state.bMarks[startLine] = before.bMark;
  state.tShift[startLine] = before.tShift;
  state.sCount[startLine] = before.sCount;
  state.blkIndent = before.blkIndent;
  state.parentType = before.parentType;
  state.tight = before.tight;
}

const PLAIN_IDENTIFIER = /^[\p{L}\p{M}\p{N}_-]+$/u;

function reference(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 0x5b) return false;
  NOTE_REFERENCE.lastIndex = state.pos;
  const match = NOTE_REFERENCE.exec(state.src);
  if (!match) return false;
  const [whole, named, number] = match;
  const end = state.pos + whole.length;
  if (number !== undefined && !isNumberedReference(state, number, end)) return false;
  // Without a definition, only what is clearly meant as a reference counts: not `[^/]` or `[^"]` in a
  // pattern.
  if (named !== undefined && !PLAIN_IDENTIFIER.test(named) && !noteIdentifiers(state.env).has(named))
    return false;
  if (!silent) {
    const token = state.push('footnote_reference', '', 0);
    token.content = named ?? number ?? '';
    token.markup = named === undefined ? '[' : '[^';
  }
  state.pos = end;
  return true;
}

function isNumberedReference(state: StateInline, number: string, end: number): boolean {
  if (!noteIdentifiers(state.env).has(`[${number}]`)) return false;
  const next = state.src.charAt(end);
  if (next === '(') return false;
  const label = next === '[' ? /^\[([^\]]+)\]/.exec(state.src.slice(end, end + 1000))?.[1] : undefined;
  return (
    label === undefined || state.env.references?.[state.md.utils.normalizeReference(label)] === undefined
  );
}

function inlineNote(state: StateInline, silent: boolean): boolean {
  const start = state.pos;
  if (state.src.charCodeAt(start) !== 0x5e || state.src.charCodeAt(start + 1) !== 0x5b) return false;
  const end = state.md.helpers.parseLinkLabel(state, start + 1);
  if (end < 0) return false;
  if (!silent) {
    const token = state.push('footnote_inline', '', 0);
    token.children = [];
    state.md.inline.parse(state.src.slice(start + 2, end), state.md, state.env, token.children);
  }
  state.pos = end + 1;
  return true;
}

const TITLE = /^(?:"[^"]*"|'[^']*'|\([^()]*\))$/;
const ADDRESS =
  /^(?:<[^>]*>$|[a-z][a-z\d+.-]*:|[/.#?]|www\.)|[/\\]|\.(?:[a-z\d]{1,5}|markdown)(?:[?#].*)?$|^[\w.-]+#[\w.:-]+$/i;

/**
 * Whether the text after `[1]:` is a link target, alone or with a title, and so a Markdown link definition: it has
 * a scheme, begins like a path, contains a slash, or ends like a file name. `Ibid.` and `Smith 2020, p. 4` are
 * notes.
 */
export function isUrlDefinition(text: string): boolean {
  const trimmed = text.trim();
  const space = trimmed.search(/\s/);
  const target = space < 0 ? trimmed : trimmed.slice(0, space);
  if (!ADDRESS.test(target)) return false;
  return space < 0 || TITLE.test(trimmed.slice(space).trim());
}
