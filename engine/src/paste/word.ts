import type { ChildNode, Element } from 'domhandler';
import { smallest } from '../text/long-arrays.js';
import {
  append,
  childrenOf,
  closest,
  element,
  elementsIn,
  hasClass,
  isBlankText,
  isElement,
  isWithin,
  remove,
  rename,
  replace,
  styleOf,
  textOf,
  unwrap,
} from './dom.js';
import { numbering } from './list-markers.js';

/*
 * Word writes list items as paragraphs with a level, `mso-list:l0 level2 lfo1`, and the number as text; headings and titles as
 * paragraphs with a class. Word for the web writes each item as a separate list, with its level in `data-aria-level`.
 */

export function wordParagraphs(root: Element): void {
  for (const node of elementsIn(root)) {
    const level = headingLevel(node);
    if (level !== undefined) rename(node, `h${Math.min(level, 6)}`);
  }
}

function headingLevel(node: Element): number | undefined {
  const role = node.attribs.role === 'heading' ? Number(node.attribs['aria-level'] ?? 2) : 0;
  if (role > 0 && !/^h[1-6]$/.test(node.name)) return role;
  if (node.name !== 'p') return undefined;
  if (hasClass(node, 'MsoTitle') || isGooglesTitle(node)) return 1;
  const outline = /^[1-9]$/.exec(styleOf(node).get('mso-outline-level') ?? '')?.[0];
  return namedLevel(node) ?? (outline && !isListItem(node) ? Number(outline) : undefined);
}

/** The title of a page that Google Docs publishes or exports. */
function isGooglesTitle(node: Element): boolean {
  return hasClass(node, 'title') && closest(node, (each) => hasClass(each, 'doc-content')) !== undefined;
}

