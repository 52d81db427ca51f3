import type { TextStatistics } from '@footmark/engine';

const LABELS = [
  ['words', 'word', 'words'],
  ['characters', 'character', 'characters'],
  ['footnotes', 'footnote', 'footnotes'],
  ['tables', 'table', 'tables'],
  ['headings', 'heading', 'headings'],
  ['codeBlocks', 'code block', 'code blocks'],
] as const satisfies readonly (readonly [keyof TextStatistics, string, string])[];

/** The statistics as a visitor reads them: words always, the others where there are any. */
export function countsOf(statistics: TextStatistics): string[] {
  const counts = LABELS.filter(([name]) => name === 'words' || statistics[name] > 0).map(
    ([name, one, many]) => `${statistics[name].toLocaleString('en')} ${statistics[name] === 1 ? one : many}`,
  );
  // Whether there are lists is known, not how many: a number would be wrong.
  return statistics.lists > 0 ? [...counts, 'lists'] : counts;
}
