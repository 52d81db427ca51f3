import { frontMatterIn } from '../source/front-matter.js';
import { edited } from './apply.js';
import { countsOf, moreIn } from './invariant.js';
import { together } from './linked-changes.js';
import type { Located } from './placed.js';
import type { MergeEdit } from './result.js';

/*
 * Front matter stays front matter. A returned file shows its values as paragraphs, so a split title, say, makes the author's
 * name after it look as if it had become body text: what only removes keys and fences, and leaves the values, is no change.
 */

const FENCE = /^(?:---|\.\.\.)[ \t]*\r?\n?/;
/** A line, or its beginning, that holds no value: a fence, a bullet, a key. */
const MARKUP = /^\s*(?:---|\.\.\.|-\s)?\s*(?:["']?[\p{L}_][\p{L}\p{N}_ .-]*["']?[ \t]*:)?[\s\\[\]"',|>-]*$/u;

/** Changes that leave the front matter of the source whole, each by itself. */
export function withWholeFrontMatter(placed: readonly Located[], source: string): readonly Located[] {
  const head = frontMatterIn(source)?.lines;
  if (head === undefined) return placed;
  const ends = {
    from: FENCE.exec(head)?.[0].length ?? 0,
    to: head.search(/(?<=\n)(?:---|\.\.\.)[ \t]*\r?\n?$/),
  };
  // What is inserted after the last fence stands below it.
  const isIn = ({ start }: MergeEdit): boolean => start <= ends.to;
  const touching = placed.filter(({ edits }) => edits.some(isIn));
  if (touching.length === 0) return placed;
  const bare = touching.filter((each) => isMarkupOnly(each, source, isIn));
  const others = new Map(
    touching
      .filter((each) => !bare.includes(each))
      .map((each) => [
        each,
        { ...each, edits: each.edits.map((edit) => withinFences(edit, ends, head.length)) },
      ]),
  );
  const headAfter = (edits: readonly MergeEdit[]): string => edited(head, edits.filter(isIn));
  const all = headAfter([...others.values()].flatMap(({ edits }) => edits));
  if (/^(?:---|\.\.\.|\s)*$/.test(all)) return asOneChange(placed, touching, { source, head });
  const result: Located[] = [];
  for (const each of placed) {
    const other = others.get(each);
    if (each === bare[0]) result.push({ ...left(inOne(bare, source)), isMarkup: true });
    else if (bare.includes(each)) continue;
    else if (other) result.push(isWhole(headAfter(other.edits)) ? other : left(each));
    else result.push(each);
  }
  return result;
}

/** If no key is left, the front matter goes as a whole. */
function asOneChange(
  placed: readonly Located[],
  touching: readonly Located[],
  { source, head }: { readonly source: string; readonly head: string },
): Located[] {
  const [first] = touching;
  const end = head.length + (/^(?:[ \t]*\r?\n)*/.exec(source.slice(head.length))?.[0].length ?? 0);
  const one = inOne(touching, source);
  const below = one.edits.filter(({ start }) => start >= head.length);
  const gone = {
    ...one,
    edits:
      one.edits.length === 0
        ? []
        : [{ start: 0, end, markdown: '' }, ...below.map((edit) => after(edit, end))],
  };
  return placed.flatMap((each) => (each === first ? [gone] : touching.includes(each) ? [] : [each]));
}

function inOne(changes: readonly Located[], source: string): Located {
  const [first] = changes;
  if (first && changes.length === 1) return first;
  return { ...together(changes, source), footprints: changes.flatMap(({ footprints }) => footprints) };
}

/** An edit without what it shares with one before it that ends at an offset. */
function after({ start, end, markdown }: MergeEdit, offset: number): MergeEdit {
  return { start: Math.max(start, offset), end: Math.max(end, offset), markdown };
}

function left(change: Located): Located {
  return { ...change, edits: [], conflict: change.conflict ?? 'not-sure' };
}

function isWhole(head: string): boolean {
  const found = frontMatterIn(head);
  if (!found || found.lines !== head) return false;
  return found.yaml.split('\n').every((line) => /^(?:\s|#|-|\}|\]|$)|:(?:\s|$)/.test(line));
}

/** Whether a change only removes markup of front matter, or takes a value other than the title out of it as it is. */
function isMarkupOnly(
  { kind, edits, before, after }: Located,
  source: string,
  isIn: (edit: MergeEdit) => boolean,
): boolean {
  const removed = edits.filter(isIn).map(({ start, end }) => source.slice(start, end));
  if (edits.every(isIn) && edits.every(({ markdown }) => MARKUP.test(markdown)))
    return removed.every((text) => text.split('\n').every((line) => MARKUP.test(line)));
  // Whoever moves a title moves it alone; with the names below it, it follows from what stands above.
  const keys = removed.flatMap((text) => text.match(/^[\w-]+(?=\s*:)/gm) ?? []);
  if (kind !== 'block-moved' || (keys.length === 1 && keys[0] === 'title')) return false;
  const hasWhole = edits.filter(isIn).every(({ start, markdown }) => {
    return markdown === '' && (start === 0 || source.charAt(start - 1) === '\n');
  });
  return hasWhole && moreIn(countsOf([after]), countsOf([before])).size === 0;
}

/** An edit that leaves the fences. */
function withinFences(
  edit: MergeEdit,
  { from, to }: { readonly from: number; readonly to: number },
  length: number,
): MergeEdit {
  const { start, end, markdown } = edit;
  if (markdown !== '' || end <= start) return edit;
  if (start < from && end > from) return withinFences({ start: from, end, markdown }, { from, to }, length);
  return start < to && end > to && end >= length ? { start, end: to, markdown } : edit;
}
