import { pushAll } from '../text/long-arrays.js';
import type { Merge, MergeChange, MergeComment, MergeDecision, MergeEdit } from './result.js';
import { markersOf } from './source-text.js';

/**
 * Applies decisions about a reviewer's changes to a text. It must be the text that was compared, because the changes hold
 * UTF-16 offsets into it. Each decision is independent of the others.
 */
export function applyMerge(
  text: string,
  { changes, comments }: Pick<Merge, 'changes' | 'comments'>,
  decisionOf: (id: string) => MergeDecision,
): string {
  const edits: MergeEdit[] = [];
  for (const change of changes) {
    const decision = decisionOf(change.id);
    if (decision === 'take') pushAll(edits, change.edits);
    else if (decision === 'mark') pushAll(edits, marked(text, change));
  }
  const marks = comments.filter(({ id, place }) => place && decisionOf(id) === 'mark');
  for (const comment of marks) pushAll(edits, remark(text, comment, edits));
  const result = edited(text, edits);
  // The last paragraph may have been removed.
  return /\n\s*\n$/.test(text) ? result : result.replace(/\n[ \t\r]*(?:\n[ \t\r]*)+$/, '\n');
}

/** Applies edits that do not overlap. Of several at the same offset, insertions come first. */
export function edited(text: string, edits: readonly MergeEdit[]): string {
  const newline = /\r\n/.test(text) ? '\r\n' : '\n';
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, markdown } of sorted) {
    if (start < at) continue;
    pieces.push(text.slice(at, start), markdown.replace(/\r?\n/g, newline));
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

/** The edits that write a change as CriticMarkup. What its marks cannot hold, such as code, becomes a comment. */
function marked(text: string, change: MergeChange): MergeEdit[] {
  const { edits } = change;
  const [first] = edits;
  const last = edits.at(-1);
  if (!first || !last) return [];
  const isInLine =
    !text.slice(first.start, last.end).includes('\n') &&
    edits.every(({ markdown }) => !markdown.includes('\n'));
  if (change.kind === 'heading-level' || change.kind === 'block-changed')
    return [changeComment(text, change)];
  if (isInLine) {
    const old = text.slice(first.start, last.end);
    const own = edits.map((edit) => ({
      ...edit,
      start: edit.start - first.start,
      end: edit.end - first.start,
    }));
    return [{ start: first.start, end: last.end, markdown: substitution(old, edited(old, own)) }];
  }
  if (/^\s*(?:`{3}|~{3})/m.test(change.before + change.after)) return [changeComment(text, change)];
  return edits.map((edit) => {
    const { start, end, markdown } = edit;
    // The definition of a new note belongs to the note's reference and needs no mark of its own.
    if (/^\n+\[\^[^\]\s]+\]: /.test(markdown)) return edit;
    const old = text.slice(start, end);
    if (markdown === '') return { start, end, markdown: byLine(old, '--') };
    if (old === '') return { start, end, markdown: byLine(markdown, '++') };
    return { start, end, markdown: substitution(old, markdown) };
  });
}

function substitution(old: string, now: string): string {
  if (old === '') return `{++${now}++}`;
  return now === '' ? `{--${old}--}` : `{~~${old}~>${now}~~}`;
}

function byLine(text: string, sign: '++' | '--'): string {
  return text
    .split('\n')
    .map((line) => {
      if (/^[ \t]*\|.*\|[ \t]*$/.test(line)) {
        const cells = line
          .trim()
          .slice(1, -1)
          .split(/(?<!\\)\|/);
        return `| ${cells.map((cell) => (cell.trim() === '' ? '' : `{${sign}${cell.trim()}${sign}}`)).join(' | ')} |`;
      }
      // The markers of blocks stay outside editing marks.
      const prefix = markersOf(line);
      const body = line.slice(prefix.length);
      return body.trim() === '' ? line : `${prefix}{${sign}${body}${sign}}`;
    })
    .join('\n');
}

/** Adds a comment at the end of the line that says what the reviewer wants. */
function changeComment(text: string, { edits, author, after, before }: MergeChange): MergeEdit {
  const at = edits[0]?.start ?? 0;
  const end = text.indexOf('\n', at);
  const place = end === -1 ? text.length : end;
  const wish = after === '' ? `without: ${before}` : after;
  return { start: place, end: place, markdown: comment(author, wish) };
}

function comment(author: string | undefined, text: string): string {
  const who = author ? `${author}: ` : '';
  return `{>>${who}${text.replace(/\s*\n\s*/g, ' ').replaceAll('<<}', '<< }')}<<}`;
}

/**
 * Highlights the words that a comment is about and appends the comment. If markup or another edit is in the way, only the
 * comment is inserted.
 */
function remark(
  text: string,
  { place, author, text: words }: MergeComment,
  others: readonly MergeEdit[],
): MergeEdit[] {
  if (!place) return [];
  const { start, end } = place;
  const isFree = others.every((other) => other.end <= start || other.start >= end);
  const quoted = text.slice(start, end);
  const isWhole = isFree && end > start && !quoted.includes('\n') && !/[*_`[\]{}|$]/.test(quoted);
  if (isWhole) return [{ start, end, markdown: `{==${quoted}==}${comment(author, words)}` }];
  const around = others.find((other) => other.start < end && other.end > end);
  const at = around ? around.end : end;
  return [{ start: at, end: at, markdown: comment(author, words) }];
}
