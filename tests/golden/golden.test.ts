import type { TemplateName } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { type Conversion, convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { type Element, parseXml } from '../docx/xml';
import { changedStyles } from './changed-styles';
import { firstDifference } from './first-difference';
import { type Fixture, fixtures, readExpected, writeExpected } from './fixture';
import { prettyPrint } from './pretty-print';

/** Cases with these names show every part; all others leave out what depends on the options alone. */
const SHOWS_EVERY_PART = /^options-/;
/** The whole style sheet of each template is in one case; others show only what their options change in it. */
const SHOWS_STYLES = /^options-(defaults|template-(academic|business|mla))$/;
const CONTENT_PARTS =
  /^word\/((document|footnotes|endnotes|numbering|header\d*|footer\d*)\.xml|_rels\/(footnotes|endnotes|document)\.xml\.rels)$/;

async function goldensOf(
  { name, options }: Fixture,
  { bytes, notices }: Conversion,
): Promise<ReadonlyMap<string, string>> {
  const goldens = new Map<string, string>();
  for (const { name: part, root } of openPackage(bytes).parts.values()) {
    if (root === undefined || !(SHOWS_EVERY_PART.test(name) || CONTENT_PARTS.test(part))) continue;
    const isShort = part === STYLES && !SHOWS_STYLES.test(name);
    const text = isShort
      ? changedStyles(root, await stylesOf(typeof options.template === 'string' ? options.template : 'plain'))
      : prettyPrint(root);
    goldens.set(`expected/${part}`, text);
  }
  return goldens.set('notices.json', `${JSON.stringify(notices, null, 2)}\n`);
}

const STYLES = 'word/styles.xml';

/** The style sheet of a template with its default options. */
async function stylesOf(template: TemplateName): Promise<Element> {
  const { bytes } = await convertForTest('Text.', { template });
  const root = openPackage(bytes).parts.get(STYLES)?.root;
  if (!root) throw new Error(`No style sheet in the template ${template}`);
  return root;
}

describe('fixtures', () => {
  test.each(fixtures())('$name', async (fixture) => {
    const { name, markdown, options } = fixture;
    const actual = await goldensOf(fixture, await convertForTest(markdown, options, `fixtures/${name}`));
    const expected = readExpected(name);
    const isNew = expected.size === 0;
    if (isNew && process.env.CI !== undefined) expect.fail(`fixtures/${name} has no expected output`);
    if (isNew || process.env.UPDATE_GOLDENS === '1') return writeExpected(name, actual);

    expect([...actual.keys()].sort(), `the parts of fixtures/${name}`).toEqual([...expected.keys()].sort());
    for (const [path, text] of actual) {
      const golden = expected.get(path) ?? '';
      if (golden !== text)
        expect(text, `fixtures/${name}/${path} ${locate(path, golden, text)}`).toBe(golden);
    }
  });
});

function locate(path: string, golden: string, text: string): string {
  return path.endsWith('.json')
    ? ''
    : (firstDifference(parseXml(golden), parseXml(text)) ?? 'differs in white space');
}
