import type { CommentLine } from '../../model/composed.js';
import type { Comment } from '../../model/document.js';
import { isRightToLeft } from '../../model/nodes/text-direction.js';
import type { Context } from '../context.js';
import { textRuns } from '../runs.js';

/** The lines of a comment, each in the direction of its letters, which may be the other one than that of the text around. */
export function commentLines(
  { text }: Comment,
  { rightToLeft: around }: Pick<Context, 'rightToLeft'>,
): readonly CommentLine[] {
  return text.split('\n').map((value) => {
    const rightToLeft = isRightToLeft([{ type: 'text', value }], around);
    return { rightToLeft, content: textRuns(value, rightToLeft) };
  });
}
