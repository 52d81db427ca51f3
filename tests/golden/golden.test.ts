import { describe, expect, test } from 'vitest';
import { type Conversion, convertForTest } from '../conversion';
import { openPackage, parseXml } from '../docx/package';
import { firstDifference } from './first-difference';
import { fixtures, readExpected, writeExpected } from './fixture';
import { prettyPrint } from './pretty-print';

/** Cases of this name show every part; all others leave out what depends on the options alone. */
const SHOWS_EVERY_PART = /^options-/;
const CONTENT_PARTS =
  /^word\/((document|footnotes|endnotes|numbering|header\d*|footer\d*)\.xml|_rels\/(footnotes|endnotes|document)\.xml\.rels)$/;

function goldensOf(name: string, { bytes, notices }: Conversion): ReadonlyMap<string, string> {
  const goldens = new Map<string, string>();
  for (const { name: part, root } of openPackage(bytes).parts.values())
    if (root !== undefined && (SHOWS_EVERY_PART.test(name) || CONTENT_PARTS.test(part)))
      goldens.set(`expected/${part}`, prettyPrint(root));
  return goldens.set('notices.json', `${JSON.stringify(notices, null, 2)}\n`);
}

describe('fixtures', () => {
  test.each(fixtures())('$name', async ({ name, markdown, options }) => {
    const actual = goldensOf(name, await convertForTest(markdown, options, `fixtures/${name}`));
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
