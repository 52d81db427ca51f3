import type { FieldInstruction, Shown } from '../model/composed-inlines.js';
import { textOfCondition } from '../model/field-conditions.js';
import { plainText } from '../model/nodes/plain-text.js';
import { walk } from '../model/nodes/walk.js';
import { levelOf, type Resolved } from '../model/resolved.js';
import type { Template } from '../model/template.js';
import { pushAll } from '../text/long-arrays.js';
import { elementsOf, isElement, someElement, textOf, type XmlElement, type XmlNode } from '../xml/element.js';
import { type CodePart, shownOfCondition, storedResultOf } from './pages/conditions.js';
import { instructionOf } from './pages/page-fields.js';
import type { StyleMap } from './propose.js';
import { ourStyles } from './style-map.js';
import { withBlocks } from './with-blocks.js';

/*
 * A template's headers show its headings by `STYLEREF` (ECMA-376 Part 1, 17.16.5.59), with a heading of its sample text as
 * the result. Word finds the heading of each page itself; programs that do not show what is stored.
 */

type HeadingField = Extract<FieldInstruction, { readonly kind: 'heading' }>;

/**
 * Stores what the fields for headings show of the first one of their level, also where they are in the code of an `IF`. A
 * field for a level that the text does not have goes, as does one for a style that nothing has: Word would print an error.
 */
export function withHeadingResults(template: Template, map: StyleMap, resolved: Resolved): Template {
  const ours = ourStyles(map);
  const isUnused = unusedIn(template, ours, resolved);
  const instruction = (code: string): FieldInstruction | undefined =>
    instructionOf(code, ours, template.styles.all) ?? (isUnused(code) ? NOWHERE : undefined);
  return withBlocks(template, (block) => {
    const reader = new FieldReader(instruction, (field) => resultOf(field, resolved));
    reader.read(block);
    return reader.changes.size === 0 ? block : changed(block, reader.changes);
  });
}

/** A field for what no text has. */
const NOWHERE: HeadingField = { kind: 'heading', level: 0 };

/** Whether a field asks for a style of the template that neither the text nor the template's own pages have. */
function unusedIn(
  { styles, body }: Template,
  ours: ReadonlyMap<string, unknown>,
  resolved: Resolved,
): (code: string) => boolean {
  const pages = [...body.before, ...body.after, ...(body.rest?.blocks ?? [])];
  return (code) => {
    const [, quoted, plain] = /^\s*STYLEREF\s+(?:"([^"]*)"|(\S+))/i.exec(code) ?? [];
    const name = (quoted ?? plain)?.toLowerCase();
    const style = styles.all.find((each) => each.type === 'paragraph' && each.name.toLowerCase() === name);
    if (!style || ours.has(style.id)) return false;
    const isOf = ({ name: element, attributes }: XmlElement): boolean =>
      element === 'w:pStyle' && attributes['w:val'] === style.id;
    return !pages.some((page) => someElement(page, isOf)) && !asksFor(name, resolved);
  };
}

/** Whether the text names a style itself. */
function asksFor(name: string | undefined, { blocks }: Resolved): boolean {
  let isNamed = false;
  walk(blocks, {
    block(each) {
      if (each.type === 'div') isNamed ||= each.style?.toLowerCase() === name;
    },
  });
  return isNamed;
}

/** Undefined if the text has no heading of this level. */
function resultOf({ level, isNumber }: HeadingField, resolved: Resolved): string | undefined {
  const { headings, headingNumbers, headingShift, front } = resolved;
  const first = [...headings.keys()].find(
    (heading) => heading !== front?.heading && levelOf(heading, headingShift) === level,
  );
  if (!first || !isNumber) return first && plainText(first.children);
  // Word leaves out full stops, and gives 0 for a heading without a number.
  return headingNumbers.get(first)?.printed.replace(/\.+$/, '') ?? '0';
}

interface OpenField {
  readonly code: CodePart[];
  /** The elements of its signs and its code. */
  readonly signs: XmlElement[];
  /** Those with the text of its result. */
  readonly results: XmlElement[];
  isInResult: boolean;
}

/** Finds the fields of a block that show headings, and what of it changes by that. */
class FieldReader {
  /** The texts that elements get; undefined for those that go. */
  readonly changes = new Map<XmlElement, string | undefined>();
  readonly #open: OpenField[] = [];

