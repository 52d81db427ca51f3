import { Parser } from 'htmlparser2';
import { STYLE_LIMITS } from '../budget/limits.js';

/** An element of a CSL file. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** The text directly in it. */
  readonly text: string;
}

interface OpenElement extends Element {
  readonly children: OpenElement[];
  text: string;
}

/** Reads XML without namespaces. `undefined` if it has no element, or nests them deeper than any style. */
export function readXml(source: string): Element | undefined {
  const open: OpenElement[] = [];
  let root: OpenElement | undefined;
  let isTooDeep = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: OpenElement = { name: name.replace(/^cs:/, ''), attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        root ??= element;
        open.push(element);
        if (open.length <= STYLE_LIMITS.depth) return;
        isTooDeep = true;
        parser.pause();
      },
      onclosetag: () => void open.pop(),
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(source);
  parser.end();
  return isTooDeep ? undefined : root;
}

/** The first child with a name. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((child) => child.name === name);
}
