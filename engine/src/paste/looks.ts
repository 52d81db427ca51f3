import type { Element } from 'domhandler';
import {
  childrenOf,
  closest,
  elementsIn,
  hasClass,
  isElement,
  isWithin,
  rename,
  styleOf,
  textOf,
  unwrap,
  wrapContent,
} from './dom.js';

/** Turns meaningful formatting into elements, and removes elements that formatting cancels. */
export function looks(root: Element): void {
  const isGoogleDocs = elementsIn(root).some((node) => isFromGoogleDocs(node));
  for (const node of elementsIn(root)) {
    if (!isWithin(node, root)) continue;
    const style = styleOf(node);
    if (/^(?:b|strong)$/.test(node.name) && isLight(style)) rename(node, 'span');
    if (/^(?:i|em)$/.test(node.name) && style.get('font-style') === 'normal') rename(node, 'span');
    if (!/^(?:span|font|a|td|div|p|li)$/.test(node.name) || textOf(node).trim() === '') continue;
    for (const name of marksOf(node, style, isGoogleDocs)) wrapContent(node, name);
  }
}

/** An element around the text: on a clipboard, or in a page that Google Docs has exported. */
function isFromGoogleDocs(node: Element): boolean {
  return (
    node.attribs.id?.startsWith('docs-internal-guid-') ||
    hasClass(node, 'doc-content') ||
    /(?:^|\s)lst-kix_/.test(node.attribs.class ?? '')
  );
}

/** Headings and header cells are bold anyway. */
export function plainHeadings(root: Element): void {
  const isHeading = ({ name }: Element): boolean => /^(?:h[1-6]|th)$/.test(name);
  for (const node of elementsIn(root))
    if (/^(?:b|strong)$/.test(node.name) && isWithin(node, root) && closest(node, isHeading)) unwrap(node);
}

function isLight(style: ReadonlyMap<string, string>): boolean {
  return /^(?:normal|[1-5]00)$/.test(style.get('font-weight') ?? '');
}

function marksOf(node: Element, style: ReadonlyMap<string, string>, isGoogleDocs: boolean): string[] {
  const isText = /^(?:span|font)$/.test(node.name);
  const isLink =
    node.name === 'a' ||
    closest(node, ({ name }) => name === 'a') !== undefined ||
    elementsIn(node).some(({ name }) => name === 'a');
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const weight = style.get('font-weight') ?? '';
  const marks: string[] = [];
  if (/^(?:bold(?:er)?|[6-9]00)$/.test(weight) && !isInside(node, /^(?:b|strong|h[1-6]|th)$/))
    marks.push('strong');
  if (style.get('font-style') === 'italic' && !isInside(node, /^(?:i|em)$/)) marks.push('em');
  if (decoration.includes('line-through') && !isInside(node, /^(?:s|del|strike)$/)) marks.push('s');
  if (decoration.includes('underline') && !isLink && isText && !isInside(node, /^(?:u|ins)$/))
    marks.push('u');
  const raised = style.get('vertical-align') ?? '';
  if (isText && raised.startsWith('super') && !isInside(node, /^sup$/)) marks.push('sup');
  if (isText && raised.startsWith('sub') && !isInside(node, /^sub$/)) marks.push('sub');
  const ground = isText ? (style.get('background-color') ?? style.get('background')) : undefined;
  const highlight =
    style.get('mso-highlight') ?? (isGoogleDocs || MARKER.test(ground ?? '') ? ground : undefined);
  if (
    highlight &&
    !/^(?:transparent|none|inherit|initial|white|auto|#f{3,8}|rgba?\(255, ?255, ?255.*|rgba\(0, ?0, ?0, ?0\))$/.test(
      highlight,
    )
  )
    marks.push('mark');
  return marks;
}

/** The colours of highlighters in word processors, which no site gives the words of its own design. */
const MARKER =
  /^(?:yellow|lime|aqua|cyan|fuchsia|magenta|#ff0|#0f0|#0ff|#f0f|#ffff00|#00ff00|#00ffff|#ff00ff|rgba?\((?:255, ?255, ?0|0, ?255, ?0|0, ?255, ?255|255, ?0, ?255)(?:, ?1)?\))$/i;

function isInside(node: Element, name: RegExp): boolean {
  return closest(node, (parent) => name.test(parent.name)) !== undefined || onlyChild(node, name);
}

function onlyChild(node: Element, name: RegExp): boolean {
  const [only, ...others] = childrenOf(node);
  return only !== undefined && others.length === 0 && isElement(only) && name.test(only.name);
}
