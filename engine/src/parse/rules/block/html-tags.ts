import type { StateBlock } from 'markdown-it';
import { isFenced } from './fences.js';
import { ELEMENTS } from './html-names.js';
import { opensElement, type WrittenTag } from './written-tag.js';

const tagsByState = new WeakMap<StateBlock, TagsOfText>();

/** The tags of the text that is being parsed. */
export function tagsOf(state: StateBlock): TagsOfText {
  const tags = tagsByState.get(state) ?? new TagsOfText(state);
  tagsByState.set(state, tags);
  return tags;
}

const TAG = /<(\/?)([a-z][^\s/<>]*)/gi;

/** Facts about the tags of a text, determined once before its blocks are parsed. Code has no tags. */
class TagsOfText {
  readonly #firstOpenings = new Map<string, number>();
  readonly #lastEnds = new Map<string, number>();
  readonly #foreign: (readonly [start: number, end: number])[] = [];
  readonly #ends = new Map<RegExp, number>();

  constructor(private readonly state: StateBlock) {
    let foreign: { readonly name: string; readonly start: number } | undefined;
    const { src } = state;
    let line = 0;
    let lineEnd = src.indexOf('\n');
    for (const { 1: slash, 2: written = '', index: at } of src.matchAll(TAG)) {
      for (; lineEnd >= 0 && lineEnd < at; line++) lineEnd = src.indexOf('\n', lineEnd + 1);
      if (isFenced(state, line)) continue;
      const name = written.toLowerCase();
      if (slash) this.#lastEnds.set(name, at);
      else if (!this.#firstOpenings.has(name)) this.#firstOpenings.set(name, at);
      if (slash && name === foreign?.name) {
        this.#foreign.push([foreign.start, at]);
        foreign = undefined;
      } else if (!slash && (name === 'svg' || name === 'math')) foreign ??= { name, start: at };
    }
  }

  /** Whether a tag at a place in the text has an end below it or a beginning above it, or is in a drawing or a formula. */
  hasPartner(tag: WrittenTag, at: number): boolean {
    if (!ELEMENTS.has(tag.name) && this.#foreign.some(([start, end]) => start < at && at < end)) return true;
    if (tag.isClosing) return (this.#firstOpenings.get(tag.name) ?? at) < at;
    return opensElement(tag) && (this.#lastEnds.get(tag.name) ?? at) > at;
  }

  /** Where the last match of a pattern begins; −1 if there is none. */
  lastEndOf(end: RegExp): number {
    let last = this.#ends.get(end);
    if (last === undefined) {
      last = -1;
      for (const { index } of this.state.src.matchAll(new RegExp(end.source, `${end.flags}g`))) last = index;
      this.#ends.set(end, last);
    }
    return last;
  }
}
