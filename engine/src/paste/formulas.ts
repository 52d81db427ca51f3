import type { Element } from 'domhandler';
import { texOfMathml } from '../latex/mathml/mathml.js';
import { latexOf, type MathElement } from '../latex/omml/index.js';
import {
  childrenOf,
  closest,
  element,
  elementsIn,
  hasClass,
  hasSibling,
  isBlankText,
  isElement,
  isWithin,
  remove,
  replace,
  textOf,
} from './dom.js';
import { parseClipboard } from './parse-clipboard.js';

/** The name of the element for a formula, with the attribute `tex` and, if it is displayed, `display`. */
const FORMULA = 'x-math';

/**
 * Replaces each formula with one `x-math`. Pages contain a formula several times: as MathML, as drawn elements, and for screen
 * readers, each site in its own way. Returns how many are only drawn and have neither.
 */
export function formulas(root: Element): number {
  let unread = 0;
  // The outermost element comes first, since it contains the others.
  for (const node of elementsIn(root)) {
    if (!isWithin(node, root) || node.name === FORMULA) continue;
    const found = formulaAt(node);
    if (!found && isDrawnFormula(node)) unread++;
    if (!found) continue;
    removeTwins(node);
    replace(hiddenAround(node) ?? node, [
      element(FORMULA, { tex: found.tex, ...(found.display ? { display: '' } : {}) }),
    ]);
  }
  for (const node of elementsIn(root)) if (isLookOfFormula(node) && isWithin(node, root)) remove(node);
  return unread;
}

interface Formula {
  readonly tex: string;
  readonly display: boolean;
}

function formulaAt(node: Element): Formula | undefined {
  const { name, attribs } = node;
  const given = attribs['data-math'] ?? attribs['data-latex-source'] ?? attribs['data-tex'];
  if (given?.trim() && !/^(?:button|a)$/.test(name)) return formula(given, isDisplayed(node));
  if (hasClass(node, 'katex-display') || hasClass(node, 'katex')) return katex(node);
  if (name === 'mjx-container') return mathjax3(node);
  if (name === 'script' && /^math\/tex/.test(attribs.type ?? ''))
    return formula(textOf(node), /mode=display/.test(attribs.type ?? ''));
  if (hasClass(node, 'MathJax') || hasClass(node, 'MathJax_Display')) return mathjax2(node);
  if (name === 'math' || name === 'm:math' || name === 'mml:math') return mathml(node);
  if (name === 'm:omathpara')
    return formula(
      elementsIn(node)
        .filter((each) => each.name === 'm:omath')
        .map((each) => latexOfHtml(each, true))
        .join(' \\\\ '),
      true,
    );
  if (name === 'm:omath') return formula(latexOfHtml(node, false), false);
  if (name === 'img') return picture(node);
  return undefined;
}

function formula(written: string, display: boolean): Formula | undefined {
  const tex = written
    .trim()
    .replace(
      /^\$\$([\s\S]*)\$\$$|^\$([\s\S]*)\$$|^\\\[([\s\S]*)\\\]$|^\\\(([\s\S]*)\\\)$/,
      (_, ...parts: unknown[]) => String(parts.slice(0, 4).find((part) => part !== undefined) ?? ''),
    )
    .replace(/^\{\\displaystyle\s*([\s\S]*)\}$/, '$1')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  return tex === '' ? undefined : { tex, display };
}

function isDisplayed(node: Element): boolean {
  return (
    node.name === 'div' ||
    /(?:^|[\s-])(?:display|block)(?:[\s-]|$)/.test(node.attribs.class ?? '') ||
    closest(node, (parent) => hasClass(parent, 'katex-display') || hasClass(parent, 'math-block')) !==
      undefined
  );
}

function katex(node: Element): Formula | undefined {
  const tex = annotationIn(node);
  const display = hasClass(node, 'katex-display') || isDisplayed(node);
  if (tex !== undefined) return formula(tex, display);
  const math = firstOf(node, 'math');
  if (math) return formula(texOfMathml(math), display);
  // Without MathML, only the drawn elements are left, and only those on one line can be read.
  const drawn = elementsIn(node).find((each) => hasClass(each, 'katex-html'));
  if (!drawn || isDrawnInTwoDimensions(drawn)) return undefined;
  return formula(textOf(drawn).replace(/[\u200b\s]+/g, ''), display);
}

