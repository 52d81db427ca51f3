import type { CharacterStyle, ParagraphStyle, Style } from '../../model/style.js';
import type { Theme } from '../sheet.js';

/** Styles of notes, and of comments, which look the same in all templates, as in Word. */
export function noteStyles({ fontSize, justified }: Theme): Style[] {
  const size = Math.max(fontSize - 2, 8);
  const note = (id: ParagraphStyle['id'], name: string): Style => ({
    type: 'paragraph',
    id,
    name,
    basedOn: 'Normal',
    priority: 99,
    paragraph: { after: 40, line: 240, ...(justified ? { alignment: 'both' } : {}) },
    run: { size },
  });
  const reference = (id: CharacterStyle['id'], name: string): Style => ({
    type: 'character',
    id,
    name,
    basedOn: 'DefaultParagraphFont',
    priority: 99,
    run: { superscript: true },
  });
  return [
    note('FootnoteText', 'footnote text'),
    reference('FootnoteReference', 'footnote reference'),
    note('EndnoteText', 'endnote text'),
    reference('EndnoteReference', 'endnote reference'),
    ...COMMENT_STYLES,
  ];
}

/** Word's own, by the names that the standard gives them (ECMA-376 Part 1, 17.7.4.9, 17.13.4). */
const COMMENT_STYLES: readonly Style[] = [
  {
    type: 'character',
    id: 'CommentReference',
    name: 'annotation reference',
    basedOn: 'DefaultParagraphFont',
    priority: 99,
    run: { size: 8 },
  },
  {
    type: 'paragraph',
    id: 'CommentText',
    name: 'annotation text',
    basedOn: 'Normal',
    priority: 99,
    run: { size: 10 },
  },
  {
    type: 'paragraph',
    id: 'CommentSubject',
    name: 'annotation subject',
    basedOn: 'CommentText',
    next: 'CommentText',
    priority: 99,
    run: { bold: true },
  },
  {
    type: 'paragraph',
    id: 'BalloonText',
    name: 'Balloon Text',
    basedOn: 'Normal',
    priority: 99,
    run: { size: 9 },
  },
];
