import { writeBlocks } from '../blocks/index.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import { NOTE_ELEMENTS, type NoteElements } from '../note-elements.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './package-part.js';

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

function separators({ note }: NoteElements): string {
  return Object.entries(SEPARATOR_IDS)
    .map(
      ([type, id]) =>
        `<w:${note} w:type="${type}" w:id="${id}"><w:p><w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr><w:r><w:${type}/></w:r></w:p></w:${note}>`,
    )
    .join('');
}
