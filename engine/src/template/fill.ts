import { PAGES_AROUND } from '../model/carried.js';
import type { Template, TemplateBody } from '../model/template.js';
import { elementsOf, isElement, someElement, textOf, type XmlElement, type XmlNode } from '../xml/element.js';
import { type BoundControl, boundControl, filledControl } from './bound-controls.js';
import { type FileProperties, propertiesIn, propertyResults } from './property-fields.js';
import { withBlocks } from './with-blocks.js';

/** A placeholder in the text of a template, such as `{{title}}`. */
const FIELD = /\{\{\s*([\p{L}\p{N}][\p{L}\p{N}_. -]*?)\s*\}\}/gu;

/** The values of fields, by their names in lower case. */
export type FieldValues = ReadonlyMap<string, string>;

/** The names of the fields in a text, as written. */
export function fieldNamesIn(text: string): readonly string[] {
  return [...text.matchAll(FIELD)].map(([, name = '']) => name);
}

/** The names of the fields in the body of a template, in lower case. */
export function fieldsInBody({ before, after, rest }: TemplateBody): ReadonlySet<string> {
  const blocks = [...before, ...after, ...(rest?.blocks ?? [])];
  const text = blocks.map(textOf).join('\n');
  const written = fieldNamesIn(text).map((name) => name.toLowerCase());
  // In a file of ours, the title has been filled in.
  const filled = blocks.some(showsTitle) ? ['title'] : [];
  return new Set([...written, ...filled, ...blocks.flatMap(boundFields), ...blocks.flatMap(shownProperties)]);
}

/** The names of the properties that fields in a block show. */
export function shownProperties(block: XmlElement): readonly string[] {
  const own = block.name === 'w:p' ? propertiesIn(block) : [];
  return [...own, ...elementsOf(block).flatMap(shownProperties)];
}

function showsTitle(block: XmlElement): boolean {
  return someElement(
    block,
    ({ name, attributes }) => name === 'w:bookmarkStart' && attributes['w:name'] === PAGES_AROUND.title,
  );
}

function boundFields(element: XmlElement): readonly string[] {
  return [...(boundControl(element)?.fields ?? []), ...elementsOf(element).flatMap(boundFields)];
}

/** A template whose fields are filled in. */
export interface FilledTemplate {
  readonly template: Template;
  /** The names of the fields that have no value and became empty. */
  readonly missing: readonly string[];
  /** What its labels ask for without a value: the key of front matter that would be one, by the label. */
  readonly unanswered: ReadonlyMap<string, string>;
  /** The names of the values that it shows, in lower case. */
  readonly shown: ReadonlySet<string>;
}

export function fillTemplate(
  template: Template,
  values: FieldValues,
  properties: FileProperties,
): FilledTemplate {
  const filler = new Filler(values, properties);
  const filled = withBlocks(template, (block) => filler.element(block));
  return {
    template: filled,
    missing: [...filler.missing],
    unanswered: filler.unanswered,
    shown: filler.shown,
  };
}

class Filler {
  readonly missing = new Set<string>();
  readonly unanswered = new Map<string, string>();
  readonly shown = new Set<string>();

  constructor(
    private readonly values: FieldValues,
    private readonly properties: FileProperties,
  ) {}

  element(element: XmlElement): XmlElement {
    const bound = boundControl(element);
    const children = element.children.map((child) => (isElement(child) ? this.element(child) : child));
    const isChanged = children.some((child, index) => child !== element.children[index]);
    const inside = isChanged ? { ...element, children } : element;
    const current = element.name === 'w:p' ? this.#updated(inside) : inside;
    if (bound) return this.#filled(bound, inside, current);
    return element.name === 'w:p' && textOf(element).includes('{{') ? this.#paragraph(current) : current;
  }

  /** A field stays if it shows what is filled in anyway, so that it follows the property. */
  #filled(bound: BoundControl, control: XmlElement, updated: XmlElement): XmlElement {
    const text = this.#bound(bound);
    const isShown = updated !== control && textsIn(updated).map(textOf).join('').trim() === text;
    return isShown ? filledControl(updated, undefined) : filledControl(control, text);
  }

  /** A paragraph whose fields store the properties that they show. */
  #updated(paragraph: XmlElement): XmlElement {
    const results = propertyResults(paragraph, this.properties);
    if (results.size === 0) return paragraph;
    for (const name of propertiesIn(paragraph)) this.shown.add(name);
    return replaced(paragraph, results);
  }

  /** Without a value, the control keeps its own text. */
  #bound({ fields, isPrompt, label }: BoundControl): string | undefined {
    const known = fields.find((name) => this.values.has(name));
    if (known !== undefined) return this.#known(known);
    if (label !== undefined) this.unanswered.set(label, fields[0] ?? '');
    if (!isPrompt) return undefined;
    this.missing.add(fields[0] ?? '');
    return '';
  }

  /** Fills in the fields of a paragraph. Word may have split a field over several runs: its value goes into the first. */
  #paragraph(paragraph: XmlElement): XmlElement {
    const texts = textsIn(paragraph);
    const whole = texts.map(textOf).join('');
    const fields = [...whole.matchAll(FIELD)];
    if (fields.length === 0) return paragraph;
    const changed = new Map<XmlElement, string>();
    let start = 0;
    for (const text of texts) {
      const own = textOf(text);
      changed.set(text, this.#stretch(start, start + own.length, whole, fields));
      start += own.length;
    }
    return replaced(paragraph, changed);
  }

  /** The text between two offsets, with the fields that begin there replaced by their values. */
  #stretch(from: number, to: number, whole: string, fields: readonly RegExpMatchArray[]): string {
    let text = '';
    let at = from;
    for (const field of fields) {
      const begin = field.index ?? 0;
      const end = begin + field[0].length;
      if (end <= at || begin >= to) continue;
      if (begin >= at) text += whole.slice(at, begin) + this.#value(field[1] ?? '');
      at = Math.min(end, to);
    }
    return text + whole.slice(at, to);
  }

  #value(name: string): string {
    const value = this.#known(name.toLowerCase());
    if (value === undefined) this.missing.add(name);
    return value ?? '';
  }

  #known(name: string): string | undefined {
    const value = this.values.get(name);
    if (value !== undefined) this.shown.add(name);
    return value;
  }
}

/** The text elements of a paragraph, without those in text boxes. */
function textsIn(element: XmlElement): readonly XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'w:t') return [child];
    return child.name === 'w:p' || child.name === 'w:txbxContent' ? [] : textsIn(child);
  });
}

function replaced(element: XmlElement, changed: ReadonlyMap<XmlElement, string>): XmlElement {
  const children = element.children.map((child): XmlNode => {
    if (!isElement(child)) return child;
    const text = changed.get(child);
    if (text === undefined) return replaced(child, changed);
    return { ...child, attributes: { 'xml:space': 'preserve' }, children: text === '' ? [] : [text] };
  });
  return { ...element, children };
}