/** Whether KaTeX has put parts of a formula above others: scripts, fractions, roots, accents, matrices. */
function isDrawnInTwoDimensions(drawn: Element): boolean {
  return elementsIn(drawn).some((each) => hasClass(each, 'vlist'));
}

/** Whether a formula is only drawn, and cannot be read from what it is drawn with. */
function isDrawnFormula(node: Element): boolean {
  if (node.name === 'mjx-container') return textOf(node).trim() === '';
  return hasClass(node, 'katex') && elementsIn(node).some((each) => hasClass(each, 'katex-html'));
}

function mathjax3(node: Element): Formula | undefined {
  const display = node.attribs.display === 'true' || node.attribs.display === 'block';
  const latex = [node, ...elementsIn(node)].find(({ attribs }) => attribs['data-latex'])?.attribs[
    'data-latex'
  ];
  const tex = latex ?? annotationIn(node);
  if (tex !== undefined) return formula(tex, display);
  const math = firstOf(node, 'math') ?? firstOf(node, 'mjx-math');
  return math && formula(texOfMathml(math), display);
}

/** MathJax 2 leaves the LaTeX in a script beside the drawn formula, or MathML in an attribute. */
function mathjax2(node: Element): Formula | undefined {
  const script = scriptBeside(node);
  const display =
    hasClass(node, 'MathJax_Display') ||
    closest(node, (each) => hasClass(each, 'MathJax_Display')) !== undefined;
  if (script) return formula(textOf(script), display || /mode=display/.test(script.attribs.type ?? ''));
  const written = [node, ...elementsIn(node)].find(({ attribs }) => attribs['data-mathml'])?.attribs[
    'data-mathml'
  ];
  const math = written === undefined ? firstOf(node, 'math') : firstOf(parseClipboard(written), 'math');
  return (
    math && formula(annotationIn(math) ?? texOfMathml(math), display || math.attribs.display === 'block')
  );
}

