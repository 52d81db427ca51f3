const NAMESPACE = 'http://www.w3.org/1998/Math/MathML';

/** The elements that formulas consist of. No others are drawn. */
const ELEMENTS = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup ' +
    'munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr semantics'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'accent accentunder columnalign columnlines columnspacing columnspan depth display displaystyle encoding fence form ' +
    'height largeop linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation rowalign rowlines rowspacing ' +
    'rowspan rspace scriptlevel separator stretchy symmetric voffset width'
  ).split(' '),
);

/** The properties that the LaTeX library expresses as styles: colours, frames, and the lines and gaps of tables. */
const PROPERTIES = /^(?:color|(?:padding|border)(?:-(?:top|right|bottom|left))?)$/;
/** Signs in indices and limits, around which Word and TeX leave no room. */
const SCRIPT_SIGNS =
  ':is(msub, msup, msubsup, munder, mover, munderover, mmultiscripts) > :not(:first-child) mo';
const LENGTH = /([\d.]+)(pt|px)/g;
/** The library's points are those of a formula of 12 points; in em, they fit every size. */
const POINTS_PER_EM = 12;
const POINTS_PER_PIXEL = 0.75;

/** The alignments of a table's columns, for which there is no attribute. Only these values align the blocks in its cells. */
const ALIGNMENTS: Readonly<Record<string, string>> = {
  'tml-left': '-webkit-left',
  'tml-right': '-webkit-right',
};

const TOKEN = /<(\/?)([\w:-]+)([^<>]*?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A formula as nodes, built one by one: the page's policy forbids inserting text as markup. */
export function drawMathml(mathml: string): Element {
  const root = document.createElementNS(NAMESPACE, 'math');
  const open: Element[] = [root];
  for (const [, closing, name = '', attributes = '', empty, text] of mathml.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) {
      if (text.trim() !== '') parent.append(decoded(text));
    } else if (closing) {
      if (open.length > 1) open.pop();
    } else {
      const element = name === 'math' ? root : document.createElementNS(NAMESPACE, known(name));
      addAttributes(element, attributes);
      if (element !== root) {
        parent.append(element);
        if (!empty) open.push(element);
      }
    }
  }
  for (const sign of root.querySelectorAll(SCRIPT_SIGNS)) {
    sign.setAttribute('lspace', '0');
    sign.setAttribute('rspace', '0');
  }
  return root;
}

function inEm(_length: string, amount: string, unit: string): string {
  const points = Number(amount) * (unit === 'px' ? POINTS_PER_PIXEL : 1);
  return `${points / POINTS_PER_EM}em`;
}

function known(name: string): string {
  return ELEMENTS.has(name) ? name : 'mrow';
}

function addAttributes(element: Element, attributes: string): void {
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single ?? '');
    if (ATTRIBUTES.has(name)) element.setAttribute(name, value);
    else if (element instanceof MathMLElement) addStyle(element.style, name, value);
  }
}

/** Styles are set one by one, as the page's policy allows it. */
function addStyle(style: CSSStyleDeclaration, name: string, value: string): void {
  if (name === 'class') {
    const alignment = value.split(' ').flatMap((each) => ALIGNMENTS[each] ?? [])[0];
    if (alignment !== undefined) style.textAlign = alignment;
  }
  if (name !== 'style') return;
  for (const declaration of value.split(';')) {
    const [property = '', given = ''] = declaration.split(':').map((each) => each.trim());
    if (PROPERTIES.test(property)) style.setProperty(property, given.replace(LENGTH, inEm));
  }
}

function decoded(text: string): string {
  return text.replace(ENTITY, (_whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? '';
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
