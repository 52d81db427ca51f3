import { openPages, type PageDrawing } from '@footmark/engine/pages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConversionOptions } from '../../engine/src/api/options';
import { CONTAINERS } from '../containers/containers';
import { convertForTest } from '../conversion';
import { elements } from '../docx/elements';
import { openPackage } from '../docx/package';
import { NORMAL, template } from '../templates/build';
import { listsInLists } from './lists-in-lists';
import { referringTexts } from './referring-texts';
import type { Subject } from './rule';
import { brokenRules } from './rules';

/* The fixtures are tested by the rules where their pages are: in `tests/pages/fixtures.test.ts`. */

async function subjectOf(markdown: string, options: ConversionOptions = {}): Promise<Subject> {
  const session = openPages();
  const { pages } = await session.update(markdown, options);
  const drawings: PageDrawing[] = pages.map((_, index) => session.page(index + 1));
  return { pages: drawings, file: openPackage((await convertForTest(markdown, options)).bytes) };
}

const INNER = '1. first\n2. second\n3. third';
const indented = (text: string): string => text.replace(/^(?=.)/gm, '   ');

describe('numbers of steps go on after a list', () => {
  const places: readonly (readonly [string, string])[] = Object.entries(CONTAINERS).flatMap(
    ([name, contained]) => [
      [`${name}, inside an item`, `1. one\n\n${indented(contained(INNER))}\n\n2. two\n3. three`],
      [`${name}, between items`, `1. one\n2. two\n\n${contained(INNER)}\n\n3. three\n4. four`],
    ],
  );

  test.each(places)('in %s', async (_, markdown) => {
    expect(brokenRules(await subjectOf(`${markdown}\n\n1. anew`))).toEqual([]);
  });
});

test('random lists in lists are counted as drawn', async () => {
  await fc.assert(
    fc.asyncProperty(listsInLists, async (markdown) => {
      expect(brokenRules(await subjectOf(markdown))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('an update of all fields changes nothing in random texts', async () => {
  await fc.assert(
    fc.asyncProperty(
      referringTexts,
      fc.record({
        template: fc.constantFrom('plain' as const, 'academic' as const, 'business' as const, 'mla' as const),
        numberHeadings: fc.boolean(),
        numberByChapter: fc.boolean(),
        includeTableOfContents: fc.boolean(),
      }),
      async (markdown, options) => {
        expect(brokenRules(await subjectOf(markdown, options))).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
});

test('examples are counted through the whole text, also between the items of lists', async () => {
  const markdown =
    '(@) one\n\n1. a\n\n    (@) two\n\n    1. inner\n\n    (@) three\n\n2. b\n\n> [!note]\n> (@) four\n\n(@) five';
  expect(brokenRules(await subjectOf(markdown))).toEqual([]);
});

describe('a Word template with numbered lists of its own', () => {
  const level = (place: number): string =>
    `<w:lvl w:ilvl="${place}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="LN${place + 1}"/><w:lvlText w:val="%${place + 1}."/><w:lvlJc w:val="left"/></w:lvl>`;
  const style = (place: number): string =>
    `<w:style w:type="paragraph" w:styleId="LN${place + 1}"><w:name w:val="List Number${place === 0 ? '' : ` ${place + 1}`}"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:ilvl w:val="${place}"/><w:numId w:val="4"/></w:numPr></w:pPr></w:style>`;
  const own = template({
    styles: NORMAL + [0, 1].map(style).join(''),
    numbering: `<w:abstractNum w:abstractNumId="7"><w:nsid w:val="0000000A"/><w:multiLevelType w:val="multilevel"/>${[0, 1].map(level).join('')}</w:abstractNum><w:num w:numId="4"><w:abstractNumId w:val="7"/></w:num>`,
  });

  test.each([
    '<div>\n\n1. x\n2. y\n\n</div>',
    '> 1. x\n> 2. y',
    '::: {custom-style="Aside"}\n1. x\n2. y\n:::',
  ])('counts steps on after %j', async (inner) => {
    const markdown = `1. one\n   1. first\n\n${inner}\n\n2. two\n\n${inner}\n\n3. three\n   1. first`;
    const subject = await subjectOf(markdown, { template: own });
    expect(brokenRules(subject)).toEqual([]);
    const numbering = subject.file.parts.get('word/numbering.xml')?.root;
    const definitions = [...elements(numbering, 'w:abstractNum')];
    expect(
      definitions.filter((each) =>
        [...elements(each, 'w:pStyle')].some((named) => named.getAttribute('w:val') === 'LN1'),
      ),
    ).toHaveLength(1);
    const nsids = [...elements(numbering, 'w:nsid')].map((each) => each.getAttribute('w:val'));
    expect(new Set(nsids).size).toBe(nsids.length);
    expect(new Set(definitions.map((each) => each.getAttribute('w:abstractNumId'))).size).toBe(
      definitions.length,
    );
  });
});
