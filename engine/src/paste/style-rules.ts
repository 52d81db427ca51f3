import type { Element } from 'domhandler';
import { elementsIn, styleOf, textOf } from './dom.js';

/** Classes that programs number themselves: of Google Docs (`c1`), Apple's programs (`p1`, `s1`), LibreOffice (`P1`, `T1`) and Word. */
const GENERATED = /^(?:c|p|s|li|ul|ol|P|T)\d+$|^Mso(?:Normal|NoSpacing|PlainText)$/;
const PROPERTIES =
  /^(?:font-weight|font-style|text-decoration(?:-line)?|vertical-align|background-color|white-space|list-style-type|margin(?:-top|-bottom)?)$/;
/** Those of a book, whose margins and colours are its publisher's look. */
const BOOK_PROPERTIES = /^(?:font-weight|font-style|text-decoration(?:-line)?|vertical-align|white-space)$/;
const MAX_RULES = 5000;

/**
 * Writes what classes mean into the style of each element: all classes, or those that programs number. What an element says itself
 * comes first.
 */
export function styleRules(root: Element, which: 'all' | 'generated'): void {
  const [isMeant, properties] = which === 'all' ? [/./, BOOK_PROPERTIES] : [GENERATED, PROPERTIES];
  const all = elementsIn(root);
  const rules = new Map<string, string[]>();
  for (const style of all) if (style.name === 'style') readRules(textOf(style), rules, properties);
  if (rules.size === 0) return;
  for (const node of all) {
    const classes = (node.attribs.class ?? '').split(/\s+/).filter((name) => isMeant.test(name));
    const found = classes.flatMap((name) => [
      ...(rules.get(`.${name}`) ?? []),
      ...(rules.get(`${node.name}.${name}`) ?? []),
    ]);
    if (found.length === 0) continue;
    const own = [...styleOf(node)].map(([name, value]) => `${name}:${value}`);
    node.attribs.style = [...found, ...own].join(';');
  }
}

/** Rules of one class each. Those for particular media are not for the text as it was copied. */
function readRules(css: string, rules: Map<string, string[]>, properties: RegExp): void {
  let depth = 0;
  let from = 0;
  let selectors = '';
  const plain = css.replace(/<!--|-->/g, '');
  for (const { 0: brace, index } of plain.matchAll(/[{}]/g)) {
    const part = plain.slice(from, index);
    from = index + 1;
    if (brace === '{' && depth++ === 0) selectors = part;
    if (brace === '}' && --depth === 0 && !selectors.includes('@'))
      addRule(selectors, part, rules, properties);
    depth = Math.max(depth, 0);
    if (rules.size > MAX_RULES) return;
  }
}

function addRule(selectors: string, body: string, rules: Map<string, string[]>, properties: RegExp): void {
  const kept = body
    .split(';')
    .map((each) => each.trim())
    .filter((each) => properties.test(each.split(':')[0]?.trim().toLowerCase() ?? ''));
  if (kept.length === 0) return;
  for (const selector of selectors.replace(/\/\*[^*]*\*\//g, '').split(',')) {
    const name = selector.trim();
    rules.set(name, [...(rules.get(name) ?? []), ...kept]);
  }
}
