import { splitAtNumber } from '../language/generated-text.js';
import type { ComposedBlock, ComposedInline } from '../model/composed.js';
import { isRightToLeft, runsRightToLeft } from '../model/nodes/text-direction.js';
import type { Note } from '../model/resolved.js';
import type { Composer } from './composer.js';
import type { Context } from './context.js';
import { noteNumberText } from './note-kind.js';
import { paragraph } from './paragraph.js';
import { runProperties, textRuns } from './runs.js';

/** The content of a note, after its number; `top` is the context at the top of every note. */
export function noteBlocks(note: Note, top: Context, composer: Composer): ComposedBlock[] {
  const number = { type: 'noteNumber', note, text: numberText(note, top) } as const;
  const opening = { content: [number, ...textRuns(' ')] };
  const context = { ...top, opening };
  const { content } = note;
  switch (content.kind) {
    case 'blocks':
      return composer.openedBlocks(content.blocks, context);
    case 'inlines': {
      const directed = { ...context, rightToLeft: runsRightToLeft(content.inlines, context) };
      return [paragraph(composer.inlines(content.inlines, directed), directed)];
    }
    case 'see':
      return [seeNote(content.note, context)];
  }
}

/** "See footnote N", in the language of the document. */
function seeNote(note: Note, context: Context): ComposedBlock {
  const { seeFootnote } = context.environment.resolved.terms;
  const rightToLeft = isRightToLeft([{ type: 'text', value: seeFootnote }]);
  const [before, after] = splitAtNumber(seeFootnote);
  const content = [
    ...textRuns(before, rightToLeft),
    numberOf(note, context),
    ...textRuns(after, rightToLeft),
  ];
  return paragraph(content, { ...context, rightToLeft });
}

function numberOf(note: Note, context: Context): ComposedInline {
  return {
    type: 'field',
    instruction: { kind: 'noteNumber', note, bookmark: note.bookmark ?? '', asMark: false },
    result: numberText(note, context),
    properties: runProperties(0),
  };
}

function numberText(note: Note, { environment }: Context): string {
  return noteNumberText(note, environment.settings.footnotes.position, environment.theme);
}
