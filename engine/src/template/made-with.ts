import type { TemplateBody, TemplatePart } from '../model/template.js';
import {
  childOf,
  elementsOf,
  isElement,
  someElement,
  textOf,
  valOf,
  type XmlElement,
} from '../xml/element.js';
import { fieldsIn } from './fields.js';

/** The name of the template that a file was made with. */
export function madeWithIn(properties: XmlElement | undefined): string | undefined {
  const name = elementsOf(properties).find((each) => each.name.endsWith(':Template'));
  return name && textOf(name);
}

type Places = Pick<TemplateBody, 'before' | 'section' | 'references' | 'relations'>;

/**
 * The section of the text in a file of ours. What each text decides anew is left out: a header or footer that is still as we
 * write it, since there may be a running title and wide pages; and whether the section begins with a title page, unless
 * somebody has since added pages before it or a header for the first page.
 */
export function openSection({
  before,
  section,
  references,
  relations,
}: Places): Pick<Places, 'section' | 'references'> {
  const isOurs = ({ attributes }: XmlElement): boolean => {
    const story = relations.get(attributes['r:id'] ?? '');
    return (
      attributes['w:type'] !== 'even' &&
      (story?.kind === 'header' || story?.kind === 'footer') &&
      isAsWritten(story.kind, story.part)
    );
  };
  const hasOwnPages =
    before.length > 0 || references.some((each) => each.attributes['w:type'] === 'first' && !isOurs(each));
  return {
    references: references.filter((each) => !isOurs(each)),
    section: {
      ...section,
      children: section.children.filter(
        (child) => !isElement(child) || (child.name === 'w:titlePg' ? hasOwnPages : !isOurs(child)),
      ),
    },
  };
}

const ALIGNMENT = { header: 'right', footer: 'center' } as const;
const PAGE_NUMBER = /^\s*PAGE\b[\s\\*\w]*$/;
/** The text of a header: the names of the authors, if it has them, and the number of some page. */
const NAMES_AND_NUMBER = /^(?:\{\{surname\}\}\s*)?\d*$/;
/** What Word itself adds to runs when it saves a file. */
const KEPT_RUN_PROPERTIES: ReadonlySet<string> = new Set(['w:noProof', 'w:lang']);
const KEPT_PARAGRAPH_PROPERTIES: ReadonlySet<string> = new Set(['w:pStyle', 'w:jc', 'w:rPr']);

/** Whether a header or footer is one that we write for a template, in which nobody has changed anything. */
function isAsWritten(kind: keyof typeof ALIGNMENT, { root }: TemplatePart): boolean {
  const [paragraph, ...others] = elementsOf(root);
  if (paragraph?.name !== 'w:p' || others.length > 0) return false;
  const properties = childOf(paragraph, 'w:pPr');
  return (
    valOf(properties, 'w:jc') === ALIGNMENT[kind] &&
    elementsOf(properties).every(({ name }) => KEPT_PARAGRAPH_PROPERTIES.has(name)) &&
    !someElement(paragraph, isFormatted) &&
    PAGE_NUMBER.test(fieldsIn(paragraph).code) &&
    NAMES_AND_NUMBER.test(writtenText(paragraph).trim())
  );
}

function isFormatted(element: XmlElement): boolean {
  return element.name === 'w:rPr' && elementsOf(element).some(({ name }) => !KEPT_RUN_PROPERTIES.has(name));
}

function writtenText(paragraph: XmlElement): string {
  return elementsOf(paragraph)
    .flatMap(elementsOf)
    .map((each) => (each.name === 'w:t' ? textOf(each) : each.name === 'w:tab' ? '\t' : ''))
    .join('');
}
