import type { TemplateName } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { type Conversion, convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { type Element, parseXml } from '../docx/xml';
import { firstDifference } from './first-difference';
import { type Fixture, fixtures, readExpected, writeExpected } from './fixture';
import { changedStyles, outline } from './outline';
import { prettyPrint } from './pretty-print';

/** Cases with these names show every part; all others leave out what depends on the options alone. */
const SHOWS_EVERY_PART = /^options-/;
/** The style sheet of the default options is a whole outline; others show what differs from it, or from their template's. */
const SHOWS_STYLES = 'options-defaults';
const IS_TEMPLATE = /^options-template-(?:academic|business|mla)$/;
/** The parts in which every change of a style would be seen; of most cases they are outlines. */
const OUTLINED = /^word\/(?:document|footnotes|endnotes|numbering|styles)\.xml$/;
/** One case for each kind of element, in which these parts are XML. */
const WHOLE: ReadonlySet<string> = new Set(
  (
    'blockquote-blocks callouts-kinds code-highlighted columns comments contents critic-markup definition-list direction emphasis ' +
    'footnote-repeated headings html-table-spans image-png link-inline list-nested math options-defaults paragraph table-captions ' +
    'task-list'
  ).split(' '),
);
const CONTENT_PARTS =
  /^word\/((document|footnotes|endnotes|numbering|header\d*|footer\d*)\.xml|_rels\/(footnotes|endnotes|document)\.xml\.rels)$/;

async function goldensOf(
  { name, options }: Fixture,
  { bytes, notices }: Conversion,
): Promise<ReadonlyMap<string, string>> {
  const goldens = new Map<string, string>();
  for (const { name: part, root } of openPackage(bytes).parts.values()) {
    if (root === undefined || !(SHOWS_EVERY_PART.test(name) || CONTENT_PARTS.test(part))) continue;
    const isOutlined = OUTLINED.test(part) && (part === STYLES || !WHOLE.has(name));
    const file = `expected/${isOutlined ? part.replace(/xml$/, 'txt') : part}`;
    goldens.set(file, !isOutlined ? prettyPrint(root) : await outlineOf(part, root, name, options));
  }
  return goldens.set('notices.json', `${JSON.stringify(notices, null, 2)}\n`);
}

const STYLES = 'word/styles.xml';

async function outlineOf(
  part: string,
  root: Element,
  name: string,
  { template = 'plain' }: Fixture['options'],
): Promise<string> {
  if (part !== STYLES || name === SHOWS_STYLES) return outline(root);
  const isOwn = typeof template !== 'string' || IS_TEMPLATE.test(name);
  return changedStyles(root, await stylesOf(isOwn ? 'plain' : template));
}

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
  if (path.endsWith('.json')) return '';
  if (!path.endsWith('.txt'))
    return firstDifference(parseXml(golden), parseXml(text)) ?? 'differs in white space';
  const lines = golden.split('\n');
  const at = text.split('\n').findIndex((line, index) => line !== lines[index]);
  return `line ${at + 1}`;
}
