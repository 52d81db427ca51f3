import type { StateInline } from 'markdown-it';
import { WIKI_LINK } from '../../../source/bracket-patterns.js';
import type { InlineRow } from '../row.js';
import { isInLinkLabel } from './link-labels.js';
import { isPictureName, labelOfEmbed, type WikiTarget, wikiTarget, wikiTargetOf } from './wiki-target.js';

/**
 * Obsidian's `[[Page]]`, `[[Page#Heading|alias]]` and `![[image.png|600]]`. The tokens are `wiki_link_open` and
 * `…_close` with a `wikiTargetOf`, `wiki_embed` with the same, and the parser's own `image`. Double brackets that
 * mean something in CommonMark or a program are left alone: a reference with a definition, `[[text]](address)`,
 * `x[[1]]`.
 *
 * @example
 * [[Page|alias]] and [[#Heading]]
 */
export const wikiLinks: InlineRow = {
  kind: 'inline',
  name: 'wiki_link',
  dialect: 'Obsidian',
  needs: ['[[', '\\'],
  firstCharacters: '[',
  read: link,
};

/**
 * @example
 * ![[a.png|600]]
 * @example
 * ![[Page]]
 */
export const wikiEmbeds: InlineRow = {
  kind: 'inline',
  name: 'wiki_embed',
  dialect: 'Obsidian',
  firstCharacters: '!',
  read: embed,
};

/** GitLab's and Azure's marker for a table of contents, alone in its block. */
const CONTENTS_MARK = /^\s*\[\[_?toc_?\]\]\s*$/i;

function link(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 0x5b || (silent && isInLinkLabel())) return false;
  if (CONTENTS_MARK.test(state.src)) return contentsMark(state, silent);
  const target = targetAt(state, state.pos);
  if (!target) return false;
  const end = state.pos + target.length;
  if (!silent) pushLink(state, target, end - 2);
  state.pos = end;
  return true;
}

/** It is literal text: the underscores in it are not emphasis. */
function contentsMark(state: StateInline, silent: boolean): boolean {
  if (!silent) state.push('text', '', 0).content = state.src.slice(state.pos).trimEnd();
  state.pos = state.posMax;
  return true;
}

function pushLink(state: StateInline, target: WikiTarget, labelEnd: number): void {
  const { posMax } = state;
  // A link cannot contain another one: its text stays.
  const isLink = state.linkLevel === 0;
  if (isLink) wikiTargetOf.set(state.push('wiki_link_open', '', 1), target);
  if (target.label === undefined) {
    state.push('text', '', 0).content = target.displayText;
  } else {
    state.pos = labelEnd - target.label.trimStart().length;
    state.posMax = labelEnd - target.label.length + target.label.trimEnd().length;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
  }
  if (isLink) state.push('wiki_link_close', '', -1);
}

function embed(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 0x21) return false;
  const target = targetAt(state, state.pos + 1);
  if (!target) return false;
  if (!silent && isPictureName(target.page)) pushImage(state, target);
  else if (!silent) wikiTargetOf.set(state.push('wiki_embed', '', 0), target);
  state.pos += target.length + 1;
  return true;
}

function pushImage(state: StateInline, target: WikiTarget): void {
  const image = state.push('image', 'img', 0);
  image.attrs = [
    ['src', state.md.normalizeLink(target.page)],
    ['alt', ''],
  ];
  const text = new state.Token('text', '', 0);
  text.content = labelOfEmbed(target);
  image.children = [text];
}

/** What follows the text of an ordinary link; `[[Note]](two words)` is none. */
const AFTER_ANOTHER_LINK = /\((?:[^\s()]|\([^\s()]*\))*(?:\s+["'(][^\n]*)?\)|\[(?!\[)/y;

function targetAt(state: StateInline, start: number): WikiTarget | undefined {
  const { src, posMax } = state;
  if (src.charCodeAt(start) !== 0x5b || src.charCodeAt(start + 1) !== 0x5b) return undefined;
  WIKI_LINK.lastIndex = start;
  const [whole, content = ''] = WIKI_LINK.exec(src) ?? [];
  if (whole === undefined || start + whole.length > posMax) return undefined;
  // An index into an array or a table, or the text of an ordinary link.
  AFTER_ANOTHER_LINK.lastIndex = start + whole.length;
  if (
    (state.linkLevel > 0 ? /[A-Za-z\d_)\]]/ : /[A-Za-z\d_)[\]]/).test(src.charAt(start - 1)) ||
    AFTER_ANOTHER_LINK.test(src)
  )
    return undefined;
  if (state.env.references?.[state.md.utils.normalizeReference(content)] !== undefined) return undefined;
  return wikiTarget(content);
}
