import {
  EXAMPLES,
  numberFormatOf as formatOfList,
  LIST_LEVELS,
  OUTLINES,
  outlineFormat,
} from '../../model/names/list-formats.js';
import { NUMBER_STYLES } from '../../model/names/number-styles.js';
import { levelNumber } from '../../ooxml/attribute-values.js';
import { twipsOf } from '../../ooxml/lengths.js';
import { levelTextOf, numberFormatOf } from '../../ooxml/number-format.js';
import { counted } from '../../text/counted.js';
import { childOf, elementsOf, valOf, type XmlElement } from '../../xml/element.js';
import type { Losses } from '../losses.js';

/** A level of a list, as far as Markdown has an equivalent. */
export interface ListLevel {
  readonly kind: 'bullet' | 'number' | 'none';
  /** Word's name of the format: `decimal`, `lowerLetter` and many more (ECMA-376 Part 1, 17.18.59). */
  readonly format: string;
  /** The text around the number, for which `%1` stands. */
  readonly text: string;
  readonly start: number;
  /** The indent of an item's text, in twips. */
  readonly left: number | undefined;
}

/** The numbering of a paragraph. */
export interface Numbered {
  readonly numId: string;
  /** Counted from 0. */
  readonly level: number;
  readonly facts: ListLevel;
  /** The number itself. */
  readonly number: number;
  /** Whether it belongs to the list in which this program counts examples. */
  readonly isExample: boolean;
}

interface Num {
  readonly abstractId: string;
  readonly overrides: ReadonlyMap<
    number,
    { readonly start: number | undefined; readonly level: XmlElement | undefined }
  >;
}

/** The lists of a document, with their current numbers (ECMA-376 Part 1, 17.9). */
export class Numbering {
  readonly #nums = new Map<string, Num>();
  readonly #abstracts = new Map<string, ReadonlyMap<number, XmlElement>>();
  readonly #levels = new Map<string, ListLevel>();
  readonly #styleLinks = new Map<string, string>();
  readonly #linksTo = new Map<string, string>();
  /** The last number of each level, by abstract list. */
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();
  readonly #ofExamples = new Set<string>();
  readonly #ofOutlines = new Set<string>();
  readonly #mayHaveOutlines: boolean;

  /** `template` is that of a file of ours: LibreOffice leaves the names of lists out. */
  constructor(root: XmlElement | undefined, template?: string) {
    this.#mayHaveOutlines = OUTLINING.has(template ?? '');
    for (const element of elementsOf(root)) {
      if (element.name === 'w:abstractNum') this.#addAbstract(element);
      if (element.name === 'w:num') this.#addNum(element);
    }
  }

  /** Advances the numbering for a paragraph. Undefined if the list does not exist or has no numbers. */
  next(numId: string, level: number): Numbered | undefined {
    const num = this.#nums.get(numId);
    // 0 removes the numbering of a style (ECMA-376 Part 1, 17.9.18), whatever the file has under this id.
    if (!num || numId === '0') return undefined;
    const facts = this.level(numId, level);
    if (!facts) return undefined;
    const counts = this.#counts.get(num.abstractId) ?? [];
    this.#counts.set(num.abstractId, counts);
    const override = num.overrides.get(level)?.start;
    const key = `${numId} ${level}`;
    const restarts = override !== undefined && !this.#begun.has(key);
    this.#begun.add(key);
    const before = restarts ? undefined : counts[level];
    const number = before === undefined ? (override ?? facts.start) : before + 1;
    counts[level] = number;
    counts.length = level + 1;
    return { numId, level, facts, number, isExample: this.#ofExamples.has(num.abstractId) };
  }

  level(numId: string, level: number): ListLevel | undefined {
    const key = `${numId} ${level}`;
    const known = this.#levels.get(key);
    if (known) return known;
    const num = this.#nums.get(numId);
    const element = num?.overrides.get(level)?.level ?? this.#abstractLevels(num?.abstractId, 0)?.get(level);
    if (!element) return undefined;
    // The template has chosen letters and Roman numerals, not the author.
    const format = this.#ofOutlines.has(num?.abstractId ?? '') ? 'decimal' : numberFormatOf(element);
    const indents = childOf(childOf(element, 'w:pPr'), 'w:ind')?.attributes ?? {};
    const facts: ListLevel = {
      kind: format === 'bullet' ? 'bullet' : format === 'none' ? 'none' : 'number',
      format,
      text: levelTextOf(element),
      start: Number(valOf(element, 'w:start') ?? 0),
      left: twipsOf(indents['w:left'] ?? indents['w:start']),
    };
    this.#levels.set(key, facts);
    return facts;
  }

  /** Whether one list continues the numbering of another. */
  isSame(one: string, other: string): boolean {
    return one === other || this.#nums.get(one)?.abstractId === this.#nums.get(other)?.abstractId;
  }

  /** The levels of an abstract list, which may come from a list style and so from another list (17.9.21). */
  #abstractLevels(id: string | undefined, depth: number): ReadonlyMap<number, XmlElement> | undefined {
    if (id === undefined || depth > 5) return undefined;
    const own = this.#abstracts.get(id);
    const link = this.#linksTo.get(id);
    const target = link === undefined ? undefined : this.#styleLinks.get(link);
    return own && own.size > 0 ? own : target === undefined ? own : this.#abstractLevels(target, depth + 1);
  }

