/*
 * Equations of Office Math as LaTeX (ECMA-376 Part 1, 22.1). In: an `m:oMath` element, whichever parser it comes from. Out: LaTeX that
 * gives the same equation when it is converted back.
 *
 * Read in this order: `elements.ts`, what an element is and how its children and properties are found; `run.ts`, characters with their
 * formatting; this file, one case for each structure; `symbols.ts`, the commands of characters; `joined.ts`, where a space must stand
 * between two commands.
 */
import { character, child, children, localName, type MathElement, type Place, property } from './elements.js';
import { functionName, isLimit, startsWithFunction } from './functions.js';
import { JoinedLatex, joined } from './joined.js';
import { columnsOf, isCentred } from './matrix-columns.js';
import { run } from './run.js';
import { signOf } from './symbols.js';

export type { MathElement } from './elements.js';

/** Converts an equation of Office Math to LaTeX (ECMA-376 Part 1, 22.1). */
export function latexOf(math: MathElement, isDisplayed: boolean): string {
  return tidy(contentOf(math, { isDisplayed, aligns: false }));
}

/** Collapses spaces, and writes two of the width of an em as one command. */
function tidy(latex: string): string {
  return latex
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\\quad \\quad(?![A-Za-z])/g, '\\qquad')
    .trim();
}

function contentOf(element: MathElement | undefined, place: Place): string {
  const latex = new JoinedLatex();
  for (const child of element?.children ?? []) {
    // In HTML, characters may be outside runs.
    const node = typeof child === 'string' ? { name: 'm:r', attributes: {}, children: [child] } : child;
    if (typeof child === 'string' && child.trim() === '') continue;
    const next = nodeOf(node, place);
    // LaTeX adds this space before the name of a function by itself.
    if (localName(node) === 'func' && startsWithFunction(next)) latex.dropSmallSpace();
    latex.add(next);
  }
  return latex.toString().trim();
}

function nodeOf(node: MathElement, place: Place): string {
  const name = localName(node);
  const at = readOnce(node, place);
  switch (name) {
    case 'r':
      return run(node, place);
    case 'f':
      return fraction(node, at);
    case 'ssup':
      return base(at('e')) + script('^', at('sup'));
    case 'ssub':
      return base(at('e')) + script('_', at('sub'));
    case 'ssubsup':
      return base(at('e')) + script('_', at('sub')) + script('^', at('sup'));
    case 'spre':
      return `{}${script('_', at('sub'))}${script('^', at('sup'))}${base(at('e'))}`;
    case 'rad':
      return at('deg') === '' ? `\\sqrt{${at('e')}}` : `\\sqrt[${at('deg')}]{${at('e')}}`;
    case 'nary':
      return nary(node, at);
    case 'd':
      return delimited(node, place);
    case 'func':
      return joined(functionIn(child(node, 'fname'), place), at('e'));
    case 'm':
      return matrix(node, place);
    case 'eqarr':
      return equationArray(node, place);
    case 'acc':
      return `\\${ACCENTS[character(node, 'chr') ?? '\u0302'] ?? 'hat'}{${at('e')}}`;
    case 'bar':
      return `\\${property(node, 'pos') === 'top' ? 'overline' : 'underline'}{${at('e')}}`;
    case 'limlow':
      return isLimit(at('e')) && !at('e').includes('_')
        ? `${functionName(at('e'))}_{${at('lim')}}`
        : stacked(at('e'), at('lim'), 'under');
    case 'limupp':
      return isLimit(at('e')) && !at('e').includes('^')
        ? `${functionName(at('e'))}^{${at('lim')}}`
        : stacked(at('e'), at('lim'), 'over');
    case 'groupchr':
      return grouped(node, at('e'));
    case 'borderbox':
      return `\\boxed{${at('e')}}`;
    case 'phant':
      return property(node, 'show') === '0' || property(node, 'show') === 'off'
        ? `\\phantom{${at('e')}}`
        : at('e');
    case 'box':
      return at('e');
    default:
      return /pr$/.test(name) ? '' : contentOf(node, place);
  }
}

