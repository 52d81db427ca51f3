/** An element of MathML. Text stands only in the token elements (`mi`, `mn`, `mo`, `mtext`), which have no children. */
export interface MathElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly MathElement[];
  readonly text: string;
}

/** Word opens no part whose elements stand deeper than 256 in each other; a level of MathML may become four. */
const MAX_DEPTH = 50;

/** A formula that cannot be written for Word; the message says why. */
export class UnsupportedMath extends Error {
  override readonly name = 'UnsupportedMath';
}

const TAG = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*)?)>|([^<]+)/g;
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

type Open = { -readonly [Key in keyof MathElement]: MathElement[Key] } & { children: MathElement[] };

/** Reads MathML as the LaTeX library writes it: well-formed, without comments, each element with an end tag. */
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
