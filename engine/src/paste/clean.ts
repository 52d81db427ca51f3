import type { Element } from 'domhandler';
import { plainAddress } from './addresses.js';
import {
  append,
  childrenOf,
  closest,
  elementsIn,
  hasClass,
  isElement,
  isWithin,
  remove,
  rename,
  replace,
  styleOf,
  textNode,
  textOf,
  unwrap,
} from './dom.js';
import type { Page } from './page.js';

const NOT_RENDERED =
  /^(?:script|style|head|template|noscript|iframe|object|embed|audio|video|canvas|select|dialog|xml)$/;

/** Removes controls and hidden elements. */
export function clean(root: Element): void {
  for (const node of elementsIn(root)) {
    if (!isWithin(node, root)) continue;
    if (NOT_RENDERED.test(node.name) || isHidden(node) || isControl(node)) remove(node);
    else if (node.name === 'title') settleTitle(node);
    else if (node.name === 'q') unwrap(node);
    // Editors give most of what they copy the language of its author.
    else if (!/^(?:pre|code)$/.test(node.name)) delete node.attribs.lang;
    // They also give each piece of text its direction, which is that of its letters.
    if (/^(?:a|b|em|font|i|span|strong|u)$/.test(node.name)) delete node.attribs.dir;
  }
}

/** The title of a page stands in no text; that of a drawing may be all that it says. */
function settleTitle(title: Element): void {
  if (closest(title, ({ name }) => name === 'svg')) unwrap(title);
  else remove(title);
}

function isHidden(node: Element): boolean {
  const style = styleOf(node);
  return (
    node.attribs.hidden !== undefined ||
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    style.get('mso-hide') === 'all' ||
    (node.attribs['aria-hidden'] === 'true' &&
      !textOf(node)
        .trim()
        .match(/\p{L}{2,}/u)) ||
    /(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text|mw-editsection|noprint|Apple-interchange-newline)(?:\s|$)/.test(
      node.attribs.class ?? '',
    )
  );
}

function isControl(node: Element): boolean {
  if (node.name === 'input') return !/^(?:checkbox|radio)$/.test(node.attribs.type ?? '');
  if (node.name === 'svg')
    return (
      node.attribs['aria-hidden'] === 'true' ||
      isSmall(node) ||
      closest(node, ({ name }) => /^(?:button|a)$/.test(name)) !== undefined
    );
  return node.name === 'button' || (node.attribs.role === 'button' && textOf(node).trim().length < 20);
}

function isSmall({ attribs }: Element): boolean {
  const size = (name: 'width' | 'height'): number => Number.parseFloat(attribs[name] ?? '');
  return size('width') <= 32 && size('height') <= 32;
}

const TICKED = /(?:^|\s)(?:checkbox-on|checked|is-checked)(?:\s|$)/;

/** Replaces checkboxes, however a page draws them, with `☐` or `☑` and a space. */
export function tickBoxes(root: Element): void {
  const toDos = new Set(elementsIn(root).filter((node) => isToDoList(node)));
  for (const node of elementsIn(root)) {
    if (!isWithin(node, root)) continue;
    const { attribs } = node;
    if (node.name === 'input') replace(node, [box(attribs.checked !== undefined)]);
    else if (node.name === 'div' && hasClass(node, 'checkbox'))
      replace(node, [box(TICKED.test(attribs.class ?? ''))]);
    else if (node.name === 'li' && attribs.role === 'checkbox')
      prepend(node, attribs['aria-checked'] === 'true');
    else if (node.name === 'li' && attribs['data-checked'] !== undefined)
      prepend(node, attribs['data-checked'] === 'true');
    else if (node.name === 'li' && isElement(node.parent) && toDos.has(node.parent))
      prepend(node, isDone(node));
  }
}

/** A list whose items are to be done: of Evernote, Confluence or Apple Notes, which draw the boxes by its style. */
function isToDoList(node: Element): boolean {
  if (!/^[ou]l$/.test(node.name)) return false;
  if (styleOf(node).get('--en-todo') === 'true') return true;
  const isNamed = /(?:^|\s)(?:inline-task-list|checklist|todo-list|task-list)(?:\s|$)/i.test(
    node.attribs.class ?? '',
  );
  return isNamed && !/[☐☑]/.test(textOf(node)) && !elementsIn(node).some(({ name }) => name === 'input');
}

function isDone(item: Element): boolean {
  return (
    styleOf(item).get('--en-checked') === 'true' ||
    /(?:^|\s)(?:is-)?(?:checked|done|completed)(?:\s|$)/i.test(item.attribs.class ?? '')
  );
}

function box(isTicked: boolean) {
  return textNode(isTicked ? '☑ ' : '☐ ');
}

function prepend(item: Element, isTicked: boolean): void {
  for (const image of elementsIn(item))
    if (image.name === 'img' && /check/i.test(image.attribs.alt ?? 'check')) remove(image);
  const [first] = childrenOf(item).filter((each) => isElement(each));
  const place = first && /^(?:p|div)$/.test(first.name) ? first : item;
  append(place, [box(isTicked), ...childrenOf(place)]);
}

