import { describe, expect, test } from 'vitest';
import type { ConversionOptions } from '../api/options.js';
import { settingsOf } from '../api/settings.js';
import type { ComposedBlock, ComposedParagraph } from '../model/composed.js';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
import { resolve } from '../resolve/index.js';
import { themeOf } from '../theme/index.js';
import { compose } from './index.js';

const STEP = themeOf(settingsOf({})).listIndent;

function paragraphsOf(markdown: string, options: ConversionOptions = {}): ComposedParagraph[] {
  const settings = settingsOf(options);
  const report = (): void => {};
  const { sections } = compose({
    resolved: resolve(parse(markdown, NO_METADATA, report), settings, report),
    settings,
    theme: themeOf(settings),
    images: new Map(),
    equations: new Map(),
    highlightedCode: new Map(),
    report,
  });
  const inside = (block: ComposedBlock): ComposedParagraph[] =>
    block.type === 'table'
      ? block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(inside)))
      : block.type === 'paragraph'
        ? [block]
        : [];
  return sections.flatMap(({ blocks }) => [...blocks].flatMap(inside));
}

const look = ({ style, indents }: ComposedParagraph): [string, number | undefined] => [style, indents?.left];

describe('definitions', () => {
  test('are set by their style, which has the indent', () => {
    expect(paragraphsOf('Term\n: Text').map(look)).toEqual([
      ['DefinitionTerm', undefined],
      ['Definition', undefined],
    ]);
  });

  test('are loose where there is space between them, or where they are indented', () => {
    expect(paragraphsOf('Term\n\n: Text').map(look)).toContainEqual(['DefinitionLoose', undefined]);
    expect(paragraphsOf('> Term\n> : Text').map(({ style }) => style)).toContain('DefinitionLoose');
  });

  test('in one another are indented further', () => {
    const [, , , inner] = paragraphsOf('Term\n: Text\n\n    Term\n    : Text');
    expect(inner && look(inner)).toEqual(['DefinitionLoose', 2 * STEP]);
  });
});

test('details are set by their style, in one another further in', () => {
  const details = (content: string): string => `<details><summary>S</summary>\n\n${content}\n\n</details>`;
  const texts = paragraphsOf(details(`Text\n\n${details('Text')}`)).filter(
    ({ style }) => style === 'DetailsText',
  );
  expect(texts.map(look)).toEqual([
    ['DetailsText', undefined],
    ['DetailsText', 2 * STEP],
  ]);
});

test('further paragraphs of items are set by the style of their depth, which has the indent', () => {
  expect(paragraphsOf('- a\n\n  b\n\n  - c\n\n    d').map(look)).toEqual([
    ['ListBullet', undefined],
    ['ListContinue', undefined],
    ['ListBullet2', undefined],
    ['ListContinue2', undefined],
  ]);
});

test('callouts have a style of their own in lists too, and cells no space of the list around them', () => {
  expect(paragraphsOf('> [!note]\n> Text\n>\n> - a').map(({ style }) => style)).toEqual([
    'CalloutNoteTitle',
    'CalloutText',
    'CalloutText',
    'Spacing',
  ]);
  expect(
    paragraphsOf('- a\n\n  | b |\n  |---|\n  | c |\n\n  d').map(({ spacing }) => spacing?.always),
  ).toEqual([true, undefined, undefined, true]);
});

test.each([
  ['ar', true],
  ['he-IL', true],
  ['en', false],
  ['de-AR', false],
])('a document in %s runs from right to left: %s', (language, rightToLeft) => {
  expect(paragraphsOf('***\n\n12', { language }).at(-1)?.rightToLeft).toBe(rightToLeft);
});

test.each([
  ['zh-CN', true],
  ['ja', true],
  ['en', undefined],
  ['de-ja', undefined],
])(
  'in %s, punctuation between characters and letters is as wide as characters: %s',
  (language, eastAsian) => {
    const runs = paragraphsOf('字“A”', { language })[0]?.content ?? [];
    expect(runs.some((run) => run.type === 'text' && run.properties.eastAsian) || undefined).toBe(eastAsian);
  },
);
