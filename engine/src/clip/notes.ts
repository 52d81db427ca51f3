import type { Composed } from '../model/composed.js';
import { blocksHtml } from './blocks.js';
import type { Clip } from './clip.js';

/** The texts of the notes, at the end, where Word looks for them. */
export function notesHtml({ notes, noteKind, noteBlocks }: Composed, clip: Clip): string {
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
