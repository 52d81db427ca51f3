import { notice } from '../api/notice.js';
import { walk } from '../model/walk.js';
import type { Check } from './subject.js';

/** Screen readers and the navigation pane move level by level, so skipped heading levels are confusing. */
export const headingLevels: Check = ({ document }, report) => {
  let last = 0;
  walk(document.blocks, {
    block(block) {
      if (block.type !== 'heading') return;
      if (last > 0 && block.depth > last + 1) {
        const message = `Heading level ${block.depth} follows level ${last}; a level is skipped`;
        report(notice('heading-skipped', message, block.line));
      }
      last = block.depth;
    },
  });
};
