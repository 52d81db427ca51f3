import { childOf, elementsOf, textOf, type XmlElement } from '../../xml/element.js';

/**
 * What a content control holds below its table of contents. Word keeps in the control what somebody types at its end, and
 * LibreOffice moves its end down to the next table.
 */
export function afterContents(control: XmlElement): readonly XmlElement[] {
  const blocks = elementsOf(childOf(control, 'w:sdtContent'));
  const fields: OpenContents = { open: 0, isContents: false };
  const end = blocks.findIndex((block) => {
    follow(block, fields);
    return fields.isContents && fields.open === 0;
  });
  return end === -1 ? [] : blocks.slice(end + 1);
}

interface OpenContents {
  /** How many fields are open. */
  open: number;
  /** Whether a table of contents has begun. */
  isContents: boolean;
}

function follow(element: XmlElement, fields: OpenContents): void {
  const { name, attributes } = element;
  if (name === 'w:fldChar') {
    const type = attributes['w:fldCharType'];
    if (type === 'begin') fields.open++;
    else if (type === 'end') fields.open--;
  } else if (name === 'w:instrText') fields.isContents ||= IS_CONTENTS.test(textOf(element));
  else if (name === 'w:fldSimple') fields.isContents ||= IS_CONTENTS.test(attributes['w:instr'] ?? '');
  for (const child of elementsOf(element)) follow(child, fields);
}

const IS_CONTENTS = /^\s*TOC\b/i;
