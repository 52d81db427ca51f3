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

/** A line divided where links begin and end; names that have none are left whole, also where a part of them is elsewhere a link. */
function linkedParts(
  text: string,
  links: readonly FrontLink[],
  names: readonly string[],
): readonly { readonly part: string; readonly target?: FrontLink }[] {
  if (links.length === 0) return [{ part: text }];
  const targets = new Map(links.toReversed().map((each) => [each.text, each]));
  const known = new Map<string, string[]>();
  for (const each of new Set([...targets.keys(), ...names])) {
    const word = WORD.exec(each)?.[0] ?? '';
    const same = known.get(word);
    if (same) same.push(each);
    else known.set(word, [each]);
  }
  const parts: { part: string; target?: FrontLink }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const found = known
      .get(word)
      ?.toSorted((a, b) => b.length - a.length)
      .find((each) => isAt(each, text, index - each.indexOf(word)));
    const start = found === undefined ? -1 : index - found.indexOf(word);
    if (found === undefined || start < end) continue;
    const target = targets.get(found);
    if (target) parts.push({ part: text.slice(end, start) }, { part: found, target });
    else parts.push({ part: text.slice(end, start + found.length) });
    end = start + found.length;
  }
  return [...parts, { part: text.slice(end) }].filter(({ part }) => part !== '');
}

const WORD = /[\p{L}\p{N}]+/u;
const WORDS = /[\p{L}\p{N}]+/gu;

/** Whether a name stands at a place in a text, and does not go on in the same word. */
function isAt(name: string, text: string, start: number): boolean {
  return (
    start >= 0 &&
    text.startsWith(name, start) &&
    !/^[\p{L}\p{N}]/u.test(text.slice(start + name.length, start + name.length + 2))
  );
}
