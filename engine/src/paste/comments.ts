import type { Element } from 'domhandler';
import { closest, element, elementsIn, isElement, isWithin, remove, replace, textOf } from './dom.js';
import { removeBody } from './note-bodies.js';

/** The names of the elements before and after the text that a comment is about, with the comment in `value`. */
const [START, END] = ['x-comment-start', 'x-comment-end'];

/**
 * Comments of Word and Google Docs, whose texts stand below the text. Word marks the text that a comment is about; Google Docs only the place
 * where it ends.
 */
export function comments(root: Element): void {
  const targets = new Map(
    elementsIn(root).flatMap((node) =>
      [node.attribs.id, node.attribs.name].flatMap((name) => (name ? [[name, node] as const] : [])),
    ),
  );
  const about = commentedIn(root);
  const bodies = new Set<Element>();
  for (const mark of elementsIn(root)) {
    const name = /#(_msocom_\d+|cmnt\d+)$/.exec(mark.attribs.href ?? '')?.[1];
    const target = name === undefined ? undefined : targets.get(name);
    const body = target && bodyOf(target);
    if (name === undefined || !body || !isWithin(mark, root)) continue;
    bodies.add(body);
    enclose(mark, about.get(/\d+$/.exec(name)?.[0] ?? ''), commentOf(body));
  }
  for (const body of bodies) removeBody(body, root);
  // Word repeats the marks of comments whose text was not copied.
  for (const mark of elementsIn(root)) if (isWordMark(mark)) remove(mark);
}

function isWordMark({ attribs }: Element): boolean {
  return /(?:^|\s)(?:msocomanchor|msocomoff)(?:\s|$)/i.test(attribs.class ?? '');
}

function bodyOf(target: Element): Element | undefined {
  const list = (node: Element): boolean =>
    /mso-element:\s*comment(?:$|[;'"\s])/i.test(node.attribs.style ?? '');
  return closest(target, list) ?? closest(target, ({ name }) => name === 'div' || name === 'p');
}

function commentOf(body: Element): string {
  const paragraphs = elementsIn(body).filter(({ name }) => name === 'p');
  const isMark = (node: Element): boolean =>
    isWordMark(node) || /#cmnt_ref\d+$/.test(node.attribs.href ?? '');
  for (const node of elementsIn(body)) if (isMark(node)) remove(node);
  return (paragraphs.length > 0 ? paragraphs : [body])
    .map((paragraph) =>
      textOf(paragraph)
        .replace(/[\s\u00a0]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
    .join('\n');
}

/** The first element of the text that each comment is about, by the comment's number. */
function commentedIn(root: Element): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  for (const node of elementsIn(root)) {
    const number = /mso-comment-reference:\s*\w*_(\d+)(?:$|[;\s])/.exec(node.attribs.style ?? '')?.[1];
    if (number !== undefined && !found.has(number)) found.set(number, node);
  }
  return found;
}

/** Puts the marks of a comment around what it is about, and in place of its visible mark. */
function enclose(mark: Element, about: Element | undefined, value: string): void {
  const sign = outermost(mark, (parent) => textOf(parent).trim() === textOf(mark).trim());
  const end = element(END, { value });
  const start = element(START, { value });
  if (value === '') remove(sign);
  else if (!about) replace(sign, [start, end]);
  else {
    replace(sign, [end]);
    const [first, last] = [about, end].map((node) => outermost(node, (parent) => isInline(parent)));
    if (first && last && first !== last) replaceBeside(first, last, start, end);
    else replace(about, [start, about]);
  }
}

/** Both marks stand in the block itself, so that no formatting begins or ends between them. */
function replaceBeside(first: Element, last: Element, start: Element, end: Element): void {
  replace(first, [start, first]);
  if (last !== end) {
    remove(end);
    replace(last, [last, end]);
  }
}

function outermost(node: Element, mayLeave: (parent: Element) => boolean): Element {
  let at = node;
  for (let { parent } = at; parent && isElement(parent) && mayLeave(parent); { parent } = at) at = parent;
  return at;
}

function isInline({ name }: Element): boolean {
  return /^(?:a|abbr|b|code|del|em|font|i|ins|mark|s|small|span|strike|strong|sub|sup|u)$/.test(name);
}