function namedLevel({ attribs }: Element): number | undefined {
  const level = /^(?:Mso)?Heading([1-9])$/.exec(attribs.class ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Turns consecutive paragraphs that are list items into lists, nested by level, and takes their numbers from headings. */
export function wordLists(root: Element): void {
  for (const parent of [root, ...elementsIn(root)]) {
    if (parent !== root && !isWithin(parent, root)) continue;
    for (const run of runsOfItems(parent)) replaceRun(run);
  }
  for (const node of elementsIn(root))
    if (/^(?:h[1-6]|li)$/.test(node.name) || namedLevel(node) !== undefined) takeMarker(node);
}

interface WordItem {
  readonly node: Element;
  readonly level: number;
  /** The visible number or bullet. */
  readonly marker: string;
  readonly list: string;
  readonly inner: readonly ChildNode[];
}

function isListItem(node: Element): boolean {
  return /mso-list:\s*l\d+\s+level\d/i.test(node.attribs.style ?? '');
}

function runsOfItems(parent: Element): WordItem[][] {
  const runs: WordItem[][] = [];
  let run: WordItem[] | undefined;
  for (const child of childrenOf(parent)) {
    const item = isElement(child) ? itemOf(child) : undefined;
    if (item && run) run.push(item);
    else if (item) {
      run = [item];
      runs.push(run);
    } else if (!isBlankText(child)) run = undefined;
  }
  return runs;
}

function itemOf(node: Element): WordItem | undefined {
  const [, list = '', level] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(node.attribs.style ?? '') ?? [];
  if (level === undefined || /^(?:h[1-6]|li)$/.test(node.name) || namedLevel(node) !== undefined)
    return undefined;
  const marker = takeMarker(node);
  return { node, level: Number(level), marker, list, inner: childrenOf(node) };
}

/**
 * Removes the content of `mso-list:Ignore`: the number or bullet, and spaces. Where a browser has dropped this property, it is what
 * holds the small spaces with which Word fills up to the text.
 */
function takeMarker(node: Element): string {
  let marker = '';
  const parts = elementsIn(node);
  const isNamed = parts.some(isIgnored);
  for (const each of parts) {
    if (!isWithin(each, node) || !(isNamed ? isIgnored(each) : isFilledMark(each))) continue;
    marker += textOf(each);
    remove(each);
  }
  return marker.replace(/[\s\u00a0]+/g, ' ').trim();
}

function isIgnored({ attribs }: Element): boolean {
  return /mso-list:\s*ignore/i.test(attribs.style ?? '');
}

/** A number or bullet, and an element in 7 points after it that holds nothing but spaces. */
function isFilledMark(node: Element): boolean {
  const filling = elementsIn(node).at(-1);
  const mark = textOf(node).replace(/[\s\u00a0]+/g, '');
  return (
    mark !== '' &&
    mark.length <= 6 &&
    filling !== undefined &&
    textOf(filling).trim() === '' &&
    /^7(?:\.0)?pt/.test(styleOf(filling).get('font') ?? '')
  );
}

function replaceRun(run: readonly WordItem[]): void {
  const [first, ...others] = run;
  if (!first) return;
  replace(first.node, listsOf(run));
  for (const { node } of others) remove(node);
}

/** Lists of the items of the lowest level, with deeper items nested in them. */
function listsOf(items: readonly WordItem[]): Element[] {
  const base = smallest(items.map(({ level }) => level));
  const lists: Element[] = [];
  const markers = new Map<Element, string[]>();
  let index = 0;
  let current: Element | undefined;
  let kind = '';
  while (index < items.length) {
    const item = items[index];
    if (!item) break;
    const deeper: WordItem[] = [];
    const isOwn = item.level === base;
    if (isOwn) index++;
    for (let next = items[index]; next && next.level > base; next = items[++index]) deeper.push(next);
    const ownKind = isOwn ? kindOf(item) : kind;
    if (!current || (isOwn && ownKind !== kind)) {
      current = element(isOwn && ownKind.startsWith('ol') ? 'ol' : 'ul');
      kind = ownKind;
      lists.push(current);
      markers.set(current, []);
    }
    if (isOwn) markers.get(current)?.push(item.marker);
    const li = element('li');
    append(li, isOwn ? [element('p', {}, item.inner)] : []);
    append(li, deeper.length > 0 ? listsOf(deeper) : []);
    append(current, [li]);
  }
  for (const [list, own] of markers) if (list.name === 'ol') Object.assign(list.attribs, numbering(own));
  return lists;
}

function kindOf({ marker, list }: WordItem): string {
  return isNumber(marker) ? `ol ${list}` : 'ul';
}

/** `1.`, `2.1`, `(a)`, `iv)`, `Article 3.`; bullets are symbols, or letters in a symbol font. */
function isNumber(marker: string): boolean {
  return /[\p{L}\p{N}]/u.test(marker) && marker !== 'o' && (/[.):\]]$/.test(marker) || /\d/.test(marker));
}

/** Word for the web writes each item as a separate list, with its level. */
export function wordWebLists(root: Element): void {
  for (const node of elementsIn(root))
    if (hasClass(node, 'ListContainerWrapper') && isWithin(node, root)) unwrap(node);
  for (const parent of [root, ...elementsIn(root)]) {
    if (parent !== root && !isWithin(parent, root)) continue;
    joinSingleLists(parent);
  }
}

function joinSingleLists(parent: Element): void {
  let run: Element[] = [];
  const join = (): void => {
    const [first, ...others] = run;
    run = [];
    if (!first) return;
    const items = [first, ...others].flatMap((list) => webItems(list));
    replace(first, listsOf(items));
    for (const other of others) remove(other);
  };
  for (const child of childrenOf(parent)) {
    if (isElement(child) && /^[ou]l$/.test(child.name) && webItems(child).length > 0) run.push(child);
    else if (!isBlankText(child)) join();
  }
  join();
}

function webItems(list: Element): WordItem[] {
  const items = childrenOf(list).filter(isElement);
  if (!items.every((item) => item.name === 'li' && item.attribs['data-aria-level'] !== undefined)) return [];
  return items.map((node) => ({
    node,
    level: Number(node.attribs['data-aria-level']) || 1,
    marker: list.name === 'ol' ? `${list.attribs.start ?? node.attribs['data-aria-posinset'] ?? 1}.` : '•',
    list: node.attribs['data-listid'] ?? '',
    inner: childrenOf(node),
  }));
}
