import type { Token } from 'markdown-it';
import type { CoreRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { placesOf } from './token-places.js';

/** On a block of HTML: the elements that it opens and a later block closes. */
export const htmlSpansOf = tokenMeta<ReadonlySet<string>>('htmlSpans');

/**
 * Markdown ends a block of HTML at a blank line, but its elements may continue: a `<details>` contains everything
 * up to its `</details>`. For each block of HTML, this finds the elements that a later block at the same level
 * closes, as `htmlSpansOf`. An element that is never closed ends with its block; otherwise it would contain the
 * rest of the text.
 *
 * @example
 * <p>a <b>bold</b> word</p>
 */
export const htmlSpans: CoreRow = {
  kind: 'core',
  name: 'html_spans',
  dialect: 'HTML',
  needs: ['<'],
  read({ tokens }) {
    if (placesOf(tokens, 'html_block').length === 0) return;
    /** The number of elements for each name; undefined for containers in which none is closed. */
    const closedInContainers: (Map<string, number> | undefined)[] = [undefined];
    for (let index = tokens.length - 1; index >= 0; index--) {
      const token = tokens[index];
      if (token?.nesting === -1) closedInContainers.push(undefined);
      else if (token?.nesting === 1) closedInContainers.pop();
      else if (token?.type === 'html_block') {
        const closedLater = closedInContainers.pop() ?? new Map<string, number>();
        closedInContainers.push(closedLater);
        htmlSpansOf.set(token, spansOf(token, closedLater));
      }
    }
  },
};

/** A tag that is not empty by itself, `<a/>`. */
const TAG = /<(\/?)([a-z][a-z\d-]*)(?![^<>]*\/>)/gi;

/** Goes through the tags from the last to the first. */
function spansOf({ content }: Token, closedLater: Map<string, number>): ReadonlySet<string> {
  const spans = new Set<string>();
  const closedHere = new Map<string, number>();
  for (const [, closing, written = ''] of [...withoutComments(content).matchAll(TAG)].reverse()) {
    const name = written.toLowerCase();
    if (closing) add(closedHere, name, 1);
    else if (closedHere.get(name)) add(closedHere, name, -1);
    else if (closedLater.get(name)) {
      add(closedLater, name, -1);
      spans.add(name);
    }
  }
  for (const [name, count] of closedHere) add(closedLater, name, count);
  return spans;
}

function withoutComments(html: string): string {
  let rest = '';
  let from = 0;
  for (;;) {
    const start = html.indexOf('<!--', from);
    const end = start < 0 ? -1 : html.indexOf('-->', start + '<!--'.length);
    if (end < 0) return rest + html.slice(from);
    rest += html.slice(from, start);
    from = end + '-->'.length;
  }
}

function add(counts: Map<string, number>, name: string, change: number): void {
  counts.set(name, (counts.get(name) ?? 0) + change);
}
