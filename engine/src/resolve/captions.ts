import type { StyleGuide } from '../api/settings.js';
import { splitAtNumber } from '../language/generated-text.js';
import { shortLabel } from '../language/short-labels.js';
import type { Block } from '../model/document.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { pictureAlone } from '../model/nodes/picture-alone.js';
import { walk } from '../model/nodes/walk.js';
import type { Caption, Numbered } from '../model/resolved.js';
import type { Terms } from '../model/terms.js';

const PICTURES = kindsOf('image');

/** Gives a numbered caption to each picture with a title that is alone in its paragraph. */
export function resolveCaptions(
  blocks: readonly Block[],
  terms: Terms,
  guide: StyleGuide | undefined,
): ReadonlyMap<Numbered, Caption> {
  const captions = new Map<Numbered, Caption>();
  const label = labelOf('figure', terms.figure, terms, guide);
  walk(
    blocks,
    {
      block(block) {
        const title = pictureTitle(block);
        if (block.type !== 'paragraph' || title === '') return;
        const number = captions.size + 1;
        const text = [{ type: 'text', value: title } as const];
        captions.set(block, { kind: 'figure', ...label, chapter: '', number, restarts: false, text });
      },
    },
    PICTURES,
  );
  return captions;
}

/** The label of a caption, which also names Word's sequence, and the text around the number. */
export function labelOf(
  kind: Caption['kind'],
  pattern: string,
  { afterLabel = ': ' }: Terms,
  guide: StyleGuide | undefined,
): Pick<Caption, 'before' | 'after' | 'afterNumber' | 'sequence'> {
  const short = guide === 'mla' && kind === 'figure' ? shortLabel(pattern) : undefined;
  const [before, afterNumber] = splitAtNumber(short ?? pattern);
  const after = afterNumber + (short === undefined ? afterLabel : '. ');
  return { before, after, afterNumber, sequence: pattern.replace(/[#.\s]/g, '') };
}

/** The text around the letter of a part, as in "(a)", and the sequence in which Word counts parts. */
export function labelOfPart(
  whole: Pick<Caption, 'sequence'>,
): Pick<Caption, 'before' | 'after' | 'afterNumber' | 'sequence'> {
  return { before: '(', after: ') ', afterNumber: ')', sequence: `${whole.sequence}_part` };
}

/** The title of a picture that is alone in its paragraph; empty if there is none. */
export function pictureTitle(block: Block): string {
  return block.type === 'paragraph' ? (pictureAlone(block.children)?.title.trim() ?? '') : '';
}
