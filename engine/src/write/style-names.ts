import type { NamedStyle, RunProperties } from '../model/composed.js';
import type { BaseStyleId, StyleId } from '../model/names/style-ids.js';
import type { FittedTemplate, TemplateList } from '../model/template.js';
import type { XmlElement } from '../xml/element.js';
import { escapeAttribute } from '../xml/escape.js';

/** A Word template's facts about the styles. */
type WordTemplateFacts = Pick<
  FittedTemplate,
  'styleIds' | 'unnumbered' | 'numbered' | 'headingLevels' | 'foreign' | 'lists' | 'hasDirections' | 'outsets'
>;

const NO_TEMPLATE: WordTemplateFacts = {
  styleIds: new Map(),
  unnumbered: new Set(),
  numbered: new Map(),
  headingLevels: [],
  foreign: new Set(),
  lists: new Map(),
  hasDirections: false,
  outsets: new Map(),
};

/** The ids that the styles have in the written document: the project's own, or those of the styles of a Word template. */
export class StyleNames {
  readonly #given: WordTemplateFacts;
  readonly #used = new Set<StyleId | BaseStyleId>();
  /** How runs begin, with properties that name these styles. */
  readonly runBegins = new WeakMap<RunProperties, string>();
  /** What follows in runs with short texts, which recur in code. */
  readonly shortTexts = new Map<string, string>();

  constructor(given: WordTemplateFacts = NO_TEMPLATE) {
    this.#given = given;
  }

  /** The styles whose ids have been asked for. */
  get used(): ReadonlySet<StyleId | BaseStyleId> {
    return this.#used;
  }

  idOf(style: StyleId | BaseStyleId): string {
    this.#used.add(style);
    return this.#given.styleIds.get(style) ?? style;
  }

  /** The styles that the text names and nobody else has, by their ids. */
  readonly named = new Map<string, { readonly type: 'paragraph' | 'character'; readonly name: string }>();

  /** The id of a style that the text names: that of a template, or one that is made. */
  idOfNamed(type: 'paragraph' | 'character', { id, name }: NamedStyle): string {
    if (id !== undefined) return escapeAttribute(id);
    const letters = name.replace(/[^\p{L}\p{N}]/gu, '') || 'Style';
    const own = `${letters}${type === 'character' ? 'Text' : 'Custom'}`;
    let made = own;
    for (let count = 2; !this.#isFree(made, type, name); count++) made = `${own}${count}`;
    this.named.set(made, { type, name });
    return made;
  }

  #isFree(id: string, type: string, name: string): boolean {
    const known = this.named.get(id);
    return known === undefined || (known.type === type && known.name === name);
  }

  /** Whether a style is written as the project has it, not one of a template in its place. */
  isOwn(style: StyleId): boolean {
    return !this.#given.foreign.has(style);
  }

  /** Whether a style is in the file: beside a template, of our own only those that the text uses. */
  isWritten(style: StyleId): boolean {
    return this.#given === NO_TEMPLATE || !this.isOwn(style) || this.#used.has(style);
  }

  /** Whether a heading style has our numbers. */
  hasOurNumbers(style: StyleId): boolean {
    return this.isOwn(style) || this.#given.numbered.has(this.#given.styleIds.get(style) ?? style);
  }

  /** The levels of the list of headings that are not ours. */
  get headingLevels(): readonly (XmlElement | undefined)[] {
    return this.#given.headingLevels;
  }

  /** Whether a list style has its numbering. */
  isNumbered(style: StyleId): boolean {
    return !this.#given.unnumbered.has(style);
  }

  /** Whether left-to-right paragraphs must be marked as such. */
  get hasDirections(): boolean {
    return this.#given.hasDirections;
  }

  /** The written indent of a table whose edge is at `indent`; undefined if its style has that indent anyway. */
  tableIndent(style: StyleId, indent: number): number | undefined {
    const outset = this.#given.outsets.get(style);
    return outset === undefined && indent === 0 ? undefined : indent + (outset ?? 0);
  }

  /** The list of a template behind a style for ordered lists; undefined where the list is ours. */
  listOf(style: StyleId): TemplateList | undefined {
    return this.#given.lists.get(style);
  }
}
