import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Conversion, convertForTest } from '../conversion';
import { openPackage } from '../docx/package';

const FOLDER = new URL('../../docs/thesis/', import.meta.url);
/** The fallback picture of each drawing, where SVG is not supported. */
const RASTER = new URL('../../tests/fixtures/image-svg-hostile/assets/rasterized.png', import.meta.url);

/** The example of the documentation, converted with the command as a person would. */
async function thesis(csl: string): Promise<Conversion> {
  const markdown = await readFile(new URL('thesis.md', FOLDER), 'utf8');
  const loadAsset = async ({ source }: { readonly source: string }) => ({
    bytes: new Uint8Array(await readFile(new URL(source, FOLDER))),
  });
  const rasterize = async () => new Uint8Array(await readFile(RASTER));
  const options = { template: 'academic', csl, loadAsset, rasterize } as const;
  return convertForTest(markdown, options, `thesis in ${csl}`);
}

const RUN = '<w:r>(?:<w:rPr>.*?</w:rPr>)?';
const FIELD = new RegExp(
  `<w:instrText[^>]*> (SEQ|REF) (\\S+) ([^<]*)</w:instrText></w:r>${RUN}<w:fldChar w:fldCharType="separate"/></w:r>${RUN}<w:t[^>]*>([^<]*)<`,
  'g',
);

/** The text that each bookmark surrounds. */
function bookmarked(xml: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [start, id = '', name = ''] of xml.matchAll(
    /<w:bookmarkStart w:id="(\d+)" w:name="(\w+)"\/>/g,
  )) {
    const from = xml.indexOf(start) + start.length;
    const content = xml.slice(from, xml.indexOf(`<w:bookmarkEnd w:id="${id}"/>`, from));
    texts.set(name, Array.from(content.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g), ([, text]) => text).join(''));
  }
  return texts;
}

describe.each(['chicago-notes', 'apa', 'ieee'])('the thesis in the style %s', (csl) => {
  let notices: Conversion['notices'];
  let body = '';
  let notes = '';
  beforeAll(async () => {
    const made = await thesis(csl);
    notices = made.notices;
    const { parts } = openPackage(made.bytes);
    body = parts.get('word/document.xml')?.text ?? '';
    notes = parts.get('word/footnotes.xml')?.text ?? '';
  });

  test('leaves nothing to report', () => {
    expect(notices).toEqual([]);
  });

  test('counts 10 figures, 6 tables, 8 equations and a listing', () => {
    const shown = new Map<string, string[]>();
    for (const [, kind, name = '', , number = ''] of body.matchAll(FIELD))
      if (kind === 'SEQ') shown.set(name, [...(shown.get(name) ?? []), number]);
    const upTo = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
    expect(Object.fromEntries(shown)).toEqual({
      Figure: upTo(10),
      Table: upTo(6),
      Equation: upTo(8),
      Listing: upTo(1),
    });
  });

  test('shows in each reference what Word would compute', () => {
    const texts = bookmarked(body);
    const references = Array.from(`${body}${notes}`.matchAll(FIELD)).filter(([, kind]) => kind === 'REF');
    expect(references.length).toBeGreaterThan(30);
    for (const [, , bookmark = '', switches = '', shown] of references) {
      expect(texts.has(bookmark)).toBe(true);
      if (!switches.includes('\\r')) expect(shown).toBe(texts.get(bookmark));
    }
  });

  test('has its citations in notes only in a style with notes', () => {
    const count = notes.match(/<w:footnote w:id/g)?.length ?? 0;
    if (csl === 'chicago-notes') expect(count).toBeGreaterThanOrEqual(40);
    else expect(count).toBe(1);
  });
});
