import { notice, repeatable } from '../api/notice.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { type Visitor, walk } from '../model/nodes/walk.js';
import type { Check } from './subject.js';

const HEADINGS = kindsOf('heading');

/** Reports skipped heading levels: they confuse readers who move by level, as screen readers and Word's navigation pane do. */
export const headingLevels: Check = ({ document }, report) => {
  let last = 0;
  const visitor: Visitor = {
    block(block) {
      if (block.type !== 'heading') return;
      if (last > 0 && block.depth > last + 1) {
        const message = `Heading level ${block.depth} follows level ${last}; a level is skipped`;
        report(
          repeatable(notice('heading-skipped', message, block.line), {
            subject: 'headings',
            predicate: 'are more than one level below the heading before them; levels are skipped',
          }),
        );
      }
      last = block.depth;
    },
  };
  walk(document.blocks, visitor, HEADINGS);
};
