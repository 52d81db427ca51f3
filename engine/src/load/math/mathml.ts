/** A MathML element. Only the token elements (`mi`, `mn`, `mo`, `mtext`) contain text, and they have no children. */
export interface MathElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly MathElement[];
  readonly text: string;
}

/** Word does not open parts whose elements are nested more than 256 deep, and one level of MathML may become four. */
const MAX_DEPTH = 50;

/** A formula that cannot be written for Word; the message gives the reason. */
export class UnsupportedMath extends Error {
  override readonly name = 'UnsupportedMath';
}

const TAG = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*)?)>|([^<]+)/g;
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

type Open = { -readonly [Key in keyof MathElement]: MathElement[Key] } & { children: MathElement[] };

/**
 * Reads MathML as written by the LaTeX library: well-formed, without comments, and with an end tag for each
 * element.
 */
export function readMathML(markup: string): MathElement {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  for (const [, slash, name, attributes = '', text] of markup.matchAll(TAG)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += decode(text);
    else if (slash === '/') open.pop();
    else if (name !== undefined) {
      const element: Open = { name, attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      open.push(element);
      if (open.length > MAX_DEPTH) throw new UnsupportedMath('it is nested too deeply');
    }
  }
  return root.children[0] ?? root;
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE))
    attributes[name] = decode(double ?? single ?? '');
  return attributes;
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** An element as markup again. */
export function writeMathML({ name, attributes, children, text }: MathElement): string {
  const written = Object.entries(attributes).map(([key, value = '']) => ` ${key}="${encode(value)}"`);
  return `<${name}${written.join('')}>${encode(text)}${children.map(writeMathML).join('')}</${name}>`;
}

function encode(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
