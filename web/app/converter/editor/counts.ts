import type { TextStatistics } from '@footmark/engine';

const LABELS = [
  ['words', 'word', 'words'],
  ['characters', 'character', 'characters'],
  ['footnotes', 'footnote', 'footnotes'],
  ['tables', 'table', 'tables'],
  ['headings', 'heading', 'headings'],
  ['listCount', 'list', 'lists'],
  ['codeBlocks', 'code block', 'code blocks'],
] as const satisfies readonly (readonly [keyof TextStatistics, string, string])[];

/** The statistics for the visitor: words always, the others if they are not zero. */
export function countsOf(statistics: TextStatistics): string[] {
  return LABELS.filter(([name]) => name === 'words' || statistics[name] > 0).map(
    ([name, one, many]) => `${statistics[name].toLocaleString('en')} ${statistics[name] === 1 ? one : many}`,
  );
}
