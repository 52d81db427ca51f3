import { decodedAddress } from '../model/names/decoded-address.js';
import { fencedLines } from '../source/fenced-lines.js';
import { isMain } from './kinds.js';
import { isOrder } from './order/settings.js';
import { isSummary } from './order/summary.js';
import { hasNotionId, nameOf } from './paths.js';
import type { TextFile } from './read-text.js';

/** The end of the name of a page, table or plain text. */
const NAMES = /[^\s/\\("'<>[\]|#:]+\.(?:csv|tsv|x?html?|te?xt)(?![\p{L}\p{N}])/giu;

/**
 * Which pages, tables and plain texts the main texts may need. Beside a book there are often its output and its data, large files whose
 * reading would only take time.
 */
export class NeededFiles {
  readonly #named = new Set<string>();
  readonly #isOrdered: boolean;
  readonly #hasMain: boolean;

  constructor(
    texts: readonly TextFile[],
    settings: ReadonlyMap<string, string>,
    private readonly fromArchives: ReadonlySet<string>,
  ) {
    this.#hasMain = texts.some(({ path }) => isMain(path));
    this.#isOrdered =
      [...settings.keys()].some((path) => isOrder(nameOf(path))) ||
      texts.some(({ path, front }) => isSummary(path) || Array.isArray(front.values.files));
    for (const { lines, front } of texts) {
      // A program may read data that the text does not show.
      const code = fencedLines(lines);
      for (const text of [front.yaml, ...lines.filter((_, line) => code[line] === undefined)])
        this.#findNames(text);
    }
    for (const text of settings.values()) this.#findNames(text);
  }

  has(path: string): boolean {
    const isGiven = !path.includes('/') || this.fromArchives.has(path);
    if (!this.#hasMain || hasNotionId(path) || (isGiven && !this.#isOrdered)) return true;
    return this.#named.has(shortened(path));
  }

  #findNames(text: string): void {
    if (!text.includes('.')) return;
    for (const [name] of text.matchAll(NAMES)) this.#named.add(shortened(name));
  }
}

/** The end of a name, regardless of how its spaces are written. */
function shortened(path: string): string {
  const name = decodedAddress(nameOf(path)).normalize().toLowerCase();
  return [...name.matchAll(NAMES)].at(-1)?.[0] ?? name;
}
