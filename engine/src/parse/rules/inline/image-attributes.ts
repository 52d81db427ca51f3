import type { StateInline } from 'markdown-it';
import { attributesAt, isEmpty } from '../../attributes.js';
import type { InlineRow } from '../row.js';
import { unreadClasses } from '../unread-attributes.js';

/** Those that a picture has, by the names that its token gets. */
const OF_PICTURES: Readonly<Record<string, string>> = {
  width: 'width',
  height: 'height',
  style: 'style',
  alt: 'fig-alt',
  'fig-alt': 'fig-alt',
};

/** Classes that say only where and how large a picture is shown on a screen, or what a click on it does. */
const OF_SCREENS =
  /^(?:img-fluid|(?:no-?)?lightbox|preview-image|column-.*|quarto-.*|skip-lightbox|glightbox)$/i;

/** Logseq's sizes: `{:height 292, :width 461}`. */
const SIZES = /\{:(?:height|width)[ \t]+\d{1,5}(?:,[ \t]*:(?:height|width)[ \t]+\d{1,5})?[ \t]*\}/y;

/**
 * Attributes directly after an image, as in pandoc and kramdown: `![](a.png){width=50%}`. `fig-alt` is Quarto's
 * alternative text; the text in brackets is then the caption. An identifier is the `id` of the token, and classes are its
 * `unreadClasses`. Other keys are removed with them, since they have no meaning in Word. The same applies after the address
 * of a link, and after code.
 *
 * @example
 * ![a](a.png){width=50%}
 * @example
 * ![a](a.png){:height 292, :width 461}
 */
export const imageAttributes: InlineRow = {
  kind: 'inline',
  name: 'image_attributes',
  dialect: 'pandoc',
  firstCharacters: '{',
  read(state, silent) {
    if (silent || state.pending !== '' || state.src[state.pos] !== '{') return false;
    const token = state.tokens.at(-1);
    const isLink = token?.type === 'link_close' && endsLink(state.src, state.pos);
    if (!token || !(isLink || token.type === 'image' || token.type === 'code_inline')) return false;
    SIZES.lastIndex = state.pos;
    const sizes = SIZES.exec(state.src)?.[0];
    if (sizes !== undefined && token.type === 'image') {
      for (const [, name = '', value = ''] of sizes.matchAll(/:(height|width)[ \t]+(\d+)/g))
        token.attrSet(name, value);
      skip(state, sizes);
      return true;
    }
    const found = attributesAt(state.src, state.pos);
    if (!found || found.end > state.posMax || isEmpty(found.attributes)) return false;
    if (token.type === 'image') {
      for (const [key, value] of found.attributes.values) {
        const name = OF_PICTURES[key.toLowerCase()];
        if (name !== undefined) token.attrSet(name, value);
      }
      if (found.attributes.id !== undefined) token.attrSet('id', found.attributes.id);
      const unread = found.attributes.classes.filter((name) => !OF_SCREENS.test(name));
      if (unread.length > 0) unreadClasses.set(token, unread);
    }
    skip(state, state.src.slice(found.start, found.end));
    return true;
  },
};

/** Whether a link with an address or a reference ends here; `[words]{.class}` is a span of pandoc. */
function endsLink(source: string, position: number): boolean {
  if (source[position - 1] === ')') return true;
  const name = source.lastIndexOf('[', position - 1);
  return source[position - 1] === ']' && source[name - 1] === ']';
}

/** Removes attributes but for their line breaks, so that line numbers stay right. */
function skip(state: StateInline, block: string): void {
  state.pos += block.length;
  if (block.includes('\n')) state.push('skipped', '', 0).content = block;
}
