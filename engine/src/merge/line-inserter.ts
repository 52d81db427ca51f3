import type { Line } from './canonical.js';
import type { Between } from './compare.js';
import { levelOf } from './lines.js';
import type { MergeEdit } from './result.js';
import type { SourcePlaces } from './source-places.js';
import type { Span } from './source-text.js';
import type { Wording } from './wording.js';

/** The markers at the beginning of a line, regardless of an item's number or whether a task is ticked. */
export function kindOfPrefix(prefix: string): string {
  return prefix.replace(/\d+(?=[.)] )/, '1').replace(/\[[ xX]\]/, '[ ]');
}

/** Whether a line of a document is in its front matter, whose fences are lines, too. */
function isOfFrontMatter({ section: { label, lines }, index }: Line): boolean {
  if (label !== undefined || lines[0]?.text !== '---') return false;
  return index <= lines.findIndex(({ text }, at) => at > 0 && text === '---');
}

/** Inserts new lines next to existing ones, in the author's style of Markdown. */
export class LineInserter {
  /** How many levels the author's headings differ from the document's. */
  readonly headingShift: number;

  constructor(
    private readonly places: SourcePlaces,
    private readonly wording: Wording,
  ) {
    this.headingShift = this.#shiftOfHeadings();
  }

  /** The edit that inserts lines between two that both texts have; undefined if neither is in the source. */
  insertion(
    now: readonly Line[],
    { after, before }: Between,
    write: (line: Line, index: number) => string,
  ): MergeEdit | undefined {
    const { places } = this;
    const text = now
      .map(
        (line, index) =>
          (index === 0 ? '' : `\n${line.blank === undefined ? '' : `${line.blank}\n`}`) + write(line, index),
      )
      .join('');
    const last = now.at(-1);
    const next = last?.section.lines[last.index + 1];
    const isOfNext = now[0]?.blank !== undefined && next !== undefined && next.blank === undefined;
    const below = before && this.#anchor(before);
    const above = after && !(isOfNext && below) ? this.#anchor(after) : undefined;
    if (above) {
      const { source } = places;
      const at = above.end - (source.endsWith('\n', above.end) ? 1 : 0);
      const isApart = now[0]?.blank !== undefined;
      const follows = before?.blank !== undefined && /^\n[^\n]/.test(source.slice(at)) ? '\n' : '';
      return { start: at, end: at, markdown: `\n${isApart ? `${now[0]?.blank}\n` : ''}${text}${follows}` };
    }
    if (!below) return undefined;
    const blank = isOfNext || before?.blank === undefined ? '' : `${before.blank}\n`;
    return {
      start: below.start,
      end: below.start,
      markdown: `${text}\n${blank || (!isOfNext && before?.index === 0 ? '\n' : '')}`,
    };
  }

  /** The source lines of a line next to which others are inserted. */
  #anchor(line: Line): Span | undefined {
    const span = this.places.spanOf(line);
    // What front matter says may be shown on a cover, below which nothing goes into front matter.
    if (span && this.places.isInFrontMatter(span) && !isOfFrontMatter(line)) return undefined;
    if (!span || line.section.label === undefined) return span;
    const note = this.places.notes.get(line.section.label);
    return note?.mark === undefined ? undefined : span;
  }

  written(line: Line, own: Between, now: readonly Line[], between: Between): string {
    const near = own.after || own.before ? own : between;
    const inCode = line.isCode && line !== now[0];
    return (inCode ? line.prefix : this.prefix(line, near)) + this.wording.asWritten(line.body);
  }

  /** The indent and markers of a new line, as the author writes them on the lines next to it. */
  prefix(now: Line, { after, before }: Between, numbers: 'counted' | 'as it is' = 'counted'): string {
    const level = levelOf(now);
    if (level > 0)
      return now.prefix.replace(/#+/, '#'.repeat(Math.min(6, Math.max(1, level + this.headingShift))));
    for (const line of [after, before]) {
      if (!line || kindOfPrefix(line.prefix) !== kindOfPrefix(now.prefix) || line.isCode !== now.isCode)
        continue;
      const own = this.places.prefixOf(line);
      if (own === undefined || !/^[\s>|\-+*\d.)[\]xX:]*$/.test(own)) continue;
      const box = /\[[ xX]\]/.exec(now.prefix)?.[0];
      const numbered = own.replace(/\d+(?=[.)]\s)/, (number) =>
        numbers === 'as it is'
          ? (/(\d+)[.)] /.exec(now.prefix)?.[1] ?? number)
          : String(Number(number) + (line === after && this.#counts(line) ? 1 : 0)),
      );
      return box === undefined ? numbered : numbered.replace(/\[[ xX]\]/, box);
    }
    return now.prefix;
  }

  /** Whether the author numbers the items of a list one by one. */
  #counts(line: Line): boolean {
    const { lines } = line.section;
    const numbers = [lines[line.index - 1], line, lines[line.index + 1]].flatMap((each) => {
      const found = each && /(\d+)[.)]\s/.exec(this.places.prefixOf(each) ?? '');
      return found ? [found[1]] : [];
    });
    return new Set(numbers).size > 1 || numbers.length === 1;
  }

  #shiftOfHeadings(): number {
    for (const line of this.places.original.main.lines) {
      const level = levelOf(line);
      const signs = level > 0 ? /(#+)\s*$/.exec(this.places.prefixOf(line) ?? '')?.[1] : undefined;
      if (signs !== undefined) return signs.length - level;
    }
    return 0;
  }
}
