import type { Element } from 'domhandler';
import { isElement, textOf } from './dom.js';
import { group, operator, symbol } from './tex.js';

/*
 * Word's equations (ECMA-376 part 1, 22.1) as LaTeX: elements `m:…`, whose properties are in `m:…pr`. In HTML, the text
 * of a run may stand in elements of HTML.
 */

export function texOfOmml(node: Element): string {
  const name = node.name.replace(/^m:/, '');
  const at = (part: string): string => texIn(child(node, part));
  switch (name) {
    case 'r':
      return run(node);
    case 'f':
      return property(node, 'type') === 'lin'
        ? `${group(at('num'))}/${group(at('den'))}`
        : `\\frac{${at('num')}}{${at('den')}}`;
    case 'ssup':
      return `${group(at('e'))}^{${at('sup')}}`;
    case 'ssub':
      return `${group(at('e'))}_{${at('sub')}}`;
    case 'ssubsup':
      return `${group(at('e'))}_{${at('sub')}}^{${at('sup')}}`;
    case 'spre':
      return `{}_{${at('sub')}}^{${at('sup')}}${at('e')}`;
    case 'rad':
      return at('deg') === '' ? `\\sqrt{${at('e')}}` : `\\sqrt[${at('deg')}]{${at('e')}}`;
    case 'nary':
      return `${operator(property(node, 'chr') ?? '∫')}${index('_', at('sub'))}${index('^', at('sup'))} ${at('e')}`;
    case 'd':
      return delimited(node);
    case 'func':
      return `${at('fname')}${at('e')}`;
    case 'm':
      return `\\begin{matrix}${rowsOf(node, 'mr')
        .map((row) => rowsOf(row, 'e').map(texIn).join(' & '))
        .join(' \\\\ ')}\\end{matrix}`;
    case 'eqarr':
      return `\\begin{aligned}${rowsOf(node, 'e').map(texIn).join(' \\\\ ')}\\end{aligned}`;
    case 'acc':
      return `${ACCENTS[property(node, 'chr') ?? '\u0302'] ?? '\\hat'}{${at('e')}}`;
    case 'bar':
      return `${property(node, 'pos') === 'top' ? '\\overline' : '\\underline'}{${at('e')}}`;
    case 'limlow':
      return `${at('e')}_{${at('lim')}}`;
    case 'limupp':
      return `${at('e')}^{${at('lim')}}`;
    case 'groupchr':
      return `\\underbrace{${at('e')}}`;
    default:
      return name.endsWith('pr') ? '' : texIn(node);
  }
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u20d7': '\\vec',
};

function texIn(node: Element | undefined): string {
  return (node?.children ?? [])
    .map((each) => (isElement(each) ? texOfOmml(each) : each.type === 'text' ? signs(each.data) : ''))
    .join('')
    .trim();
}

/** A run has many signs and no structure. */
function run(node: Element): string {
  return signs(
    node.children.map((each) => (isElement(each) && each.name.endsWith('pr') ? '' : textOf(each))).join(''),
  );
}

function signs(text: string): string {
  const parts = text.replace(/\s+/g, ' ').match(/\p{L}+|\d+(?:[.,]\d+)*|\s|./gu) ?? [];
  return parts.map((part) => (/^\p{L}{2,}$/u.test(part) ? word(part) : operator(part) || part)).join('');
}

/** Letters in a row are so many variables, unless they name a function. */
function word(letters: string): string {
  const name = symbol(letters);
  return name.startsWith('\\mathrm') ? letters.normalize('NFKC') : name;
}

function index(sign: '_' | '^', tex: string): string {
  return tex === '' ? '' : `${sign}{${tex}}`;
}

function delimited(node: Element): string {
  const open = property(node, 'begchr') ?? '(';
  const close = property(node, 'endchr') ?? ')';
  const parts = rowsOf(node, 'e')
    .map(texIn)
    .join(` ${property(node, 'sepchr') ?? '|'} `);
  if (open === '{' && close === '')
    return `\\begin{cases}${parts.replace(/^\\begin\{aligned\}|\\end\{aligned\}$/g, '')}\\end{cases}`;
  return `\\left${fence(open)}${parts}\\right${fence(close)}`;
}

function fence(sign: string): string {
  if (sign === '') return '.';
  return /[{}]/.test(sign) ? `\\${sign}` : sign;
}

function child(node: Element, name: string): Element | undefined {
  return rowsOf(node, name)[0];
}

function rowsOf(node: Element, name: string): Element[] {
  return node.children.filter((each): each is Element => isElement(each) && each.name === `m:${name}`);
}

function property(node: Element, name: string): string | undefined {
  const properties = node.children.find((each) => isElement(each) && each.name.endsWith('pr'));
  const found = properties && isElement(properties) ? child(properties, name) : undefined;
  return found?.attribs['m:val'];
}
