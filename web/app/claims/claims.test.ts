import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { readSubject } from '../../before-build/markdown-blocks';
import type { Block } from '../content/block';
import { SUBJECT_META } from '../content/docs/subject-meta';
import { SUBJECTS, subjectPath } from '../content/docs/subjects';
import { plainText } from '../content/inline-text';
import { INTENTS } from '../content/intents';
import { FEATURES } from '../content/landing';
import { PAGES, type PageFacts } from '../content/pages';
import { PAIN_POINTS } from '../content/use-cases';
import { IntentRoute, ROUTES, renderedPage } from './rendered-page';

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;

const ROOT = new URL('../../../', import.meta.url);
const SHARED = 'Several pages';
const WITHOUT_TEST = new Set(['operator', 'source', 'instruction']);

const NUMBER = /\d|\b(?:dozens?|hundreds?|thousands?|millions?)\b/i;
const SUPERLATIVE =
  /\b(?:most|best|fastest|largest|smallest|fewest|cheapest|simplest|easiest|highest|shortest|always|never|nothing)\b/i;
/** Counted on the pages that present the product; in the documentation, they say how something works. */
const ABSOLUTE =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|every|everything|nobody|all|trusted|instant|complete)\b/i;

/** What the pages that present the product promise without a number. */
const PROMISE =
  /\b(?:offline|upload(?:s|ed)?|free|private|your (?:device|browser)|real|Word’s own|without (?:R|pandoc|an account)|works?|keeps?|kept|stays?|becomes?|can (?:edit|update|change|tick)|editable|renumbers|coloured|merged|come along|comes along)\b/i;

interface Row {
  readonly page: string;
  readonly claim: string;
  readonly shownBy: readonly string[];
}

const ROWS = readFileSync(new URL('claims.md', import.meta.url), 'utf8')
  .split('\n## ')
  .slice(1)
  .flatMap((section): Row[] => {
    const [page = '', ...lines] = section.split('\n');
    return lines
      .filter((line) => line.startsWith('| ') && !/^\| (?:claim|---) \|/.test(line))
      .map((line) => {
        const [, claim = '', shownBy = ''] = /^\| (.*) \| (.*) \|$/.exec(line) ?? [];
        return { page, claim: claim.replaceAll('\\|', '|'), shownBy: shownBy.split(', ') };
      });
  });

const SENTENCES = [...pageSentences()].flatMap(([page, sentences]) =>
  sentences.map((sentence) => ({ page, sentence })),
);

function isClaim({ page, sentence }: (typeof SENTENCES)[number]): boolean {
  if (NUMBER.test(sentence) || SUPERLATIVE.test(sentence)) return true;
  if (page.startsWith('/docs')) return page === '/docs' && ABSOLUTE.test(sentence);
  return ABSOLUTE.test(sentence) || PROMISE.test(sentence);
}

function isOf({ page, claim }: Row, { page: at, sentence }: (typeof SENTENCES)[number]): boolean {
  return (page === SHARED || page === at) && sentence.startsWith(claim);
}

test('every sentence with a number, a superlative or a promise has a row', () => {
  expect(SENTENCES.length).toBeGreaterThan(3000);
  const without = SENTENCES.filter(
    (sentence) => isClaim(sentence) && !ROWS.some((row) => isOf(row, sentence)),
  );
  expect(without.map(({ page, sentence }) => `${page}: ${sentence}`)).toEqual([]);
});

test('every row has a sentence, and what shows it exists', () => {
  expect(
    ROWS.filter((row) => !SENTENCES.some((sentence) => isOf(row, sentence))).map(({ claim }) => claim),
  ).toEqual([]);
  const places = new Set(ROWS.flatMap(({ shownBy }) => shownBy).filter((place) => !WITHOUT_TEST.has(place)));
  expect(
    [...places].filter((place) => !/^`.+`$/.test(place) || !existsSync(new URL(place.slice(1, -1), ROOT))),
  ).toEqual([]);
});

test('what the pages count is as many as they say', () => {
  const styles = readdirSync(new URL('engine/src/csl/styles', ROOT)).filter((name) => name.endsWith('.csl'));
  const others = styles.filter((name) => !/^(?:apa|modern-language-association|chicago-.*)\.csl$/.test(name));
  expect(FEATURES.flatMap(({ more }) => more.map(({ text }) => text)).join(' ')).toContain(
    `and ${others.length} other styles`,
  );
  expect(PAIN_POINTS).toHaveLength(8);
  const fixtures = readdirSync(new URL('tests/fixtures', ROOT), { withFileTypes: true });
  expect(fixtures.filter((entry) => entry.isDirectory()).length).toBeGreaterThan(200);
});

/** By the address of each page, the sentences of its title, its description and its text, but for code. */
function pageSentences(): ReadonlyMap<string, readonly string[]> {
  const pages = Object.entries(PAGES) as readonly [keyof typeof PAGES, PageFacts][];
  return new Map([
    ...pages.map(([name, facts]) => [facts.path, renderedSentences(ROUTES[name], facts)] as const),
    ...INTENTS.map(({ page }) => [page.path, renderedSentences(IntentRoute, page)] as const),
    ...SUBJECTS.map(({ id }) => [subjectPath(id), subjectSentences(id)] as const),
  ]);
}

function renderedSentences(Route: ComponentType, { path, title, description }: PageFacts): readonly string[] {
  const html = renderedPage(Route, path);
  const text = html
    .replace(/<(script|style|svg|pre|textarea)\b[\s\S]*?<\/\1>/g, '\n')
    .replace(/<code\b[\s\S]*?<\/code>/g, '…')
    .replace(/<\/?(?:a|b|em|i|mark|small|strong|sub|sup|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name]);
  return sentencesOf([title, description, ...text.split('\n')]);
}

function subjectSentences(id: string): readonly string[] {
  const file = new URL(`../../../docs/${id}.md`, import.meta.url);
  const { blocks } = readSubject(readFileSync(file, 'utf8'));
  const { title = '', description = '' } = SUBJECT_META[id] ?? {};
  return sentencesOf([title, description, ...blocks.flatMap(linesOf)]);
}

function linesOf(block: Block): readonly string[] {
  const plain = (text: string) => plainText(text.replace(/`[^`]*`/g, '…'));
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [plain(block.text)];
    case 'list':
    case 'steps':
      return block.items.map(plain);
    case 'table':
      return [block.head, ...block.rows].flat().map(plain);
    case 'code':
      return [];
    case 'picture':
      return [block.alt];
  }
}

function sentencesOf(lines: readonly string[]): readonly string[] {
  const sentences = lines.flatMap((line) =>
    line
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?]) (?=[\p{Lu}“"])/u),
  );
  return [...new Set(sentences)].filter((sentence) => /\p{L}/u.test(sentence));
}
