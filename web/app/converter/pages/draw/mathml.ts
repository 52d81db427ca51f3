const NAMESPACE = 'http://www.w3.org/1998/Math/MathML';

/** What formulas are made of. Nothing else of what stands in them is drawn. */
const ELEMENTS = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup ' +
    'munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr semantics'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'accent accentunder columnalign columnlines columnspacing columnspan depth display displaystyle encoding fence form ' +
    'height largeop linethickness lspace mathvariant maxsize minsize movablelimits notation rowalign rowlines rowspacing ' +
    'rowspan rspace scriptlevel separator stretchy symmetric voffset width'
  ).split(' '),
);

const TOKEN = /<(\/?)([\w:-]+)([^<>]*?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A formula as nodes, built one by one: the page's policy lets nobody write text as markup. */
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
  return root;
}

function known(name: string): string {
  return ELEMENTS.has(name) ? name : 'mrow';
}

function addAttributes(element: Element, attributes: string): void {
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE))
    if (ATTRIBUTES.has(name)) element.setAttribute(name, decoded(double ?? single ?? ''));
}

function decoded(text: string): string {
  return text.replace(ENTITY, (_whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? '';
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
