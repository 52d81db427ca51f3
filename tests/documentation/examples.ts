import { readFileSync } from 'node:fs';
import type { ConversionOptions, NoticeCode } from '@footmark/engine';

/** What a comment before an example says about it: `<!-- example: {"word": ["w:tbl"]} -->`. */
interface Expectation {
  readonly options?: ConversionOptions;
  /** The notices that it gives. Default none. */
  readonly notices?: readonly NoticeCode[];
  /** What the parts of the document contain. */
  readonly word?: readonly string[];
}

export interface Example extends Expectation {
  readonly line: number;
  readonly markdown: string;
}

const FENCE =
  /(?:<!-- example: (?<expectation>.*?) -->\n+)?^(?<fence>`{3,})markdown\n(?<markdown>[\s\S]*?)^\k<fence>$/gm;

/** The Markdown examples of a subject of the documentation. */
export function examplesOf(subject: string): readonly Example[] {
  const source = readSource(subject);
  return [...source.matchAll(FENCE)].map(({ index, groups }) => ({
    ...(JSON.parse(groups?.expectation ?? '{}') as Expectation),
    line: source.slice(0, index).split('\n').length,
    markdown: groups?.markdown ?? '',
  }));
}

export function readSource(subject: string): string {
  return readFileSync(new URL(`../../docs/${subject}.md`, import.meta.url), 'utf8');
}
