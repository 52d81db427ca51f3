import { NOTE_SEPARATOR } from '../../theme/measures.js';
import { writeBlocks } from '../blocks/index.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import { NOTE_ELEMENTS, type NoteElements } from '../note-elements.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './part-writer.js';

/** The footnotes or the endnotes, after the two separators that Word draws above them. */
export const notes: PartWriter = (environment, writer) => {
  const { composed } = environment;
  if (composed.notes.length === 0) return [];
  const elements = NOTE_ELEMENTS[composed.noteKind];
  const { story, note: element } = elements;
  const inNotes = { ...writer, story };
  const content = composed.notes.map((note) => {
    const blocks = writeBlocks(composed.noteBlocks(note), inNotes);
    return `<w:${element} w:id="${note.number}">${blocks}</w:${element}>`;
  });
  return [
    {
      name: `word/${story}.xml`,
      content: `${XML_DECLARATION}<w:${story} ${namespacesFor(environment)}>${separators(elements)}${content.join('')}</w:${story}>`,
      contentType: `application/vnd.openxmlformats-officedocument.wordprocessingml.${story}+xml`,
      relationship: { from: 'document', type: RELATIONSHIP_TYPES[story] },
    },
  ];
};

/** Numbers of the separators; Word's own notes begin at 1. */
export const SEPARATOR_IDS = { separator: -1, continuationSeparator: 0 } as const;

/** Small enough for the line that it is on. */
const SEPARATOR_HALF_POINTS = 10;

function separators({ note }: NoteElements): string {
  const spacing = `<w:spacing w:before="0" w:after="0" w:line="${NOTE_SEPARATOR}" w:lineRule="exact"/>`;
  const size = `<w:sz w:val="${SEPARATOR_HALF_POINTS}"/><w:szCs w:val="${SEPARATOR_HALF_POINTS}"/>`;
  return Object.entries(SEPARATOR_IDS)
    .map(
      ([type, id]) =>
        `<w:${note} w:type="${type}" w:id="${id}"><w:p><w:pPr>${spacing}<w:ind w:firstLine="0"/></w:pPr><w:r><w:rPr>${size}</w:rPr><w:${type}/></w:r></w:p></w:${note}>`,
    )
    .join('');
}