  #addAbstract(element: XmlElement): void {
    const id = element.attributes['w:abstractNumId'] ?? '';
    this.#abstracts.set(id, levelsOf(element));
    const name = valOf(element, 'w:name');
    if (name === EXAMPLES) this.#ofExamples.add(id);
    if (name === OUTLINES || (this.#mayHaveOutlines && isOutline(levelsOf(element))))
      this.#ofOutlines.add(id);
    const link = valOf(element, 'w:styleLink');
    if (link !== undefined) this.#styleLinks.set(link, id);
    const target = valOf(element, 'w:numStyleLink');
    if (target !== undefined) this.#linksTo.set(id, target);
  }

  #addNum(element: XmlElement): void {
    const overrides = elementsOf(element)
      .filter(({ name }) => name === 'w:lvlOverride')
      .map((override) => {
        const start = valOf(override, 'w:startOverride');
        const facts = {
          start: start === undefined ? undefined : Number(start),
          level: childOf(override, 'w:lvl'),
        };
        return [levelNumber(override.attributes['w:ilvl']), facts] as const;
      });
    this.#nums.set(element.attributes['w:numId'] ?? '', {
      abstractId: valOf(element, 'w:abstractNumId') ?? '',
      overrides: new Map(overrides),
    });
  }
}

/** The built-in templates whose nested numbers are those of an outline. */
const OUTLINING: ReadonlySet<string> = new Set(['academic', 'business', 'mla']);

/** Whether levels are counted as those of outlines are in a file of ours. */
function isOutline(levels: ReadonlyMap<number, XmlElement>): boolean {
  return LIST_LEVELS.slice(0, 3).some((from) => {
    const format = outlineFormat(from, '.');
    return LIST_LEVELS.every((level) => {
      const own = levels.get(level);
      return own && numberFormatOf(own) === formatOfList(format, level).style;
    });
  });
}

function levelsOf(element: XmlElement): ReadonlyMap<number, XmlElement> {
  const levels = elementsOf(element).filter(({ name }) => name === 'w:lvl');
  return new Map(levels.map((level) => [levelNumber(level.attributes['w:ilvl']), level]));
}

/**
 * Reports numbering that Markdown does not have: multilevel numbers, numbers in words, other characters around them.
 */
export function reportFormat({ format, text }: ListLevel, losses: Losses): void {
  const isKnown = format === 'decimalZero' || NUMBER_STYLES.some((style) => style === format);
  if (!isKnown || !/^(?:%\d[.)]?|\(%\d\))\s*$/.test(text))
    losses.add(
      'word-list',
      `${format} ${text}`,
      (count) =>
        `${counted(count, 'list item')} numbered with ${isKnown ? 'several numbers' : 'numbers of another form'} (${text.replace(/%\d/g, '#')}) ${count === 1 ? 'has' : 'have'} 1, 2, 3 in Markdown`,
    );
}
