import { screenDocument } from '../document/screen-document';
import { findingSubject } from '../findings/finding-subject';
import type { Converter } from '../instance/converter';
import { lineRange } from '../text/lines';
import type { MarginFinding, PlacedFinding } from './margin-findings';

/** The name that the style sheet has for them. */
const NAME = 'finding';

let highlight: Highlight | undefined;

/**
 * Underlines the words that findings are about, where they are on the page as written. Uses the browser's custom
 * highlights, which change neither the page's elements nor what is copied from them. Returns a function that removes
 * the underlines.
 */
export function underline(
  converter: Converter,
  page: HTMLElement,
  findings: readonly PlacedFinding[],
): () => void {
  if (typeof Highlight !== 'function') return () => {};
  if (!highlight) {
    highlight = new Highlight();
    CSS.highlights.set(NAME, highlight);
  }
  const ranges: Range[] = [];
  for (const { finding } of findings) {
    const words = wordsOf(converter, finding);
    const range = words && rangeOf(page, words);
    if (range) ranges.push(range);
  }
  for (const range of ranges) highlight.add(range);
  return () => {
    for (const range of ranges) highlight?.delete(range);
  };
}

function wordsOf(converter: Converter, finding: MarginFinding): string | undefined {
  const { text } = screenDocument(converter).read();
  const { from, to } = lineRange(text, finding.line);
  return findingSubject(text.slice(from, to), finding)?.words;
}

function rangeOf(page: HTMLElement, words: string): Range | undefined {
  for (const piece of page.querySelectorAll('.page-piece')) {
    const { firstChild } = piece;
    const at = firstChild?.textContent?.indexOf(words) ?? -1;
    if (!firstChild || at === -1) continue;
    const range = document.createRange();
    range.setStart(firstChild, at);
    range.setEnd(firstChild, at + words.length);
    return range;
  }
  return undefined;
}
