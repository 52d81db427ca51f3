import type { Caption } from '../resolved.js';
import type { Context } from './context.js';
import { isRightToLeft } from './direction.js';
import { field } from './field.js';
import { paragraph } from './paragraph.js';
import { textRun } from './run.js';

/** The sequence that Word's own captions of pictures count by, and its tables of figures list (17.16.5.56). */
const NUMBER = 'SEQ Figure \\* ARABIC';

/** Writes the caption of a picture as Word's "Insert Caption" does. */
export function writeCaption({ number, text }: Caption, context: Context): string {
  const rightToLeft = isRightToLeft([{ type: 'text', value: text }]);
  const content =
    textRun('Figure ', 0) + field(NUMBER, String(number)) + textRun(`: ${text}`, 0, rightToLeft);
  const following = { ...context, rightToLeft, opening: undefined };
  return paragraph(content, following, { style: 'Caption', styleLeft: 0, styleRight: 0 });
}
