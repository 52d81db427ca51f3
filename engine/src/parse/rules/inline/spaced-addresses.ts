import type { StateInline } from 'markdown-it';
import type { InlineRow } from '../row.js';

/** The parentheses after the text of a link: an address, optionally with a title, before or after which a size may stand. */
const TARGET =
  /\([ \t]*((?:[^\s()<>"]|\([^()\n]*\))(?:[^()<>"\n]|\([^()\n]*\))*?|<[^<>\n]+>[ \t]+=[\dx%]{2,14})(?:[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'))?([ \t]+=[\dx%]{2,14})?[ \t]*\)/y;
const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tspg]|png|jpe?g|gif|svg|webp|avif|bmp|tiff?|heic|md|markdown|html?|txt|csv|tsv|json|xml|ya?ml|zip|mp[34]|mov|wav|ipynb|epub|canvas|drawio)(?:[?#].*)?$/i;
/** The size of a picture after its address, `=500x250`, `=500x`, `=x250`, `=50%x`, as Azure DevOps and HackMD have it. */
const SIZE = /[ \t]+=(\d{1,5}%?)?x(\d{1,5}%?)?$/i;
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Links and pictures whose address contains spaces, `![Plan](my pictures/plan.png)`, as pandoc and note apps read them. Those of
 * CommonMark come first; the text in parentheses must be the name of a file or an address on the web.
 *
 * @example
 * ![a](my picture.png)
 * @example
 * ![a](picture.png =500x)
 * @example
 * ![a](picture.png "Title" =500x)
 * @example
 * [a text](the other page.md "Title")
 */
export const spacedAddresses: InlineRow = {
  kind: 'inline',
  name: 'spaced_address',
  dialect: 'any',
  needs: ['('],
  firstCharacters: '[!',
  read(state, silent) {
    const { src, pos, posMax, linkLevel } = state;
    const isImage = src.charCodeAt(pos) === EXCLAMATION;
    const start = isImage ? pos + 1 : pos;
    if (src.charCodeAt(start) !== BRACKET || (!isImage && linkLevel > 0)) return false;
    const end = state.md.helpers.parseLinkLabel(state, start, !isImage);
    if (end < 0) return false;
    TARGET.lastIndex = end + 1;
    const [whole, written = '', doubly, singly, after = ''] = TARGET.exec(src) ?? [];
    const title = doubly ?? singly;
    const address = written + after;
    if (whole === undefined || end + 1 + whole.length > posMax) return false;
    const [sizing = '', width, height] = (isImage && SIZE.exec(address)) || [];
    const file = address.slice(0, address.length - sizing.length).replace(/^<(.*)>$/, '$1');
    if (!/\s/.test(address) || !(FILE.test(file) || SCHEME.test(file) || sizing !== '')) return false;
    if (!silent) {
      const href = state.md.normalizeLink(file);
      if (isImage) pushImage(state, src.slice(start + 1, end), href, title, { width, height });
      else pushLink(state, start + 1, end, href, title);
    }
    state.pos = end + 1 + whole.length;
    state.posMax = posMax;
    return true;
  },
};

const EXCLAMATION = 0x21;
const BRACKET = 0x5b;

function pushImage(
  state: StateInline,
  label: string,
  src: string,
  title: string | undefined,
  size: Readonly<Record<'width' | 'height', string | undefined>>,
): void {
  const token = state.push('image', 'img', 0);
  token.attrs = [
    ['src', src],
    ['alt', ''],
  ];
  if (title !== undefined) token.attrSet('title', title);
  for (const [name, value] of Object.entries(size)) if (value !== undefined) token.attrSet(name, value);
  token.children = [];
  token.content = label;
  state.md.inline.parse(label, state.md, state.env, token.children);
}

function pushLink(
  state: StateInline,
  start: number,
  end: number,
  href: string,
  title: string | undefined,
): void {
  const open = state.push('link_open', 'a', 1);
  open.attrs = [['href', href]];
  if (title !== undefined) open.attrSet('title', title);
  state.pos = start;
  state.posMax = end;
  state.linkLevel++;
  state.md.inline.tokenize(state);
  state.linkLevel--;
  state.push('link_close', 'a', -1);
}
