import type { TemplatePart } from '../model/template.js';
import { levelNumber } from '../ooxml/attribute-values.js';
import { levelTextOf, numberFormatOf } from '../ooxml/number-format.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../xml/element.js';
import { formattedNumber } from './number-text.js';

/** The properties of a list level that determine its numbers. */
interface Level {
  readonly start: number;
  readonly format: string;
  /** The text around the numbers, in which `%1` stands for the number of the first level (ECMA-376 Part 1, 17.9.11). */
  readonly text: string;
  /** The level, counted from 1, after which the numbering restarts; 0 for never; undefined for any higher level (17.9.10). */
  readonly restart: number | undefined;
  /** Whether all numbers are shown in decimal digits (`w:isLgl`, 17.9.4). */
  readonly isLegal: boolean;
}

/** A numbering instance (`w:num`). */
interface Instance {
  /** The id of its abstract list (`w:abstractNum`): instances of the same one share their counts. */
  readonly list: string;
  readonly levels: ReadonlyMap<number, XmlElement>;
  /** The numbers from which levels restart when the instance is first used (17.9.26). */
  readonly starts: ReadonlyMap<number, number>;
}

/** The lists of a template, and their levels. */
export class MultilevelLists {
  readonly #all: readonly XmlElement[];
  readonly #instances = new Map<string, Instance | undefined>();
  readonly #levels = new Map<XmlElement, Level>();

  constructor(numbering: TemplatePart | undefined) {
    this.#all = elementsOf(numbering?.root);
  }

  instance(numId: string): Instance | undefined {
    if (!this.#instances.has(numId)) this.#instances.set(numId, this.#readInstance(numId));
    return this.#instances.get(numId);
  }

  /** The number format of a level. */
  level(element: XmlElement): Level {
    const known = this.#levels.get(element);
    if (known) return known;
    const restart = valOf(element, 'w:lvlRestart');
    const level = {
      start: Number(valOf(element, 'w:start') ?? 0),
      format: numberFormatOf(element),
      text: levelTextOf(element),
      restart: restart === undefined ? undefined : Number(restart),
      isLegal: switchOf(element, 'w:isLgl') === true,
    };
    this.#levels.set(element, level);
    return level;
  }

  #readInstance(numId: string): Instance | undefined {
    const num = this.#all.find(({ name, attributes }) => name === 'w:num' && attributes['w:numId'] === numId);
    const list = this.#linked(this.#list(valOf(num, 'w:abstractNumId')));
    if (!list) return undefined;
    const levels = new Map(levelsIn(list));
    const starts = new Map<number, number>();
    for (const override of elementsOf(num)) {
      if (override.name !== 'w:lvlOverride') continue;
      const at = levelNumber(override.attributes['w:ilvl']);
      const own = childOf(override, 'w:lvl');
      if (own) levels.set(at, own);
      const start = valOf(override, 'w:startOverride');
      if (start !== undefined) starts.set(at, Number(start));
    }
    return { list: list.attributes['w:abstractNumId'] ?? '', levels, starts };
  }

  #list(id: string | undefined): XmlElement | undefined {
    return this.#all.find(
      ({ name, attributes }) => name === 'w:abstractNum' && attributes['w:abstractNumId'] === id,
    );
  }

  /** A list may take its levels from a list style, and so from another list (17.9.21). */
  #linked(list: XmlElement | undefined): XmlElement | undefined {
    const style = valOf(list, 'w:numStyleLink');
    if (style === undefined) return list;
    return this.#all.find((each) => each.name === 'w:abstractNum' && valOf(each, 'w:styleLink') === style);
  }
}

function levelsIn(list: XmlElement): readonly (readonly [number, XmlElement])[] {
  return elementsOf(list).flatMap((level) =>
    level.name === 'w:lvl' ? [[levelNumber(level.attributes['w:ilvl']), level] as const] : [],
  );
}

/** Counts paragraphs in the lists of a template as Word does (ECMA-376 Part 1, 17.9). */
export class ListCounter {
  /** The last number of each level, by list. */
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #begun = new Set<string>();

  constructor(private readonly lists: MultilevelLists) {}

  /** The next number at a level (counted from 0), as printed. */
  next(numId: string, level: number): string {
    const instance = this.lists.instance(numId);
    const own = this.#levelOf(instance, level);
    if (!instance || !own) return '';
    const counts = this.#counts.get(instance.list) ?? [];
    this.#counts.set(instance.list, counts);
    const key = `${numId} ${level}`;
    const begins = instance.starts.has(level) && !this.#begun.has(key);
    this.#begun.add(key);
    const before = begins ? undefined : counts[level];
    counts[level] = before === undefined ? this.#startOf(instance, level) : before + 1;
    // A skipped level counts as started.
    for (let at = 0; at < level; at++) counts[at] ??= this.#startOf(instance, at);
    for (let at = level + 1; at < counts.length; at++) {
      const restart = this.#levelOf(instance, at)?.restart;
      if (restart === undefined || level < restart) counts[at] = undefined;
    }
    return own.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      if (at > level) return '';
      const format = this.#levelOf(instance, at)?.format ?? 'decimal';
      const isDigits = own.isLegal && format !== 'none';
      return formattedNumber(counts[at] ?? 0, isDigits ? 'decimal' : format);
    });
  }

  #startOf(instance: Instance, level: number): number {
    return instance.starts.get(level) ?? this.#levelOf(instance, level)?.start ?? 1;
  }

  #levelOf(instance: Instance | undefined, level: number): Level | undefined {
    const element = instance?.levels.get(level);
    return element && this.lists.level(element);
  }
}
