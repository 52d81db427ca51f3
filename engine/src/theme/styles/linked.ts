import { type LinkedStyleId, linkedStyleId } from '../../model/names/style-ids.js';
import type { CharacterStyle, ParagraphStyle, Style } from '../../model/style.js';

/** Word's own paragraph styles that have a twin for part of a paragraph. */
const LINKED: ReadonlySet<string> = new Set<LinkedStyleId>([
  'BodyText',
  'Heading1',
  'Heading2',
  'Heading3',
  'Heading4',
  'Heading5',
  'Heading6',
  'Title',
  'Subtitle',
  'Quote',
  'Header',
  'Footer',
  'FootnoteText',
  'EndnoteText',
]);

/** With their twins: Word gives a selected word the look of a heading by them, and nothing else uses them. */
export function withLinkedStyles(styles: readonly Style[]): readonly Style[] {
  return styles.flatMap((style) => (isLinked(style) ? linkedPair(style) : [style]));
}

function isLinked(style: Style): style is ParagraphStyle & { readonly id: LinkedStyleId } {
  return style.type === 'paragraph' && LINKED.has(style.id);
}

function linkedPair(style: ParagraphStyle & { readonly id: LinkedStyleId }): readonly Style[] {
  const twin: CharacterStyle = {
    type: 'character',
    id: linkedStyleId(style.id),
    name: `${style.name.charAt(0).toUpperCase()}${style.name.slice(1)} Char`,
    basedOn: 'DefaultParagraphFont',
    link: style.id,
    ...(style.priority === undefined ? {} : { priority: style.priority }),
    ...(style.run ? { run: style.run } : {}),
  };
  return [{ ...style, link: twin.id }, twin];
}
