import { aroundNumber } from '../language/generated-text.js';
import type { Terms } from '../language/terms.js';
import type { Block } from '../model/document.js';
import { kindsOf } from '../model/kinds.js';
import { pictureAlone } from '../model/picture-alone.js';
import type { Caption, Numbered } from '../model/resolved.js';
import { walk } from '../model/walk.js';

const PICTURES = kindsOf('image');

/** Gives a numbered caption to each picture that has a title and a paragraph of its own. */
export function resolveCaptions(blocks: readonly Block[], terms: Terms): ReadonlyMap<Numbered, Caption> {
  const captions = new Map<Numbered, Caption>();
  const label = labelOf(terms.figure, terms);
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

/** What stands around the number in a caption with text, and the name under which Word counts it, its label. */
export function labelOf(
  pattern: string,
  { afterLabel = ': ' }: Terms,
): Pick<Caption, 'before' | 'after' | 'sequence'> {
  const [before, after] = aroundNumber(pattern);
  return { before, after: after + afterLabel, sequence: pattern.replace(/[#.\s]/g, '') };
}

/** The title of the picture that a paragraph consists of; empty if there is none. */
export function pictureTitle(block: Block): string {
  return block.type === 'paragraph' ? (pictureAlone(block.children)?.title.trim() ?? '') : '';
}
