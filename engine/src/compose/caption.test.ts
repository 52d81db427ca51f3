import { expect, test } from 'vitest';
import { blocksOf } from '../../../tests/composed.js';
import type { ConversionOptions } from '../api/options.js';
import type { ComposedInline } from '../model/composed.js';

/** A run as its text, with `<` in front from right to left, and its style after a colon; the number of a field in braces. */
function short(inline: ComposedInline): string {
  if (inline.type === 'bookmarked') return inline.content.map(short).join('|');
  if (inline.type !== 'text' && inline.type !== 'field') return inline.type;
  const { rightToLeft, style } = inline.properties;
  const text = inline.type === 'text' ? inline.text : `{${inline.result}}`;
  return `${rightToLeft ? '<' : ''}${text}${style ? `:${style}` : ''}`;
}

async function captionsOf(markdown: string, options: ConversionOptions): Promise<string[]> {
  const blocks = await blocksOf(markdown, { options: { language: 'en', imageCaptions: true, ...options } });
  return blocks.flatMap((block) =>
    block.type === 'paragraph' && block.style.endsWith('Caption') ? [block.content.map(short).join('|')] : [],
  );
}

const CHAPTERS = 'a\n\n# One\n\n![A](a.png){#fig:a}\n\n# Two\n\n![B](a.png){#fig:b}\n\n![C](a.png){#fig:c}';

test.each<[string, string, ConversionOptions, string[]]>([
  ['is in one run with its text', 'Table: A *b*\n\n| a |\n|---|', {}, ['Table |{1}|: A |b']],
  ['may begin with other than text', 'Table: *A*\n\n| a |\n|---|', {}, ['Table |{1}|: |A']],
  [
    'has a style in APA style, and a line of its own',
    '![](a.png "A")',
    { template: 'academic' },
    ['Figure :CaptionLabel|{1}:CaptionLabel|lineBreak|A'],
  ],
  [
    'has no line below it where there is no text',
    '[@fig:a]\n\n![](a.png){#fig:a}',
    { template: 'academic' },
    ['Figure :CaptionLabel|{1}:CaptionLabel'],
  ],
  [
    'has its line and style with the word after it',
    '![](a.png "A")',
    { template: 'academic', language: 'hu' },
    ['{1}:CaptionLabel|. ábra:CaptionLabel|lineBreak|A'],
  ],
  ['has none in MLA style', '![](a.png "A")', { template: 'mla' }, ['Fig. |{1}|. A']],
  [
    'has a line of its own, but no style, in tables of MLA style',
    'Table: A\n\n| a |\n|---|',
    { template: 'mla' },
    ['Table |{1}|lineBreak|A'],
  ],
  ['is written from right to left', '![](a.png "1")', { language: 'he' }, ['<איור |{1}|<: 1']],
  [
    'has that of the chapter before it',
    CHAPTERS,
    { numberByChapter: true },
    ['Figure |1.|{1}|: A', 'Figure |2.|{1}|: B', 'Figure |2.|{2}|: C'],
  ],
])('the number of a caption %s', async (_, markdown, options, expected) => {
  expect(await captionsOf(markdown, options)).toEqual(expected);
});

test.each<[ConversionOptions, unknown[]]>([
  [
    { numberByChapter: true },
    Array.from({ length: 3 }, () => ({
      kind: 'sequence',
      name: 'Figure',
      style: 'decimal',
      byChapter: true,
    })),
  ],
  [
    { numberByChapter: true, numberHeadings: true },
    Array.from({ length: 3 }, () => [
      { kind: 'chapter' },
      { kind: 'sequence', name: 'Figure', style: 'decimal', byChapter: true },
    ]).flat(),
  ],
  [
    {},
    Array.from({ length: 3 }, () => ({
      ...{ kind: 'sequence', name: 'Figure', style: 'decimal', byChapter: false },
    })),
  ],
])('Word counts figures on, or anew where a chapter begins: %j', async (options, expected) => {
  const blocks = await blocksOf(CHAPTERS, { options: { language: 'en', ...options } });
  const fields = (inline: ComposedInline): unknown[] =>
    'content' in inline
      ? inline.content.flatMap(fields)
      : inline.type === 'field'
        ? [inline.instruction]
        : [];
  const instructions = blocks.flatMap((block) =>
    block.type === 'paragraph' && block.style === 'Caption' ? block.content.flatMap(fields) : [],
  );
  expect(instructions).toEqual(expected);
});

/** A picture that is named, titled or plain, and things of which alternative texts make no figures. */
const FIGURES: readonly (readonly [string, string[]])[] = [
  ['![A gauge](a.png)', ['Figure |{1}|: A gauge']],
  ['> ![A *gauge*](a.png){width=2cm}', ['Figure |{1}|: A |gauge']],
  ['- a\n\n  ![A gauge](a.png)', ['Figure |{1}|: A gauge']],
  ['![A gauge](a.png "Title")', ['Figure |{1}|: Title']],
  ['![A gauge](a.png){fig-alt="A picture"}', ['Figure |{1}|: A gauge']],
  ['![A gauge](a.png)\n\n![Named](a.png){#fig:a}', ['Figure |{1}|: A gauge', 'Figure |{2}|: Named']],
  ['![](a.png)', []],
  ['![a.png](a.png)', []],
  ['- ![A gauge](a.png)', []],
  ['![A gauge](a.png)\\ ', []],
  ['See ![a gauge](a.png)', []],
  ['[![Build](a.png)](https://example.org)', []],
  ['| ![A gauge](a.png) |\n|---|', []],
];

test.each(FIGURES)('alternative texts are captions, if that is asked for: %j', async (markdown, expected) => {
  expect(await captionsOf(markdown, { imageCaptions: 'alt' })).toEqual(expected);
});

test.each(FIGURES.filter(([markdown]) => !/title|fig-alt|#fig/i.test(markdown)))(
  'and otherwise they are not: %j',
  async (markdown) => {
    expect(await captionsOf(markdown, {})).toEqual([]);
  },
);
