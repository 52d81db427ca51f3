import type { ThematicBreak } from '../../document.js';
import type { Context } from '../context.js';
import { paragraph } from '../paragraph.js';

export function thematicBreak(_node: ThematicBreak, context: Context): string {
  return paragraph('', context, { style: 'HorizontalLine', styleLeft: 0, styleRight: 0 });
}
