import type { ComposedInline, ComposedParagraph } from '../model/composed.js';
import type { FrontLink } from '../model/metadata.js';
import { splitAtMarks } from '../model/names/raised-marks.js';
import type { ParagraphStyleId } from '../model/names/style-ids.js';
import { runsRightToLeft } from '../model/nodes/text-direction.js';
import { pushAll } from '../text/long-arrays.js';
import type { Context } from './context.js';
import { link } from './inlines/link.js';
import { paragraph } from './paragraph.js';
import { MARK_BITS, textRuns } from './runs.js';

/** What of a line around the title is not plain text. */
interface LineLooks {
  /** The marks of all of it, as bits. */
  readonly marks?: number;
  /** The words in it that are links. */
  readonly links?: readonly FrontLink[];
  /** Names that the words of links may be a part of. */
  readonly names?: readonly string[];
}

/** A line around the title. Names, places and dates are no sentences: they stand at the side of the title, in whichever letters. */
export function frontLine(
  text: string,
  style: ParagraphStyleId,
  context: Context,
  { marks = 0, links = [], names = [] }: LineLooks = {},
): ComposedParagraph {
  const { rightToLeft: around } = context;
  const rightToLeft = around || runsRightToLeft([{ type: 'text', value: text }], context);
  const directed = { ...context, rightToLeft };
  const runs: ComposedInline[] = [];
  const add = (part: string, own: number, out: ComposedInline[]): void => {
    for (const [index, piece] of splitAtMarks(part).entries())
      pushAll(out, textRuns(piece, rightToLeft, index % 2 === 1 ? own | MARK_BITS.superscript : own));
  };
  for (const { part, target } of linkedParts(text, links, names)) {
    if (!target) add(part, marks, runs);
    else {
      const shown = { type: 'text', value: part } as const;
      const node = {
        type: 'link',
        url: target.url,
        title: '',
        children: [shown],
        line: target.line,
      } as const;
      link(node, { ...directed, marks }, runs, (_, inner, out) => add(part, inner.marks, out));
    }
  }
  return paragraph(runs, directed, { style });
}

/** The addresses in a line of contacts, as links. */
export function addressesIn(text: string, line = 1): readonly FrontLink[] {
  return [...text.matchAll(/https?:\/\/[^\s;,]+|[^\s@:;,^]+@[^\s@:;,^]+\.[^\s@:;,^]*[^\s@:;,.^]/g)].map(
    ([found]) => ({
      text: found,
      url: /^https?:/.test(found) ? found : `mailto:${found}`,
      line,
    }),
  );
}

/** The most words of a name. */
const MAX_WORDS = 12;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** A line divided where links begin and end; names that have none are left whole, also where a part of them is elsewhere a link. */
function linkedParts(
  text: string,
  links: readonly FrontLink[],
  names: readonly string[],
): readonly { readonly part: string; readonly target?: FrontLink }[] {
  if (links.length === 0) return [{ part: text }];
  const targets = new Map(links.toReversed().map((each) => [each.text, each]));
  const known = new Map([...names, ...targets.keys()].map((name) => [withoutSigns(name), name]));
  const words = Array.from(text.matchAll(WORDS), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const parts: { part: string; target?: FrontLink }[] = [];
  let end = 0;
  for (const [first, { start }] of words.entries()) {
    if (start < end) continue;
    const name = longestAt(text, words.slice(first, first + MAX_WORDS), known);
    if (name === undefined) continue;
    const from = start - name.search(FIRST_LETTER);
    const to = from + name.length;
    const target = targets.get(name);
    if (target) parts.push({ part: text.slice(end, from) }, { part: name, target });
    else parts.push({ part: text.slice(end, to) });
    end = to;
  }
  return [...parts, { part: text.slice(end) }].filter(({ part }) => part !== '');
}

const FIRST_LETTER = /[\p{L}\p{M}\p{N}]/u;

/** A name from its first letter to its last. */
function withoutSigns(name: string): string {
  const words = Array.from(name.matchAll(WORDS));
  const last = words.at(-1);
  return last ? name.slice(words[0]?.index, last.index + last[0].length) : '';
}

/** The longest of the known names that begins with the first of some words. */
function longestAt(
  text: string,
  words: readonly { readonly start: number; readonly end: number }[],
  known: ReadonlyMap<string, string>,
): string | undefined {
  const start = words[0]?.start ?? 0;
  for (const { end } of words.toReversed()) {
    const name = known.get(text.slice(start, end));
    if (name !== undefined && text.startsWith(name, start - name.search(FIRST_LETTER))) return name;
  }
  return undefined;
}
