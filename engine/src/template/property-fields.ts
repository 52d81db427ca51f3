import type { Resolved } from '../model/resolved.js';
import { elementsOf, textOf, type XmlElement } from '../xml/element.js';

/*
 * Fields that show a property of the file: `TITLE`, `SUBJECT`, `AUTHOR` and the like (ECMA-376 Part 1, 17.16.5). They stay, and
 * store what Word gives them at an update.
 */

/** The properties of the written file, by their names in fields, in lower case. */
export type FileProperties = ReadonlyMap<string, string>;

export function fileProperties({ properties }: Resolved): FileProperties {
  const { title, subject, authors, keywords, description } = properties;
  const known = { title, subject, author: authors.join('; '), keywords, comments: description };
  return new Map(Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The property that a field shows, with its switches for how. One with an argument would set it. */
const SHOWN =
  /^\s*(?:DOCPROPERTY\s+(?="?(?:title|subject|author|keywords|comments)"?(?:\s|$)))?"?(title|subject|author|keywords|comments)"?((?:\s+\\\*\s*\w+)*)\s*$/i;

/** The text of each of the texts in a paragraph that are the results of such fields. */
export function propertyResults(
  paragraph: XmlElement,
  properties: FileProperties,
): ReadonlyMap<XmlElement, string> {
  const changes = new Map<XmlElement, string>();
  for (const { code, texts } of fieldsOf(paragraph)) {
    const [, name = '', switches = ''] = SHOWN.exec(code) ?? [];
    const value = properties.get(name.toLowerCase());
    if (value === undefined) continue;
    for (const [index, text] of texts.entries())
      changes.set(text, index === 0 ? inCase(value, switches) : '');
  }
  return changes;
}

/** The names of the properties that the fields of a paragraph show. */
export function propertiesIn(paragraph: XmlElement): readonly string[] {
  return fieldsOf(paragraph).flatMap(({ code, texts }) => {
    const name = SHOWN.exec(code)?.[1]?.toLowerCase();
    return name === undefined || texts.length === 0 ? [] : [name];
  });
}

/** The letters that a switch asks for (17.16.4.3). */
function inCase(text: string, switches: string): string {
  if (/\\\*\s*upper/i.test(switches)) return text.toUpperCase();
  if (/\\\*\s*lower/i.test(switches)) return text.toLowerCase();
  if (/\\\*\s*caps/i.test(switches)) return text.replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase());
  return /\\\*\s*firstcap/i.test(switches) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

interface FieldIn {
  readonly code: string;
  /** The texts of its result. */
  readonly texts: readonly XmlElement[];
}

interface OpenField {
  code: string;
  isInResult: boolean;
  /** Whether another field is in it. */
  isAround: boolean;
  readonly texts: XmlElement[];
}

/** The fields that begin and end in a paragraph, without those in others or around others. */
function fieldsOf(paragraph: XmlElement): readonly FieldIn[] {
  const found: FieldIn[] = [];
  const open: OpenField[] = [];
  const begin = (code: string, isInResult: boolean): void => {
    const around = open.at(-1);
    if (around) around.isAround = true;
    open.push({ code, isInResult, isAround: false, texts: [] });
  };
  const end = (): void => {
    const field = open.pop();
    if (field && open.length === 0 && !field.isAround) found.push(field);
  };
  const visit = (element: XmlElement): void => {
    const field = open.at(-1);
    const type = element.attributes['w:fldCharType'];
    if (element.name === 'w:fldSimple') {
      begin(element.attributes['w:instr'] ?? '', true);
      elementsOf(element).forEach(visit);
      end();
    } else if (element.name === 'w:fldChar') {
      if (type === 'begin') begin('', false);
      else if (type === 'end') end();
      else if (field) field.isInResult = true;
    } else if (element.name === 'w:instrText') {
      if (field) field.code += textOf(element);
    } else if (element.name === 'w:t') {
      if (field?.isInResult) field.texts.push(element);
    } else if (element.name !== 'w:txbxContent') elementsOf(element).forEach(visit);
  };
  visit(paragraph);
  return found;
}