/** Reads the parts of an object, each only once: there are others in them, which would be read twice as often at each level. */
function readOnce(node: MathElement, place: Place): (part: string) => string {
  const known = new Map<string, string>();
  return (part) => {
    const latex = known.get(part) ?? contentOf(child(node, part), { ...place, aligns: false });
    known.set(part, latex);
    return latex;
  };
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'hat',
  '^': 'hat',
  '\u0303': 'tilde',
  '~': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u00af': 'bar',
  '\u203e': 'overline',
  '\u0306': 'breve',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u20db': 'dddot',
  '\u030a': 'mathring',
  '\u030c': 'check',
  '\u20d7': 'vec',
  '\u2192': 'vec',
  '\u20d6': 'overleftarrow',
  '\u20d1': 'overrightarrow',
};

/** The base of a script, in braces if it is more than one character or command. */
function base(latex: string): string {
  if (latex === '') return '{}';
  const isOne = /^(?:[^\\\s{}^_]|\\[A-Za-z]+|\\[^A-Za-z]|\\[A-Za-z]+\{[^{}]*\}|\\left.*\\right\S+)$/su.test(
    latex,
  );
  return isOne || /^\([^()]*\)$/.test(latex) ? latex : `{${latex}}`;
}

function script(sign: '_' | '^', latex: string): string {
  if (latex === '') return '';
  if (sign === '^' && /^(?:\\prime)+$/.test(latex)) return latex.replace(/\\prime/g, "'");
  return /^[^\\{}\s]$/u.test(latex) ? sign + latex : `${sign}{${latex}}`;
}

function fraction(node: MathElement, at: (part: string) => string): string {
  const type = property(node, 'type');
  if (type === 'lin' || type === 'skw') return `${base(at('num'))}/${base(at('den'))}`;
  if (type === 'noBar') return `\\genfrac{}{}{0pt}{}{${at('num')}}{${at('den')}}`;
  return `\\frac{${at('num')}}{${at('den')}}`;
}

const LARGE = /^[∑∏∐⋂⋃⋁⋀⨁⨂⨀⨄⨆]$/u;

/** Unless specified otherwise, sums have their limits above and below, and integrals beside them. */
function nary(node: MathElement, at: (part: string) => string): string {
  const sign = character(node, 'chr') ?? '∫';
  const where = property(node, 'limLoc') ?? property(node, 'limloc');
  const limits = where === 'undOvr' && !LARGE.test(sign) ? '\\limits' : '';
  const operator = signOf(sign) + limits + script('_', at('sub')) + script('^', at('sup'));
  const operand = at('e');
  return operand === '' ? operator : `${operator} ${operand}`;
}

/** The name of a function, which may have scripts. */
function functionIn(name: MathElement | undefined, place: Place): string {
  const only = soleElement(name);
  const [, kind] = (only && /^(ssub|ssup|ssubsup)$/.exec(localName(only))) ?? [];
  if (!only || kind === undefined) return functionName(contentOf(name, { ...place, aligns: false }));
  const at = readOnce(only, place);
  return `${functionName(at('e'))}${script('_', at('sub'))}${script('^', at('sup'))} `;
}

function stacked(over: string, small: string, where: 'under' | 'over'): string {
  const brace = new RegExp(`^\\\\${where}brace\\{.*\\}$`, 's').test(over);
  if (brace) return over + script(where === 'under' ? '_' : '^', small);
  return `\\${where}set{${small}}{${over}}`;
}

function grouped(node: MathElement, inner: string): string {
  const isTop = property(node, 'pos') === 'top';
  const sign = character(node, 'chr') ?? '\u23df';
  const command = GROUPS[sign];
  if (command !== undefined) return `\\${command}{${inner}}`;
  const written = signOf(sign);
  return isTop ? `\\overset{${written}}{${inner}}` : `\\underset{${written}}{${inner}}`;
}

const GROUPS: Readonly<Record<string, string>> = {
  '\u23df': 'underbrace',
  '\u23de': 'overbrace',
  '\u23b4': 'overbracket',
  '\u23b5': 'underbracket',
};

const MATRICES: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
  '∥∥': 'Vmatrix',
};

