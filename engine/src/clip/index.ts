/*
 * The clipboard for Word. In: `Composed` and the theme, as for the file. Out: HTML as Word writes it for itself, and plain
 * text. `blocks.ts` and `inlines.ts` write the nodes, `style-sheet.ts` the styles and lists that they use, which `clip.ts`
 * collects.
 */
import type { Composed } from '../model/composed.js';
import type { Theme } from '../theme/index.js';
import { blocksHtml } from './blocks.js';
import { Clip } from './clip.js';
import { plainBlocks } from './plain-text.js';
import { styleSheet } from './style-sheet.js';

/** A document in the forms that a clipboard holds. */
export interface WordClipboard {
  /** `text/html` in the form that Word writes and reads, as one fragment that begins with its styles. */
  readonly html: string;
  /** `text/plain`: plain text, with a number or bullet before each item and tabs between cells. */
  readonly plain: string;
}

/**
 * Writes a document for the clipboard, from which it is pasted into Word: paragraphs name their styles, items their
 * list and level (`mso-list`), notes are Word's own (`mso-footnote-id`), formulas are MathML. Headers, footers and page
 * sizes belong to a file, and are left out.
 */
export function wordClipboard(composed: Composed, theme: Theme): WordClipboard {
  const clip = new Clip(composed.noteKind, theme);
  const blocks = composed.sections.flatMap((section) => [...section.blocks]);
  const text = blocksHtml(blocks, clip) + notesHtml(composed, clip);
  return {
    html: `<style>\n<!--\n${styleSheet(clip)}-->\n</style>\n${text}`,
    plain: plainBlocks(blocks, composed),
  };
}

/** The texts of the notes, at the end, where Word looks for them. */
function notesHtml({ notes, noteKind, noteBlocks }: Composed, clip: Clip): string {
  if (notes.length === 0) return '';
  const word = noteKind === 'footnote' ? 'Footnotes' : 'Endnotes';
  const id = noteKind === 'footnote' ? 'ftn' : 'edn';
  const texts = notes.map(
    (note) =>
      `<div style='mso-element:${noteKind}' id=${id}${note.number}>\n${blocksHtml(noteBlocks(note), clip)}</div>\n`,
  );
  const line = `<![if !support${word}]><br clear=all><hr align=left size=1 width="33%"><![endif]>\n`;
  return `<div style='mso-element:${noteKind}-list'>${line}${texts.join('')}</div>\n`;
}
