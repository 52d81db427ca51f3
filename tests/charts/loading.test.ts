import { convert } from '@footmark/engine';
import { expect, test, vi } from 'vitest';

const { loaded } = vi.hoisted(() => ({ loaded: [] as string[] }));
vi.mock('../../engine/src/load/charts/find.js', () => {
  loaded.push('charts of tables');
  return {};
});
vi.mock('../../engine/src/load/charts/fences.js', () => {
  loaded.push('charts of fences');
  return {};
});
vi.mock('../../engine/src/write/chart/index.js', () => {
  loaded.push('the writer of charts');
  return {};
});

test('a text without charts loads nothing for them', async () => {
  const text =
    '# One\n\nA pie chart, `chart: column`.\n\n| a | b |\n|---|--:|\n| x | 1 |\n\n: Cap {#tbl:a}\n\n<!-- a chart -->\n\n```mermaid\n%% A flowchart, no\n%% pie\nflowchart TD\n  A[pie] --> B\n  pie --> xychart\n```\n\n```json\n{"series": []}\n```\n';
  const result = await convert(text);
  expect(result.success).toBe(true);
  expect(loaded).toEqual([]);
  // What is loaded is noticed.
  await convert('```mermaid\n---\ntitle: A title\n---\n%%{init: {}}%%\n%% A pie\npie\n"a" : 1\n```\n').catch(
    () => undefined,
  );
  expect(loaded).toContain('charts of fences');
});