const KNOWN = new Set(
  'a abbr aside b blockquote br caption code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre rp rt ruby s samp strike strong sub summary sup svg table tbody td tfoot th thead tr tt u ul x-callout x-code x-comment-end x-comment-start x-math x-note'.split(
    ' ',
  ),
);
const GROUPS =
  /^(?:address|article|center|fieldset|figcaption|figure|footer|form|header|hgroup|label|legend|main|nav|search|section|body|html)$/;
const KEPT: ReadonlySet<string> = new Set(
  'href title src alt start colspan rowspan class tex display value label open'.split(' '),
);

/** Keeps only the elements that the document model has, and only their meaningful attributes. */
export function reduce(root: Element, page?: Page): void {
  for (const node of elementsIn(root)) {
    if (!isWithin(node, root)) continue;
    if (node.name === 'a') settleLink(node, page);
    if (isStrayCell(node)) rename(node, 'div');
    if (GROUPS.test(node.name)) rename(node, node.name === 'label' ? 'span' : 'div');
    if (isEmptyParagraph(node)) remove(node);
    else if (!KNOWN.has(node.name)) unwrap(node);
    for (const name of Object.keys(node.attribs)) if (!isKept(name, node, page)) delete node.attribs[name];
    if (node.name !== 'code') delete node.attribs.class;
    if (node.name === 'table') delete node.attribs.title;
    const { title, alt } = node.attribs;
    if (title !== undefined) node.attribs.title = title.replace(/\s+/g, ' ').trim();
    if (alt !== undefined) node.attribs.alt = alt.replace(/\s+/g, ' ').trim();
  }
}

function isKept(attribute: string, { name, attribs }: Element, page: Page | undefined): boolean {
  if (attribute === 'id') return page?.linked.has(attribs.id ?? '') ?? false;
  if (attribute === 'width') return name === 'img' && attribs.width !== '';
  if (attribute === 'type') return name === 'ol';
  // Only where `tables.ts` has settled it.
  if (attribute === 'align') return /^t[dh]$/.test(name);
  return KEPT.has(attribute);
}

/** A part of a table outside any table: the parser does not repair broken markup. */
function isStrayCell({ name, parent }: Element): boolean {
  const outer = parent && isElement(parent) ? parent.name : '';
  if (/^t[dh]$/.test(name)) return outer !== 'tr';
  return name === 'tr' && !/^(?:table|thead|tbody|tfoot)$/.test(outer);
}

/** Links without a target become text. So do links within a page, unless the whole page is there. */
function settleLink(node: Element, page: Page | undefined): void {
  const written = (node.attribs.href ?? '').trim();
  const href = linkOf(written) || (page && !/^[a-z][a-z\d+.-]+:/i.test(written) ? written : '');
  const isEmpty =
    textOf(node).trim() === '' && !elementsIn(node).some(({ name }) => /^(?:img|svg|x-)/.test(name));
  const isMark =
    /^[#¶§🔗]?$/u.test(textOf(node).trim()) &&
    closest(node, ({ name }) => /^h[1-6]$/.test(name)) !== undefined;
  if (isEmpty || isMark) remove(node);
  else if (href === '') unwrap(node);
  else {
    // A link that shows its address shows the one to which it leads.
    const [only, ...others] = childrenOf(node);
    if (only?.type === 'text' && others.length === 0 && only.data.trim() === written) only.data = href;
    node.attribs.href = href;
  }
}

function linkOf(href: string): string {
  const address = plainAddress(href);
  return /^(?:https?|ftp|mailto|tel):|^\/\//i.test(address) ? address.replace(/^\/\//, 'https://') : '';
}

function isEmptyParagraph(node: Element): boolean {
  return (
    /^(?:p|div|h[1-6]|span|b|i|em|strong|u|s)$/.test(node.name) &&
    textOf(node).replace(/[\s\u00a0\u200b\ufeff]/g, '') === '' &&
    /^(?:p|div|h[1-6])$/.test(node.name) &&
    !elementsIn(node).some(({ name }) => /^(?:img|svg|hr|x-.*|table|pre)$/.test(name))
  );
}

/** No-break spaces used for page layout become spaces; those before punctuation and units stay. */
export function spaces(root: Element): void {
  for (const node of [root, ...elementsIn(root)])
    for (const child of childrenOf(node))
      if (child.type === 'text' && child.data.includes('\u00a0') && node.name !== 'code')
        child.data = child.data.replace(/(.?)\u00a0+(?=(.?))/gsu, (_, before: string, after: string) =>
          /[«\p{N}]$/u.test(before) && /\S/.test(after)
            ? `${before}\u00a0`
            : /[»:;!?%]/.test(after)
              ? `${before}\u00a0`
              : `${before} `,
        );
}
