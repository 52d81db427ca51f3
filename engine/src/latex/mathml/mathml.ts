import type { AnyNode, Element } from 'domhandler';
import { inVariant, lettersOf } from './math-letters.js';
import { group, operator, symbol } from './tex.js';

const isElement = (node: AnyNode): node is Element => node.type === 'tag';

/** All text of a node. */
function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/*
 * Converts MathML to LaTeX, and also the elements that MathJax draws if it has left no MathML: their names are those of
 * MathML, prefixed with `mjx-`.
 */

/** The LaTeX of an element and its content. */
export function texOfMathml(node: Element): string {
  const name = node.name.replace(/^(?:mjx-|m:|mml:)/, '');
  if (/^(?:assistive-mml|annotation|annotation-xml|copytext)$/.test(name)) return '';
  const texts = partsOf(node).map(texOfMathml);
  const [first = '', second = '', third = ''] = texts;
  switch (name) {
    case 'mi':
      return inVariant(symbol(glyphsOf(node)), node.attribs.mathvariant);
    case 'mo':
      return operator(glyphsOf(node));
    case 'mn':
      return inVariant(lettersOf(glyphsOf(node)), node.attribs.mathvariant);
    case 'mtext':
    case 'ms':
      return glyphsOf(node).trim() === '' ? '\\ ' : `\\text{${glyphsOf(node)}}`;
    case 'mspace':
      return '\\;';
    case 'msup':
      return `${group(first)}^{${second}}`;
    case 'msub':
      return `${group(first)}_{${second}}`;
    case 'msubsup':
      return `${group(first)}_{${second}}^{${third}}`;
    case 'munder':
      if (UNDER[signOf(node)] !== undefined) return `${UNDER[signOf(node)]}{${first}}`;
      return isLarge(first) ? `${first}_{${second}}` : `\\underset{${second}}{${first}}`;
    case 'mover':
      return overOf(first, second, signOf(node));
    case 'munderover':
      return `${first}_{${second}}^{${third}}`;
    case 'mmultiscripts':
      return multiscripts(node);
    case 'mprescripts':
    case 'none':
      return '';
    case 'mfrac':
      return `\\frac{${first}}{${second}}`;
    case 'msqrt':
      return `\\sqrt{${texts.join('')}}`;
    case 'mroot':
      return `\\sqrt[${second}]{${first}}`;
    case 'mtable':
      return `\\begin{matrix}${texts.join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
    case 'mlabeledtr':
      return texts.join(' & ');
    case 'mfenced':
      return `\\left${node.attribs.open ?? '('}${texts.join(', ')}\\right${node.attribs.close ?? ')'}`;
    default:
      return texts.join(' ').replace(/ {2,}/g, ' ').trim();
  }
}

/** The commands for signs over one letter, and over several. */
const ACCENTS: Readonly<Record<string, readonly [narrow: string, wide: string]>> = {
  '^': ['\\hat', '\\widehat'],
  ˆ: ['\\hat', '\\widehat'],
  '\u0302': ['\\hat', '\\widehat'],
  '~': ['\\tilde', '\\widetilde'],
  '˜': ['\\tilde', '\\widetilde'],
  '\u0303': ['\\tilde', '\\widetilde'],
  '¯': ['\\bar', '\\overline'],
  ˉ: ['\\bar', '\\overline'],
  '\u0304': ['\\bar', '\\overline'],
  '―': ['\\overline', '\\overline'],
  '‾': ['\\overline', '\\overline'],
  '\u0305': ['\\overline', '\\overline'],
  '→': ['\\vec', '\\overrightarrow'],
  '\u20d7': ['\\vec', '\\overrightarrow'],
  '←': ['\\overleftarrow', '\\overleftarrow'],
  '˙': ['\\dot', '\\dot'],
  '\u0307': ['\\dot', '\\dot'],
  '¨': ['\\ddot', '\\ddot'],
  '\u0308': ['\\ddot', '\\ddot'],
  '´': ['\\acute', '\\acute'],
  '`': ['\\grave', '\\grave'],
  ˇ: ['\\check', '\\check'],
  '˘': ['\\breve', '\\breve'],
  '⏞': ['\\overbrace', '\\overbrace'],
};

const UNDER: Readonly<Record<string, string>> = {
  _: '\\underline',
  '‾': '\\underline',
  '¯': '\\underline',
  '\u0332': '\\underline',
  '⏟': '\\underbrace',
};

/** The sign over or under a base, as it is written. */
function signOf(node: Element): string {
  const [, sign] = partsOf(node);
  return sign ? glyphsOf(sign).trim() : '';
}

function overOf(base: string, over: string, sign: string): string {
  const accent = ACCENTS[sign];
  if (accent !== undefined) return `${accent[group(base) === base ? 0 : 1]}{${base}}`;
  return isLarge(base) ? `${base}^{${over}}` : `\\overset{${over}}{${base}}`;
}

/** Scripts on both sides of a base: pairs after it and, behind `mprescripts`, before it (MathML 3, 3.4.7). */
function multiscripts(node: Element): string {
  const [base, ...scripts] = partsOf(node);
  const middle = scripts.findIndex(({ name }) => name.endsWith('mprescripts'));
  const after = middle === -1 ? scripts : scripts.slice(0, middle);
  const before = middle === -1 ? [] : scripts.slice(middle + 1);
  const written = before.length > 0 ? `{}${pairs(before)}` : '';
  return written + group(base ? texOfMathml(base) : '') + pairs(after);
}

function pairs(scripts: readonly Element[]): string {
  const texts = scripts.map(texOfMathml);
  return texts
    .map((text, index) =>
      text === '' ? '' : `${index > 1 && index % 2 === 0 ? '{}' : ''}${index % 2 === 0 ? '_' : '^'}{${text}}`,
    )
    .join('');
}

function isLarge(base: string): boolean {
  return /^(?:[∑∏∐∫∬∮⋃⋂]|\\(?:sum|prod|int|lim|max|min|sup|inf)\b)/.test(base.trim());
}

/** The meaningful children, without the boxes that MathJax puts around them. */
function partsOf({ children }: Element): Element[] {
  return children.filter(isElement).flatMap((child) => {
    const name = child.name.replace(/^mjx-/, '');
    if (!BOX.test(name)) return [child];
    const inner = partsOf(child);
    return inner.length > 1 && GROUP.test(name) ? [child] : inner;
  });
}

/** What only stands around its content. */
const BOX =
  /^(?:texatom|script|num|den|box|row|base|frac|dbox|nstrut|dstrut|line|surd|sqrt|root|strut|over|under|itable|table|semantics|mstyle)$/;
/** Those of them that are one part, if there are several in them. */
const GROUP = /^(?:texatom|script|num|den|base|box|semantics|mstyle)$/;

/** The characters of a token, given as text or as MathJax's classes for them, such as `mjx-c1D465`. */
function glyphsOf(node: Element): string {
  const written = textOf(node);
  if (written.trim() !== '') return written;
  return drawnIn(node);
}

function drawnIn(node: Element): string {
  const code = /(?:^|\s)mjx-c([\dA-F]{2,6})(?:\s|$)/.exec(node.attribs.class ?? '')?.[1];
  if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
  return node.children.map((child) => (isElement(child) ? drawnIn(child) : '')).join('');
}
