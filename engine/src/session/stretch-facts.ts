import { countsOf, type TextCounts } from '../inspection/index.js';
import type { Stretch } from '../parse/pieces/stretch.js';
import type { SearchedText } from '../source/searched-text.js';

interface Facts {
  /** Two sets of bits, by the numbers of the patterns: those that were searched for, and those that were found. */
  searched: number;
  found: number;
  counts?: TextCounts;
}

/** The number of bits in an integer. */
const MAX_PATTERNS = 31;

/** Facts about the stretches of a text, each of which is examined only once. */
export class StretchFacts {
  readonly #facts = new WeakMap<Stretch, Facts>();
  readonly #patterns = new Map<RegExp, number>();

  /** A text that is searched stretch by stretch, and as a whole only if a stretch has a match. */
  search(markdown: string, stretches: readonly Stretch[]): SearchedText {
    return {
      markdown,
      has: (pattern) => this.#anyHas(stretches, pattern) && pattern.test(markdown),
    };
  }

  counts(stretches: readonly Stretch[]): TextCounts {
    let words = 0;
    let characters = 0;
    for (const stretch of stretches) {
      const facts = this.#of(stretch);
      facts.counts ??= countsOf(stretch.text);
      words += facts.counts.words;
      characters += facts.counts.characters;
    }
    return { words, characters };
  }

  #anyHas(stretches: readonly Stretch[], pattern: RegExp): boolean {
    const number = this.#patterns.get(pattern) ?? this.#patterns.size;
    if (number >= MAX_PATTERNS) return true;
    this.#patterns.set(pattern, number);
    const bit = 1 << number;
    return stretches.some((stretch) => {
      const facts = this.#of(stretch);
      if ((facts.searched & bit) === 0) {
        facts.searched |= bit;
        if (pattern.test(stretch.text)) facts.found |= bit;
      }
      return (facts.found & bit) !== 0;
    });
  }

  #of(stretch: Stretch): Facts {
    let facts = this.#facts.get(stretch);
    if (!facts) {
      facts = { searched: 0, found: 0 };
      this.#facts.set(stretch, facts);
    }
    return facts;
  }
}
