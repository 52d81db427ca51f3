import type { Note } from '../../resolved.js';
import { type Context, rootContext } from '../context.js';
import { field } from '../field.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import { type NoteKind, noteKind } from '../note-kind.js';
import { paragraph } from '../paragraph.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { textRun } from '../run.js';
import type { Writer } from '../writer.js';
import type { PartWriter } from './package-part.js';

/** The footnotes or the endnotes, after the two separators that Word draws above them. */
export const notes: PartWriter = (environment, writer) => {
  const { notes: all } = environment.resolved.footnotes;
  if (all.length === 0) return [];
  const kind = noteKind(environment.settings.footnotes.position);
  const root = rootContext(environment, kind.story, environment.theme.page);
  const mark = `<w:r>${kind.properties}<w:${kind.ref}/></w:r>${SPACE}`;
  const context: Context = { ...root, opening: { runs: mark } };
  const content = all
    .map((note) => `<w:${kind.note} w:id="${note.number}">${body(note, context, writer)}</w:${kind.note}>`)
    .join('');
  return [
    {
      name: `word/${kind.story}.xml`,
      content: `${XML_DECLARATION}<w:${kind.story} ${namespacesFor(environment)}>${separators(kind)}${content}</w:${kind.story}>`,
      contentType: `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind.story}+xml`,
      relationship: { from: 'document', type: RELATIONSHIP_TYPES[kind.story] },
    },
  ];
};

const SPACE = '<w:r><w:t xml:space="preserve"> </w:t></w:r>';

/** Numbers of the separators; Word's own notes begin at 1. */
export const SEPARATOR_IDS = { separator: -1, continuationSeparator: 0 } as const;

function separators({ note }: NoteKind): string {
  return Object.entries(SEPARATOR_IDS)
    .map(
      ([type, id]) =>
        `<w:${note} w:type="${type}" w:id="${id}"><w:p><w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr><w:r><w:${type}/></w:r></w:p></w:${note}>`,
    )
    .join('');
}

function body({ content }: Note, context: Context, writer: Writer): string {
  switch (content.kind) {
    case 'blocks':
      return writer.openedBlocks(content.blocks, context);
    case 'inlines':
      return paragraph(writer.inlines(content.inlines, context), context);
    case 'see': {
      const { number, bookmark } = content.note;
      return paragraph(
        textRun('See footnote ', 0) + field(`NOTEREF ${bookmark} \\h`, String(number)),
        context,
      );
    }
  }
}