function delimited(node: MathElement, place: Place): string {
  const open = character(node, 'begChr') ?? '(';
  const close = character(node, 'endChr') ?? ')';
  const separator = character(node, 'sepChr') ?? '|';
  const elements = children(node, 'e');
  const only = elements.length === 1 ? soleElement(elements[0]) : undefined;
  const environment = MATRICES[open + close];
  if (only && localName(only) === 'm' && environment !== undefined && isCentred(only))
    return `\\begin{${environment}} ${matrixRows(only, place)} \\end{${environment}}`;
  const isRows =
    only && (localName(only) === 'eqarr' || (localName(only) === 'm' && /^l*$/.test(columnsOf(only))));
  if (only && open === '{' && close === '' && isRows) {
    const rows = localName(only) === 'm' ? matrixRows(only, place) : arrayRows(only, place).join(' \\\\ ');
    return `\\begin{cases} ${rows} \\end{cases}`;
  }
  const parts = elements.map((element) => contentOf(element, { ...place, aligns: false }));
  const inner = parts.join(separator === ',' ? ', ' : ` ${separator === '|' ? '\\mid' : signOf(separator)} `);
  const isLow = !/\\(?:frac|genfrac|sum|prod|int|begin|sqrt|left|underset|overset|boxed)(?![A-Za-z])/.test(
    inner,
  );
  if (isLow && open !== '' && close !== '') return `${fence(open)}${spaced(open, inner)}${fence(close)}`;
  return `\\left${fence(open) || '.'} ${inner} \\right${fence(close) || '.'}`;
}

/** A command of letters before letters. */
function spaced(open: string, inner: string): string {
  return /[A-Za-z]$/.test(fence(open)) ? ` ${inner}` : inner;
}

function fence(sign: string): string {
  if (sign === '|' || sign === '∣') return '|';
  if (sign === '‖' || sign === '∥') return '\\|';
  return sign === '' ? '' : signOf(sign);
}

function matrix(node: MathElement, place: Place): string {
  const rows = matrixRows(node, place);
  if (isCentred(node)) return `\\begin{matrix} ${rows} \\end{matrix}`;
  return `\\begin{array}{${columnsOf(node)}} ${rows} \\end{array}`;
}

function matrixRows(node: MathElement, place: Place): string {
  return children(node, 'mr')
    .map((row) =>
      children(row, 'e')
        .map((cell) => contentOf(cell, { ...place, aligns: false }))
        .join(' & '),
    )
    .join(' \\\\ ');
}

function arrayRows(node: MathElement, place: Place): string[] {
  return children(node, 'e').map((row) => contentOf(row, { ...place, aligns: true }));
}

/** Equations one below the other. What follows `#` in Word is the equation's number. */
function equationArray(node: MathElement, place: Place): string {
  const rows = arrayRows(node, place).map((row) => {
    const [, equation = row, number] = /^(.*?)\\#\s*(.+)$/s.exec(row) ?? [];
    if (number === undefined) return { equation, tag: '' };
    const bare = /^\(\s*(?:\\(?:text|mathrm)\{([^{}]*)\}|([^()]*))\s*\)$/.exec(number);
    const text = bare?.[1] ?? bare?.[2] ?? number.replace(/^\\(?:text|mathrm)\{([^{}]*)\}$/, '$1');
    return { equation: equation.trim(), tag: bare ? ` \\tag{${text}}` : ` \\tag*{${text}}` };
  });
  const [only, ...others] = rows;
  if (only && others.length === 0) {
    const isAligned = /(?<!\\)&/.test(only.equation) && !only.equation.includes('\\begin{');
    if (isAligned && only.tag === '') return `\\begin{aligned} ${only.equation} \\end{aligned}`;
    return (isAligned ? only.equation.replace(/(?<!\\)&/g, '') : only.equation) + only.tag;
  }
  const hasTags = rows.some(({ tag }) => tag !== '');
  const aligned = rows.some(({ equation }) => /(?<!\\)&/.test(equation));
  const name = aligned ? 'align' : 'gather';
  const body = rows.map(({ equation, tag }) => equation + tag);
  if (hasTags && place.isDisplayed) return `\\begin{${name}} ${body.join(' \\\\ ')} \\end{${name}}`;
  return `\\begin{${name}ed} ${body.join(' \\\\ ')} \\end{${name}ed}`;
}

function soleElement(node: MathElement | undefined): MathElement | undefined {
  const inside = (node?.children ?? []).filter(
    (each): each is MathElement => typeof each !== 'string' && !/pr$/.test(localName(each)),
  );
  return inside.length === 1 ? inside[0] : undefined;
}
