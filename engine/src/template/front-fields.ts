import type { TemplateStyles } from '../model/template.js';
import { namesOf } from '../ooxml/known-names.js';
import {
  childOf,
  elementsOf,
  isElement,
  textOf,
  valOf,
  withChildren,
  type XmlElement,
} from '../xml/element.js';
import { withFields } from './bound-controls.js';
import { fieldsIn } from './fields.js';
import { paragraphsIn } from './numbered-styles.js';
import { isPrompt } from './prompts.js';
import { asksInWords, mentions, type PromptKey } from './spoken-prompts.js';

/*
 * The title, the authors and the date on the front pages of a template. A cover shows where they go by its styles, with a form
 * field, a property of the file or a prompt such as `<Title of the thesis>` in their place, or by words such as "Thesis title".
 */

/** What the paragraphs of styles show: the keys of front matter, in order of preference. */
const KEYS: readonly (readonly [asked: PromptKey, others: readonly string[], names: readonly string[]])[] = [
  ['title', [], ['Title', ...namesOf('Title')]],
  ['subtitle', ['subject'], ['Subtitle', ...namesOf('Subtitle')]],
  ['author', [], ['Author', 'Authors', '作者']],
  ['date', [], ['Date']],
];

/** Fields whose results a person fills in (ECMA-376 Part 1, 17.16.5), and the name of the property of `DOCPROPERTY`. */
const FILLED_IN =
  /^\s*(?:FORMTEXT|MACROBUTTON|FILLIN|TITLE|SUBJECT|AUTHOR|DOCPROPERTY\s+"?([^"\\]*[^"\\\s]))/i;

/** Front pages on which the paragraphs that stand for metadata are to be filled in: of each style, if only one does. */
export function withFrontFields(
  front: readonly XmlElement[],
  { all }: TemplateStyles,
): readonly XmlElement[] {
  const paragraphs = [...paragraphsIn(front)];
  const inTables = new Set(paragraphsIn(front.flatMap(tablesIn)));
  const fields = new Map<XmlElement, readonly string[]>();
  for (const [asked, further, names] of KEYS) {
    const keys = [asked, ...further];
    const ofName = new Set(names.map((name) => name.toLowerCase()));
    const ids = new Set(all.flatMap(({ id, name }) => (ofName.has(name.toLowerCase()) ? [id] : [])));
    for (const { id, element } of all) if (ids.has(valOf(element, 'w:basedOn') ?? '')) ids.add(id);
    const styled = paragraphs.filter((each) => ids.has(valOf(childOf(each, 'w:pPr'), 'w:pStyle') ?? ''));
    const found = styled.flatMap((paragraph) => {
      const property = toFillIn(paragraph);
      return property === undefined ? [] : [[paragraph, property] as const];
    });
    const spoken = styled.filter((each) => mentions(asked, textOf(each)));
    const [only, ...others] = found.length > 0 ? found : spoken.map((each) => [each, ''] as const);
    if (only && others.length === 0) fields.set(only[0], only[1] === '' ? keys : [...keys, only[1]]);
    for (const each of paragraphs)
      if (!fields.has(each) && !inTables.has(each) && asksInWords(asked, textOf(each)))
        fields.set(each, keys);
  }
  const marked = (element: XmlElement): XmlElement => {
    if (isBound(element)) return element;
    const own = fields.get(element);
    if (own) return withFields(element, own);
    return element.name === 'w:p'
      ? element
      : withChildren(element, (child) => [isElement(child) ? marked(child) : child]);
  };
  return fields.size === 0 ? front : front.map(marked);
}

/** Whether a content control shows a property of the file, which is filled in there. */
function isBound(element: XmlElement): boolean {
  return element.name === 'w:sdt' && childOf(childOf(element, 'w:sdtPr'), 'w:dataBinding') !== undefined;
}

/** The tables, where such words are labels of what is beside them. */
function tablesIn(element: XmlElement): readonly XmlElement[] {
  return element.name === 'w:tbl' ? [element] : elementsOf(element).flatMap(tablesIn);
}

/** The name of the property that is all that a paragraph shows, in lower case, empty for a prompt or a form field; undefined for other text. */
function toFillIn(paragraph: XmlElement): string | undefined {
  const property = FILLED_IN.exec(fieldsIn(paragraph).code);
  if (property && textOutsideFields(paragraph).trim() === '') return (property[1] ?? '').toLowerCase();
  return isPrompt(textOf(paragraph).trim()) ? '' : undefined;
}

function textOutsideFields(paragraph: XmlElement): string {
  let depth = 0;
  let text = '';
  const visit = (element: XmlElement): void => {
    if (element.name === 'w:fldSimple') return;
    if (element.name === 'w:fldChar') depth += fieldsIn(element).depth;
    else if (element.name === 'w:t' && depth === 0) text += textOf(element);
    for (const child of elementsOf(element)) visit(child);
  };
  visit(paragraph);
  return text;
}
