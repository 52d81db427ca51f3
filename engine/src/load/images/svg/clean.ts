import { escapeAttribute, escapeText } from '../../../xml/escape.js';
import { applyStyles } from './css/apply-styles.js';
import { type Rule, readSheet } from './css/sheet.js';
import { allElements, type SvgElement, textOf } from './element.js';
import { readSvg } from './read.js';
import { makeRoot, paintBackground } from './root.js';
import type { SvgSize } from './size.js';
import type { Removal } from './vocabulary.js';

/** An SVG that is safe to use. */
interface CleanSvg {
  readonly svg: string;
  readonly root: SvgElement;
  readonly size: SvgSize;
  /** What was removed and should be reported. */
  readonly removals: readonly Removal[];
  /** Whether the file ended too early: part of the drawing may be missing. */
  readonly isCut: boolean;
}

/**
 * Rewrites an SVG with only what draws a still picture from the file itself. Style rules become attributes, since Word
 * reads no others. `undefined` if nothing safe is left to draw.
 */
export function cleanSvg(source: string): CleanSvg | undefined {
  const read = readSvg(source);
  if (!read) return undefined;
  const { root } = read;
  const removals = new Set(read.removals);
  const remove = (what: Removal): void => {
    removals.add(what);
  };
  const size = makeRoot(root);
  const styled = applyStyles(root, takeRules(root, remove), remove);
  if (!styled.isDone) return undefined;
  if (styled.background) paintBackground(root, styled.background);
  return { svg: writeElement(root), root, size, removals: [...removals], isCut: read.isCut };
}

/** Removes the rules from all style sheets of a drawing; only embedded fonts stay. */
function takeRules(root: SvgElement, remove: (what: Removal) => void): Rule[] {
  const sheets = [...allElements(root)].filter(({ name }) => name === 'style');
  return sheets.flatMap((element) => {
    const { media = '' } = element.source;
    const { rules, fonts } = readSheet(
      media === '' ? textOf(element) : `@media ${media}{${textOf(element)}}`,
      remove,
    );
    element.children = fonts === '' ? [] : [fonts];
    const { parent } = element;
    if (parent && fonts === '') parent.children = parent.children.filter((child) => child !== element);
    return rules;
  });
}

/** Writes an element with its content. */
export function writeElement(element: SvgElement): string {
  const content = element.children
    .map((child) => (typeof child === 'string' ? escapeText(child) : writeElement(child)))
    .join('');
  const tag = tagOf(element);
  if (tag === undefined) return content;
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag}${attributes.join('')}>${content}</${tag}>`;
}

/** A link is written as a group; one without effect on its content is left out. */
function tagOf({ name, attributes, parent }: SvgElement): string | undefined {
  if (name !== 'a') return name;
  if (attributes.size === 0) return undefined;
  for (let outer = parent; outer; outer = outer.parent) if (outer.name === 'text') return 'tspan';
  return 'g';
}
