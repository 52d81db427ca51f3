import { ancestorNamed, elements } from '../../docx/elements';
import type { DocxPackage } from '../../docx/package';
import { shownText } from '../../docx/shown-text';
import type { Element } from '../../docx/xml';
import type { Item } from '../lists/items';
import type { WordRule } from '../rule';
import { paragraphsIn } from '../stories';
import { type Typed, typingIn } from './typed';

/** In half points: nobody can read what is smaller. */
const READABLE = 12;

/**
 * What somebody types behind a paragraph is text: after an item in a style of lists the next item, after anything else not numbered,
 * never in the outline, large enough to be read, on the same page, and in the direction of the document unless the style goes on.
 */
export const typing: WordRule = function* ({ file }) {
  const typing = typingIn(file);
  const fromRightToLeft = [...elements(file.parts.get('word/document.xml')?.root, 'w:sectPr')].some(
    (each) => [...elements(each, 'w:bidi')].length > 0,
  );
  for (const paragraph of allParagraphs(file)) {
    const typed = typing.after(paragraph);
    const style = typing.styleOf(paragraph);
    const item = typed.style === style ? typing.itemOf(paragraph) : undefined;
    const of = `after “${shownText(paragraph).slice(0, 30)}” in ${style}: `;
    const { exists, isOutlined, beginsPage, size } = typed;
    const faults = [
      ...(exists ? [] : ['a style that is not there']),
      ...(isOutlined ? ['an entry of the contents'] : []),
      ...(beginsPage ? ['a new page'] : []),
      ...(size < READABLE ? [`letters of ${size / 2} points`] : []),
      ...(isSameItem(typed.item, item) ? [] : [typed.item ? 'a number' : 'no number']),
      ...(typed.style === style || typed.rightToLeft === fromRightToLeft ? [] : ['the wrong direction']),
    ];
    if (faults.length > 0) yield { word: `${of}${typed.style}, ${faults.join(', ')}`, ours: `${of}text` };
  }
};

function isSameItem(typed: Typed['item'], before: Item | undefined): boolean {
  return typed?.list.numId === before?.list.numId && typed?.level === before?.level;
}

/** Of the text and its notes; contents and the lines at the ends of sections are no places to type. */
function allParagraphs(file: DocxPackage): readonly Element[] {
  return (['document', 'footnotes', 'endnotes'] as const)
    .flatMap((story) => paragraphsIn(file, story))
    .filter((each) => !isMade(each));
}

function isMade(paragraph: Element): boolean {
  const isSeparator = ancestorNamed(paragraph, 'w:footnote', 'w:endnote')?.getAttribute('w:type') != null;
  const isList = [...elements(ancestorNamed(paragraph, 'w:sdt'), 'w:docPartGallery')].length > 0;
  return isSeparator || isList || [...elements(paragraph, 'w:sectPr')].length > 0;
}
