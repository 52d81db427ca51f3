import { ancestorNamed, elements } from '../docx/elements';
import type { DocxPackage } from '../docx/package';
import type { Element } from '../docx/xml';

const STORIES = ['document', 'footnotes', 'endnotes'] as const;
export type Story = (typeof STORIES)[number];

/**
 * The paragraphs of a story in document order, also those in cells, controls and text boxes; of two forms of one drawing, only
 * those of the form that Word takes (`mc:Choice`). The words in the shapes of a diagram are part of a picture.
 */
export function paragraphsIn(file: DocxPackage, story: Story): readonly Element[] {
  const root = file.parts.get(`word/${story}.xml`)?.root;
  return [...elements(root, 'w:p')].filter(
    (each) => ancestorNamed(each, 'mc:Fallback', 'wpc:wpc') === undefined,
  );
}
