import type { ChartMarks } from '../model/chart.js';

/** What is said of a chart in the braces after a caption. */
export function chartAttributes({ values, words }: ChartMarks): readonly string[] {
  return ['.chart', ...values.map(pair), ...words.map((word) => `.${word}`)];
}

/** Whether a caption can say it: a word there is a class. */
export function isInCaption({ words }: ChartMarks): boolean {
  return words.every((word) => /^\p{L}[\p{L}\p{N}_:.-]*$/u.test(word));
}

/** The same as a comment above the table. */
export function chartComment({ values, words }: ChartMarks): string {
  const [first, ...others] = values;
  const isNamed = first?.[0] === 'type' && /^[\p{L}\d]+$/u.test(first[1]);
  const own = isNamed ? [first[1], ...others.map(pair)] : values.map(pair);
  // A bare word at the beginning is the kind.
  const bare = own.length > 0 ? words : words.map((word) => `.${word}`);
  // In quotes, an entity is read as its character; these would end the comment.
  return `<!-- chart: ${[...own, ...bare].join(', ').replaceAll('-->', '--&gt;')} -->`;
}

/** A key with its value, as attributes have them. */
export function pair([key, value]: readonly [string, string]): string {
  return /^[\p{L}\p{N}_.%]+$/u.test(value)
    ? `${key}=${value}`
    : `${key}="${value.replace(/["\\]/g, '\\$&')}"`;
}
