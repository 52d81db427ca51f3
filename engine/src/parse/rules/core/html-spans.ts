import type { MarkdownIt, Token } from 'markdown-it';
import { tokenMeta } from '../token-meta.js';

/** On a block of HTML: the elements that it opens and a later block closes. */
export const htmlSpansOf = tokenMeta<ReadonlySet<string>>('htmlSpans');

/**
 * Markdown ends a block of HTML at a blank line, while its elements may go on: a `<details>` holds what stands up to
 * its `</details>`. This tells each block of HTML, as `htmlSpansOf`, which elements that it opens are closed by a later one
 * beside it. One that nobody closes ends with its block, or the rest of the text would be in it.
 */
export function htmlSpans(md: MarkdownIt): void {
  md.core.ruler.after('block', 'html_spans', ({ src, tokens }) => {
    if (!src.includes('<')) return;
    /** How many elements of each name; containers in which none is closed have no map. */
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
  });
}

const TAG = /<(\/?)([a-z][a-z\d-]*)/gi;

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
