import type { Settings } from '../../api/settings.js';
import { isUnnumberedHeading } from '../../language/named-sections.js';
import type { Heading } from '../../model/document.js';
import { numberText } from '../../model/names/number-styles.js';
import { headingsOfItems } from '../../model/nodes/headings-of-items.js';
import { type HeadingList, type HeadingNumber, levelOf, type Resolved } from '../../model/resolved.js';
import { smallest } from '../../text/long-arrays.js';

const HEADER_TEXTS = [
  'headerText',
  'footerText',
  'firstHeaderText',
  'firstFooterText',
  'evenHeaderText',
  'evenFooterText',
] as const satisfies readonly (keyof Settings)[];

type NumberSettings = Pick<
  Settings,
  'numberHeadings' | 'numberDepth' | 'numberByChapter' | (typeof HEADER_TEXTS)[number]
>;

/** The facts about headings that are needed to number them. */
interface NumberedHeadings extends Pick<Resolved, 'blocks' | 'headings' | 'headingShift'> {
  /** The heading that became the title, which has no number. */
  readonly title: Heading | undefined;
}

/**
 * Numbers the headings as Word counts them: each heading restarts the numbers of the levels below it. Appendices have
 * letters, within `label`. No numbers are given to the abstract, the bibliography and the like, as is usual in print, to a
 * single heading above all others, or to a heading that begins a list item, where Word prints the marker of the item.
 */
export function resolveHeadingNumbers(
  { blocks, headings, headingShift, title }: NumberedHeadings,
  settings: NumberSettings,
  label: Resolved['appendixLabel'],
): Pick<Resolved, 'headingNumbers' | 'numberedFrom' | 'appendicesFrom'> {
  const { numberHeadings, numberDepth = Number.POSITIVE_INFINITY } = settings;
  const all = [...headings.keys()].filter((heading) => heading !== title);
  const level = (heading: Heading): number => levelOf(heading, headingShift) - 1;
  const above = all.length > 1 ? headingAbove(all, level) : undefined;
  const isPlain = (heading: Heading): boolean =>
    heading === above ||
    heading.kind === 'unnumbered' ||
    heading.isBibliography === true ||
    isUnnumberedHeading(textOf(heading, headings), label);
  const ranked = all.filter((heading) => !isPlain(heading)).map(level);
  const appendix = all.find(({ kind }) => kind === 'appendix');
  const first = numberHeadings ? smallest(ranked) : appendix && level(appendix);
  if (first === undefined || !Number.isFinite(first))
    return { headingNumbers: new Map(), numberedFrom: undefined, appendicesFrom: undefined };
  const counter = new Counter(first, label);
  const headingNumbers = new Map<Heading, HeadingNumber>();
  const withSign = headingsOfItems(blocks);
  for (const heading of all) {
    if (withSign.has(heading)) continue;
    const own = level(heading);
    if (own - first >= numberDepth) continue;
    const number =
      heading.kind === 'appendix' && own === first
        ? counter.appendix()
        : isPlain(heading)
          ? counter.plain(own)
          : counter.section(own, numberHeadings);
    if (number) headingNumbers.set(heading, number);
  }
  const hasAppendices = [...headingNumbers.values()].some(({ list }) => list === 'appendices');
  const hasStyles = hasAppendices && !(first === 0 && findsChapters(settings));
  return {
    headingNumbers,
    numberedFrom: numberHeadings ? first : undefined,
    appendicesFrom: hasStyles ? first : undefined,
  };
}

/**
 * Whether captions or headers show the chapter that they are in: Word finds chapters by its own style of headings only
 * (`STYLEREF 1`, `SEQ \s 1`; ECMA-376 Part 1, 17.16.5.56 and 17.16.5.59), which appendices then have as well.
 */
function findsChapters(settings: NumberSettings): boolean {
  return settings.numberByChapter || HEADER_TEXTS.some((each) => settings[each]?.includes('{chapter}'));
}

/** The first heading, if all others are of lower levels: it is the title of the whole text. */
function headingAbove(all: readonly Heading[], level: (heading: Heading) => number): Heading | undefined {
  const [opening, ...others] = all;
  return opening && others.every((heading) => level(heading) > level(opening)) ? opening : undefined;
}

function textOf(heading: Heading, headings: Resolved['headings']): string {
  return headings.get(heading)?.text ?? '';
}

class Counter {
  /** The current number of each level, starting with the first level. */
  #counts: number[] = [];
  #appendices = 0;
  #list: HeadingList | undefined = 'sections';
  /** The level of the current unnumbered heading, whose subsections have no numbers either. */
  #plain: number | undefined;

  constructor(
    private readonly first: number,
    private readonly label: Resolved['appendixLabel'],
  ) {}

  appendix(): HeadingNumber {
    this.#plain = undefined;
    this.#list = 'appendices';
    this.#appendices++;
    this.#counts = [this.#appendices];
    const [before, after] = this.label;
    const printed = before + numberText(this.#appendices, 'upperLetter') + after;
    const text = printed.replace(/\.$/, '');
    return { text, printed, list: 'appendices', level: this.first, first: this.first };
  }

  /** Registers an unnumbered heading. If it is of the first level, its subsections have no number to continue from. */
  plain(level: number): undefined {
    if (this.#plain === undefined || level <= this.#plain) this.#plain = level;
    return undefined;
  }

  section(level: number, isNumbered: boolean): HeadingNumber | undefined {
    if (this.#plain !== undefined && level > this.#plain && this.#plain >= this.first) return undefined;
    this.#plain = undefined;
    const { first } = this;
    // An ordinary section after the appendices continues the numbers of the sections; one above them has none.
    if (level <= first && this.#list === 'appendices') {
      this.#list = undefined;
      return undefined;
    }
    const list = this.#list;
    if (list === undefined || (list === 'sections' && !isNumbered)) return undefined;
    const depth = level - first;
    const counts = Array.from({ length: depth + 1 }, (_, index) =>
      index < depth ? (this.#counts[index] ?? 1) : (this.#counts[index] ?? 0) + 1,
    );
    this.#counts = counts;
    const [head = 1, ...others] = counts;
    const parts = [list === 'sections' ? String(head) : numberText(head, 'upperLetter'), ...others];
    const text = parts.join('.');
    return { text, printed: text, list, level, first };
  }
}
