import { frontMatterIn } from '../source/front-matter.js';
import type { Located } from './placed.js';
import type { MergeEdit } from './result.js';
import type { Span } from './source-text.js';

/*
 * A title that front matter and the first heading both have is printed once, so a change of it is one change of both: with only
 * one of them changed, the document would show two titles.
 */

/** Changes of a title that the text has twice, in both places. */
export function withRepeatedTitle(placed: readonly Located[], source: string): readonly Located[] {
  const title = titleIn(source);
  const heading = title && headingOf(source, title);
  if (!title || !heading) return placed;
  const isWithin = ({ start, end }: MergeEdit, span: Span): boolean => span.start <= start && end <= span.end;
  return placed.map((each) => {
    const others = each.edits.flatMap((edit): MergeEdit[] => {
      const [here, there] = isWithin(edit, title)
        ? [title, heading]
        : isWithin(edit, heading)
          ? [heading, title]
          : [];
      if (!here || !there) return [];
      const shift = there.start - here.start;
      return [{ ...edit, start: edit.start + shift, end: edit.end + shift }];
    });
    const isNew = ({ start, end }: MergeEdit): boolean =>
      !each.edits.some((edit) => edit.start < end && start < edit.end);
    return others.length > 0 && others.every(isNew) ? { ...each, edits: [...each.edits, ...others] } : each;
  });
}

/** The value of `title` in front matter, without its quotation marks. */
function titleIn(source: string): Span | undefined {
  const head = frontMatterIn(source)?.lines ?? '';
  const found = /^title:[ \t]*(["']?)([^\n"'#&*!|>%@`{[][^\n]*?)\1[ \t]*$/m.exec(head);
  const [whole = '', quote = '', value = ''] = found ?? [];
  if (!found || value === '') return undefined;
  const start = found.index + whole.lastIndexOf(value + quote);
  return { start, end: start + value.length };
}

/** The text of the heading that is the same. */
function headingOf(source: string, { start, end }: Span): Span | undefined {
  const title = source.slice(start, end);
  for (const { 0: whole, 1: text = '', index } of source.matchAll(/^# +(.*?)[ \t]*#*[ \t]*$/gm)) {
    if (index < end || text !== title) continue;
    const from = index + whole.indexOf(text);
    return { start: from, end: from + text.length };
  }
  return undefined;
}
