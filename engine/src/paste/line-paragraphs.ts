import type { Element } from 'domhandler';
import {
  append,
  childrenOf,
  element,
  elementsIn,
  isBlankText,
  isElement,
  isWithin,
  remove,
  styleOf,
  textOf,
} from './dom.js';

/**
 * Joins the lines of paragraphs whose every line is an element without space around it: in Gmail's `div` and Outlook's `p`, paragraphs
 * are separated by empty ones.
 */
export function lineParagraphs(root: Element): void {
  for (const parent of [root, ...elementsIn(root)])
    if (parent === root || isWithin(parent, root)) joinLines(parent);
}

function joinLines(parent: Element): void {
  for (const run of runsOfLines(parent)) {
    if (!run.slice(1, -1).some(isEmpty)) continue;
    let first: Element | undefined;
    for (const line of run) {
      if (isEmpty(line)) first = undefined;
      else if (!first) first = line;
      else {
        append(first, [element('br'), ...childrenOf(line)]);
        remove(line);
      }
    }
  }
}

function runsOfLines(parent: Element): Element[][] {
  const runs: Element[][] = [[]];
  for (const child of childrenOf(parent)) {
    const isOne = isElement(child) && isLine(child);
    const run = runs.at(-1);
    if (isOne && run && (run[0] ?? child).name === child.name) run.push(child);
    else if (isOne) runs.push([child]);
    else if (!isBlankText(child)) runs.push([]);
  }
  return runs;
}

function isLine(node: Element): boolean {
  if (elementsIn(node).some(({ name }) => !INLINE.test(name))) return false;
  return node.name === 'div' ? !isSpaced(node) : node.name === 'p' && isUnspaced(node);
}

const INLINE = /^(?:a|b|br|code|em|font|i|img|o:p|s|small|span|strong|sub|sup|u|x-code|x-math|x-note)$/;

function isEmpty(node: Element): boolean {
  const content = elementsIn(node).some(({ name }) => /^(?:img|x-.*)$/.test(name));
  return !content && /^[\s\u00a0\u200b\ufeff]*$/.test(textOf(node));
}

function margins(node: Element): string[] {
  const style = styleOf(node);
  const [top, , bottom = top] = (style.get('margin') ?? '').split(/\s+/);
  return [style.get('margin-top') ?? top, style.get('margin-bottom') ?? bottom].filter(
    (each): each is string => each !== undefined && each !== '',
  );
}

const NONE = /^0*(?:\.0*)?(?:[a-z%]+)?$|^\.0001pt$/;

function isSpaced(node: Element): boolean {
  return margins(node).some((margin) => !NONE.test(margin));
}

function isUnspaced(node: Element): boolean {
  const own = margins(node);
  return own.length === 2 && own.every((margin) => NONE.test(margin));
}
