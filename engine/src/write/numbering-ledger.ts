import type { ListNumbering } from '../model/composed.js';
import type { ListFormat } from '../model/names/list-formats.js';
import type { HeadingList } from '../model/resolved.js';
import type { TemplateList } from '../model/template.js';
import { listCopies, type NumberedItem } from './list-copies.js';
import type { NumberingInstance } from './numbering-instance.js';
import type { Story } from './story.js';

/** The `numId` behind the styles of each kind. */
interface StyleNumbers {
  readonly Bullet?: number;
  readonly Number?: number;
  readonly Heading?: number;
  readonly Appendix?: number;
}

/**
 * Assigns numbering instances: one for all bullets, one for each sequence of ordered lists, one for their
 * styles, and one for each list of headings.
 */
export class NumberingLedger {
  readonly instances: NumberingInstance[] = [];
  readonly #items: NumberedItem[] = [];
  readonly #before: number;
  readonly #bySequence = new Map<number, NumberingInstance>();
  readonly #byTemplateList = new Map<string, NumberingInstance>();
  readonly #ofHeadings = new Map<HeadingList, number>();
  #ofStyle: StyleNumbers = {};

  /** `before` is the largest `numId` that is taken; `usual` is the format behind the styles of ordered lists. */
  constructor(
    before: number,
    private readonly usual: ListFormat,
  ) {
    this.#before = before;
  }

  /** The `numId` behind the styles of each kind, if such lists are in use. */
  get ofStyle(): StyleNumbers {
    return this.#ofStyle;
  }

  /** The `numId` of the next item of a list in a story. */
  numId(numbering: ListNumbering, story: Story): number {
    const key = numbering.sequence ?? 0;
    const instance = this.#bySequence.get(key) ?? this.#instanceOf(numbering);
    this.#bySequence.set(key, instance);
    if (instance.restart) this.#items.push({ instance, story });
    return instance.numId;
  }

  /** The `numId` of the next item of an ordered list that counts as a list of a Word template does. */
  numIdAs(
    { definition, level }: TemplateList,
    { sequence, format, start }: ListNumbering,
    story: Story,
  ): number {
    const key = `${sequence} ${definition} ${level}`;
    const instance = this.#byTemplateList.get(key) ?? this.#add(format, { level, start }, { definition });
    this.#byTemplateList.set(key, instance);
    this.#items.push({ instance, story });
    return instance.numId;
  }

  /** The copies of definitions that the lists need to be counted on their own; known when all text is written. */
  copies(): ReadonlyMap<NumberingInstance, number> {
    return listCopies(this.#items);
  }

  #instanceOf({ format, start, level }: ListNumbering): NumberingInstance {
    const isBullet = format === 'bullet';
    if (!isBullet && this.#ofStyle.Number === undefined)
      this.#ofStyle = { ...this.#ofStyle, Number: this.#add(this.usual).numId };
    const instance = this.#add(format, isBullet ? undefined : { level, start });
    if (isBullet) this.#ofStyle = { ...this.#ofStyle, Bullet: instance.numId };
    return instance;
  }

  /** The `numId` of a list of headings that begins at the level `first`, counted from 0. */
  headingsId(list: HeadingList, first: number): number {
    const known = this.#ofHeadings.get(list);
    if (known !== undefined) return known;
    const { numId } = this.#add(list, undefined, { first });
    this.#ofHeadings.set(list, numId);
    this.#ofStyle = { ...this.#ofStyle, [list === 'sections' ? 'Heading' : 'Appendix']: numId };
    return numId;
  }

  #add(
    format: NumberingInstance['format'],
    restart?: NumberingInstance['restart'],
    more: Pick<NumberingInstance, 'definition' | 'first'> = {},
  ): NumberingInstance {
    const instance = { numId: this.#before + this.instances.length + 1, format, restart, ...more };
    this.instances.push(instance);
    return instance;
  }
}
