import type { StateInline, Token } from 'markdown-it';
import type { Signature } from '../../../model/document.js';
import { INCLUDES_PARAGRAPH_MARK } from '../../../source/critic-markup.js';
import type { Attributes } from '../../attributes.js';
import { tokenMeta } from '../token-meta.js';
import { readWithin } from './read-within.js';

/** Who made a change, on the token that opens it, or a comment, on the token where it begins. */
export const signatureOf = tokenMeta<Signature>('signature');
/** The name of a comment, on the tokens of its two ends. */
export const commentIdOf = tokenMeta<string>('commentId');

interface Review {
  readonly kind: (typeof KINDS)[number];
  readonly by: Signature;
  readonly id: string;
}

const KINDS = [
  'insertion',
  'deletion',
  'paragraph-insertion',
  'paragraph-deletion',
  'comment-start',
  'comment-end',
] as const;

/**
 * The tracked change or comment that a span stands for (pandoc's manual, option `--track-changes=all`): `[text]{.insertion author="…"
 * date="…"}`, `.deletion`, `[remark]{.comment-start id="…"}` up to `[]{.comment-end id="…"}`, and `[]{.paragraph-insertion}` at the end
 * of a paragraph whose end was added.
 */
export function reviewOf({ classes, values, id }: Attributes): Review | undefined {
  const kind = KINDS.find((each) => classes.includes(each));
  if (kind === undefined) return undefined;
  const author = values.get('author')?.trim();
  const date = dateFrom(values.get('date'));
  return { kind, by: { ...(author && { author }), ...(date && { date }) }, id: values.get('id') ?? id ?? '' };
}

/** Years, months and days, with or without a time; a time without a zone is taken as it stands, as Word does. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** A date as pandoc and Word write it. */
export function dateFrom(written: string | undefined): Date | undefined {
  const [, day, time = '00:00', zone = 'Z'] = DATE.exec(written?.trim() ?? '') ?? [];
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Adds the tokens of a change or comment: those of CriticMarkup. */
export function pushReview(
  state: StateInline,
  { kind, by, id }: Review,
  [start, textEnd, end]: readonly [start: number, textEnd: number, end: number],
): void {
  switch (kind) {
    case 'insertion':
    case 'deletion': {
      signatureOf.set(state.push(`${kind}_open`, '', 1), by);
      readWithin(state, start + 1, textEnd);
      state.push(`${kind}_close`, '', -1);
      skip(state, textEnd, end);
      break;
    }
    case 'paragraph-insertion':
    case 'paragraph-deletion': {
      const type = kind === 'paragraph-insertion' ? 'insertion' : 'deletion';
      const open = state.push(`${type}_open`, '', 1);
      open.info = INCLUDES_PARAGRAPH_MARK;
      signatureOf.set(open, by);
      readWithin(state, start + 1, textEnd);
      state.push(`${type}_close`, '', -1);
      skip(state, textEnd, end);
      break;
    }
    case 'comment-start': {
      const open = state.push('comment_start', '', 0);
      open.content = plainTextOf(state, state.src.slice(start + 1, textEnd));
      signatureOf.set(open, by);
      commentIdOf.set(open, id);
      skip(state, start, end);
      break;
    }
    case 'comment-end':
      commentIdOf.set(state.push('comment_end', '', 0), id);
      skip(state, start, end);
  }
}

/** Counts the lines of what is not shown. */
function skip(state: StateInline, start: number, end: number): void {
  const source = state.src.slice(start, end);
  if (source.includes('\n')) state.push('skipped', '', 0).content = source;
}

/** The words of a remark, which Word shows without marks. */
function plainTextOf({ md, env }: StateInline, source: string): string {
  const tokens: Token[] = [];
  md.inline.parse(source, md, env, tokens);
  return tokens
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : type === 'hardbreak' ? '\n' : content))
    .join('');
}