  constructor(
    private readonly instruction: (code: string) => FieldInstruction | undefined,
    private readonly resultOf: (field: HeadingField) => string | undefined,
  ) {}

  read(element: XmlElement): void {
    const field = this.#open.at(-1);
    switch (element.name) {
      case 'w:fldChar':
        this.#sign(element, field);
        break;
      case 'w:fldSimple':
        this.#simple(element);
        break;
      // Word stores the result of a field in the code of another as code.
      case 'w:t':
      case 'w:instrText':
        if (field?.isInResult) field.results.push(element);
        else if (field) {
          field.signs.push(element);
          field.code.push(textOf(element));
        }
        break;
      default:
        for (const child of elementsOf(element)) this.read(child);
    }
  }

  #simple(element: XmlElement): void {
    const shown = this.instruction(element.attributes['w:instr'] ?? '');
    const around = this.#open.at(-1);
    if (shown?.kind === 'heading' && !around) {
      const result = this.resultOf(shown);
      if (result === undefined) this.changes.set(element, undefined);
      else this.#store(textsIn(element), result);
    } else for (const child of elementsOf(element)) this.read(child);
  }

  #sign(element: XmlElement, field: OpenField | undefined): void {
    const type = element.attributes['w:fldCharType'];
    if (type === 'begin') this.#open.push({ code: [], signs: [element], results: [], isInResult: false });
    else if (field) {
      field.signs.push(element);
      field.isInResult = true;
      if (type === 'end') this.#end(field);
    }
  }

  #end(field: OpenField): void {
    this.#open.pop();
    const around = this.#open.at(-1);
    const { code, signs, results } = field;
    const own = this.instruction(storedResultOf(code));
    const shown = own ? [own] : shownOfCondition(code);
    const result = shown?.some(showsHeading) ? this.#textOf(shown) : undefined;
    if (own?.kind === 'heading' && result === undefined && !around)
      for (const part of [...signs, ...results]) this.changes.set(part, undefined);
    else if (shown?.some(showsHeading)) this.#store(results, result ?? '');
    if (around?.isInResult) pushAll(around.results, results);
    else if (around) {
      const stored = results.map((each) => this.changes.get(each) ?? textOf(each)).join('');
      pushAll(around.signs, signs);
      pushAll(around.signs, results);
      around.code.push({ stored, shown: shown ?? [stored] });
    }
  }

  /** Undefined if nothing but headings that the text does not have is shown. */
  #textOf(shown: readonly Shown[]): string | undefined {
    const texts = shown.map((part) => (typeof part === 'string' ? part : this.#fieldText(part)));
    return texts.every((text) => text === undefined) ? undefined : texts.join('');
  }

  #fieldText(field: FieldInstruction): string | undefined {
    if (field.kind === 'heading') return this.resultOf(field);
    if (field.kind === 'condition') return textOfCondition(field, (inner) => this.#fieldText(inner) ?? '');
    // The number of a page, or of pages: they are not known yet.
    return '1';
  }

  #store(texts: readonly XmlElement[], result: string): void {
    for (const [index, text] of texts.entries()) this.changes.set(text, index === 0 ? result : '');
  }
}

function showsHeading(shown: Shown): boolean {
  if (typeof shown === 'string' || shown.kind === 'heading') return typeof shown !== 'string';
  return (
    shown.kind === 'condition' &&
    [shown.left, shown.right, shown.yes, shown.no].some((parts) => parts.some(showsHeading))
  );
}

function textsIn(element: XmlElement): readonly XmlElement[] {
  return elementsOf(element).flatMap((child) => (child.name === 'w:t' ? [child] : textsIn(child)));
}

function changed(element: XmlElement, changes: FieldReader['changes']): XmlElement {
  const children = element.children.flatMap((child): readonly XmlNode[] => {
    if (!isElement(child)) return [child];
    if (!changes.has(child)) return [changed(child, changes)];
    const text = changes.get(child);
    if (text === undefined) return [];
    return [{ ...child, attributes: { 'xml:space': 'preserve' }, children: text === '' ? [] : [text] }];
  });
  return { ...element, children };
}
