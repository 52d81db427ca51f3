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

/*
 * The title, the authors and the date on the front pages of a template. A cover shows where they go by its styles, with a form
 * field, a property of the file or a prompt such as `<Title of the thesis>` in their place.
 */

/** What the paragraphs of styles show: the keys of front matter, in order of preference. */
const KEYS: readonly (readonly [keys: readonly string[], names: readonly string[]])[] = [
  [['title'], ['Title', ...namesOf('Title')]],
  [
    ['subtitle', 'subject'],
    ['Subtitle', ...namesOf('Subtitle')],
  ],
  [['author'], ['Author', 'Authors', '作者']],
  [['date'], ['Date']],
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
  const fields = new Map<XmlElement, readonly string[]>();
  for (const [keys, names] of KEYS) {
    const ofName = new Set(names.map((name) => name.toLowerCase()));
    const ids = new Set(all.flatMap(({ id, name }) => (ofName.has(name.toLowerCase()) ? [id] : [])));
    const found = paragraphs.flatMap((paragraph) => {
      const property = ids.has(valOf(childOf(paragraph, 'w:pPr'), 'w:pStyle') ?? '') && toFillIn(paragraph);
      return property === undefined || property === false ? [] : [[paragraph, property] as const];
    });
    const [only, ...others] = found;
    if (only && others.length === 0) fields.set(only[0], only[1] === '' ? keys : [...keys, only[1]]);
  }
  const marked = (element: XmlElement): XmlElement => {
    const own = fields.get(element);
    if (own) return withFields(element, own);
    return element.name === 'w:p'
      ? element
      : withChildren(element, (child) => [isElement(child) ? marked(child) : child]);
  };
  return fields.size === 0 ? front : front.map(marked);
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
