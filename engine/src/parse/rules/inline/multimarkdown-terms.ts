import type { StateInline } from 'markdown-it';
import { noteIdentifiers, termIdentifier } from '../block/footnotes.js';
import type { InlineRow } from '../row.js';

const [OPENING, ABBREVIATION, TERM] = [0x5b, 0x3e, 0x3f];
const USE = /\[([>?])(?:\(([^()[\]\n]{1,200})\)[ \t]+|([^()[\]\n]{1,200})\])/y;

/**
 * MultiMarkdown's abbreviations, `[>HTML]`, and terms of its glossary, `[?tide]`, which are defined in a line of their own, or where they
 * stand: `[>(HTML) Hypertext Markup Language]`, `[?(tide) A rise of the sea]`. A term has its definition in a note.
 *
 * @example
 * Written in [>HTML].
 *
 * [>HTML]: Hypertext Markup Language
 * @example
 * The [?tide] is in.
 *
 * [?tide]: A rise of the sea.
 * @example
 * Written in [>(HTML) Hypertext Markup Language] at [?(tide) A rise of the *sea*].
 */
export const multimarkdownTerms: InlineRow = {
  kind: 'inline',
  name: 'multimarkdown_term',
  dialect: 'MultiMarkdown',
  needs: ['[>', '[?'],
  firstCharacters: '[',
  read: term,
};

function term(state: StateInline, silent: boolean): boolean {
  const sign = state.src.charCodeAt(state.pos + 1);
  if (state.src.charCodeAt(state.pos) !== OPENING || (sign !== ABBREVIATION && sign !== TERM)) return false;
  USE.lastIndex = state.pos;
  const [whole, , inPlace, defined = ''] = USE.exec(state.src) ?? [];
  if (whole === undefined) return false;
  const isTerm = sign === TERM;
  if (inPlace === undefined) return used(state, defined, isTerm, state.pos + whole.length, silent);
  const end = state.md.helpers.parseLinkLabel(state, state.pos);
  if (end < 0) return false;
  if (!silent) {
    const start = state.pos + whole.length;
    const meaning = state.src.slice(start, end).trim();
    if (isTerm) {
      addText(state, inPlace);
      const note = state.push('footnote_inline', '', 0);
      note.children = [];
      state.md.inline.parse(meaning, state.md, state.env, note.children);
    } else addText(state, `${meaning} (${inPlace})`);
  }
  state.pos = end + 1;
  return true;
}

function used(state: StateInline, name: string, isTerm: boolean, end: number, silent: boolean): boolean {
  const next = state.src[end];
  const identifier = isTerm ? termIdentifier(name) : `>${name}`;
  if (next === '(' || next === '[' || !noteIdentifiers(state.env).has(identifier)) return false;
  if (!silent) {
    addText(state, name);
    if (isTerm) {
      const reference = state.push('footnote_reference', '', 0);
      reference.content = identifier;
      reference.markup = '[^';
    }
  }
  state.pos = end;
  return true;
}

function addText(state: StateInline, text: string): void {
  state.push('text', '', 0).content = text;
}