function mathml(node: Element): Formula | undefined {
  const { alttext, display } = node.attribs;
  const tex = annotationIn(node) ?? (alttext && /[\\^_={]/.test(alttext) ? alttext : undefined);
  return formula(tex ?? texOfMathml(node), display === 'block');
}

/** Pages that draw formulas as pictures give their LaTeX in the picture's address or as its alternative text. */
function picture(node: Element): Formula | undefined {
  const { alt = '', class: name = '', src = '', 'data-equation-content': canvas } = node.attribs;
  const given = canvas ?? texOfAddress(src);
  if (given?.trim()) return formula(given, isAlone(node));
  const isFormula =
    /(?:^|\s)(?:latex|tex|texrender|mwe-math-fallback-image-(?:inline|display)|ee_img|equation_image|math)(?:\s|$)/.test(
      name,
    );
  // Canvas begins the alternative text so.
  const tex = alt.replace(/^\s*LaTeX:\s*/, '');
  return isFormula && tex.trim() !== '' ? formula(tex, /display/.test(name)) : undefined;
}

/** The services that draw formulas and take the LaTeX as all of a query or as a file name, where a plus is a plus. */
const DRAWING_SERVICES: readonly RegExp[] = [
  /^https?:\/\/latex\.codecogs\.com\/[\w.]+\?(.+)$/,
  /^https?:\/\/i\.upmath\.me\/(?:svg|png|svgb|pngb)\/(.+)$/,
];
/** Those that take it as a field of a form, where a plus is a space. */
const DRAWING_FORMS: readonly RegExp[] = [
  /^https?:\/\/(?:render\.githubusercontent\.com\/render\/math|math\.now\.sh)\?(?:[^#]*&)?(?:math|from|inline)=([^&#]+)/,
  /^https?:\/\/(?:www\.)?zhihu\.com\/equation\?(?:[^#]*&)?tex=([^&#]+)/,
  /^https?:\/\/s\d?\.wp\.com\/latex\.php\?(?:[^#]*&)?latex=([^&#]+)/,
  /^https?:\/\/chart\.(?:googleapis|apis\.google)\.com\/chart\?(?=[^#]*\bcht=tx\b)(?:[^#]*&)?chl=([^&#]+)/,
];

/** The LaTeX in the address of a picture that one of the services has drawn. */
function texOfAddress(address: string): string | undefined {
  const field = partOfAddress(address, DRAWING_FORMS);
  if (field !== undefined) return decoded(field.replace(/\+/g, ' '));
  const written = partOfAddress(address, DRAWING_SERVICES);
  // CodeCogs has names of its own for spaces and pluses, and takes settings as commands in front of the formula.
  return (
    written &&
    decoded(written.replace(/&space;/g, ' ').replace(/&plus;/g, '+'))
      .replace(
        /^(?:\\(?:dpi|bg|fg|color)\s*\{[^{}]*\}|\\bg_\w+|\\fn_\w+|\\(?:inline|large|tiny|small)(?![a-zA-Z])|\s)+/,
        '',
      )
      .trim()
  );
}

function partOfAddress(address: string, services: readonly RegExp[]): string | undefined {
  return services.map((service) => service.exec(address)?.[1]).find((each) => each !== undefined);
}

/** An address without its escapes; one whose escapes are broken stays as it is. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Whether a picture is all that its paragraph or cell shows. */
function isAlone(node: Element): boolean {
  const { parent } = node;
  return (
    parent !== null &&
    isElement(parent) &&
    /^(?:p|div|figure|center)$/.test(parent.name) &&
    !hasSibling(node, (each) => !isBlankText(each))
  );
}

function annotationIn(node: Element): string | undefined {
  const found = elementsIn(node).find(({ attribs }) => /^application\/x-tex$/i.test(attribs.encoding ?? ''));
  const tex = found && textOf(found).trim();
  return tex || undefined;
}

function firstOf(node: Element, name: string): Element | undefined {
  return [node, ...elementsIn(node)].find((each) => each.name === name || each.name.endsWith(`:${name}`));
}

/** The script with the LaTeX of a drawn formula, directly after it. */
function scriptBeside(node: Element): Element | undefined {
  let { next } = node;
  while (next && isBlankText(next)) ({ next } = next);
  if (node.name === 'script' || !next || !isElement(next) || next.name !== 'script') return undefined;
  return /^math\/tex/.test(next.attribs.type ?? '') ? next : undefined;
}

/** Wikipedia hides its MathML behind a picture. */
function hiddenAround({ parent }: Element): Element | undefined {
  return parent && isElement(parent) && hasClass(parent, 'mwe-math-mathml-a11y') ? parent : undefined;
}

/** Other copies of the same formula beside it. */
function removeTwins(node: Element): void {
  const script = scriptBeside(node);
  if (script) remove(script);
  const { next } = node;
  // Wikipedia's fallback picture for MathML.
  const wrapper = node.parent;
  if (node.name === 'math' && wrapper && isElement(wrapper) && hasClass(wrapper, 'mwe-math-mathml-a11y')) {
    const image = wrapper.next;
    if (image && isElement(image) && image.name === 'img') remove(image);
  }
  if (next && isElement(next) && /mwe-math-fallback-image/.test(next.attribs.class ?? '')) remove(next);
}

/** Previews and other copies of a formula, which add nothing. */
function isLookOfFormula(node: Element): boolean {
  return /(?:^|\s)(?:MathJax_Preview|MJX_Assistive_MathML|MathJax_SVG_Hidden|katex-html|mjx-assistive-mml)(?:\s|$)/.test(
    node.attribs.class ?? '',
  );
}

/** A displayed formula within formatted text, a heading or a link becomes inline. */
export function settleDisplay(root: Element): void {
  for (const node of elementsIn(root)) {
    if (node.name !== FORMULA || node.attribs.display === undefined) continue;
    if (closest(node, ({ name }) => /^(?:h[1-6]|a|th|dt|caption|b|strong|i|em|u|s|sub|sup)$/.test(name)))
      delete node.attribs.display;
  }
}

/** LaTeX of one of Word's equations in HTML: elements `m:…` among those of HTML, with names in lower case. */
export function latexOfHtml(math: Element, isDisplayed: boolean): string {
  return latexOf(mathElement(math), isDisplayed);
}

function mathElement(node: Element): MathElement {
  return {
    name: node.name,
    attributes: node.attribs,
    children: childrenOf(node).flatMap((each): (MathElement | string)[] => {
      // What a tracked change has deleted, Word copies along.
      if (isElement(each)) return each.name === 'del' ? [] : [mathElement(each)];
      return each.type === 'text' ? [each.data.replace(/\s+/g, ' ')] : [];
    }),
  };
}
