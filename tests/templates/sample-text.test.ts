import { inspectTemplate } from '@footmark/engine';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { NORMAL, p, styled, template } from './build';

/* What the sample text of a template says about its styles, where their names do not. */

const run = (properties: string): string => `<w:rPr>${properties}</w:rPr>`;
const size = (halfPoints: number): string => run(`<w:sz w:val="${halfPoints}"/>`);
const style = (id: string, name: string, inside = '', based = 'Normal'): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${based}"/>${inside}</w:style>`;
const heading = (level: number, inside: string, more = ''): string =>
  style(
    `H${level}`,
    `heading ${level}`,
    `<w:pPr>${more}<w:outlineLvl w:val="${level - 1}"/></w:pPr>${run(inside)}`,
  );

const BLACK = '<w:b/><w:sz w:val="28"/>';
const BLUE = '<w:i/><w:color w:val="0F4761" w:themeColor="accent1" w:themeShade="BF"/>';
const LONG = 'A sentence of the text that the template explains itself with. '.repeat(20);

async function written(bytes: Uint8Array, markdown: string): Promise<{ body: string; styles: string }> {
  const { bytes: docx } = await convertForTest(
    markdown,
    { template: bytes, titleFromHeading: false, titlePage: true },
    expect.getState().currentTestName,
  );
  const { parts } = openPackage(docx);
  return {
    body: parts.get('word/document.xml')?.text ?? '',
    styles: parts.get('word/styles.xml')?.text ?? '',
  };
}

const definition = (styles: string, id: string): string =>
  new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`, 's').exec(styles)?.[0] ?? '';
const stylesIn = (body: string): readonly string[] =>
  [...body.matchAll(/<w:pStyle w:val="([^"]+)"/g)].map(([, id]) => id ?? '');

const DEEP = '# A\n\n## B\n\n### C\n\n#### D\n\n##### E\n';

test('headings below the deepest one of the template look like it, and keep their outline levels', async () => {
  const own = [1, 2, 3].map((level) => heading(level, BLACK)).join('');
  const words = [4, 5, 6].map((level) => heading(level, BLUE)).join('');
  const { styles } = await written(template({ styles: NORMAL + own + words }), DEEP);
  for (const level of [4, 5]) {
    expect(definition(styles, `H${level}`)).toContain(BLACK);
    expect(definition(styles, `H${level}`)).not.toContain('0F4761');
    expect(definition(styles, `H${level}`)).toContain(`<w:outlineLvl w:val="${level - 1}"/>`);
  }
});

test.each<readonly [string, string, string]>([
  ['the sample text uses', [1, 2, 3].map((level) => heading(level, BLACK)).join(''), styled('H4', 'Used')],
  ['stand below others in the same colour', [1, 2, 3].map((level) => heading(level, BLUE)).join(''), ''],
  ['stand below a first level alone', heading(1, BLACK) + heading(2, BLUE) + heading(3, BLUE), ''],
])('headings as Word gives them stay where they %s', async (_, own, body) => {
  const styles = NORMAL + own + [4, 5, 6].map((level) => heading(level, BLUE)).join('');
  const made = await written(template({ styles, body: body || '<w:p/>' }), DEEP);
  expect(definition(made.styles, 'H4')).toContain('0F4761');
});

test('headings as Word gives them are not larger than the deepest one of the template in the same colour', async () => {
  const own = [1, 2]
    .map((level) => heading(level, `<w:b/>${BLUE.slice('<w:i/>'.length)}<w:sz w:val="20"/>`))
    .join('');
  const words = [3, 4, 5]
    .map((level) => heading(level, `${BLUE}<w:sz w:val="${level === 4 ? 20 : 28}"/>`))
    .join('');
  const { styles } = await written(
    template({ styles: NORMAL + own + words, body: styled('H1', 'A') + styled('H2', 'B') }),
    DEEP,
  );
  const isSlanted = [3, 4, 5].map((level) => definition(styles, `H${level}`).includes('<w:i/>'));
  expect(isSlanted).toEqual([false, true, false]);
});

test('a deeper heading has the number of its own style, and none that the style above has', async () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="1"/></w:num>';
  const list = '<w:numPr><w:numId w:val="7"/></w:numPr>';
  const own =
    heading(1, BLACK) +
    style('H2', 'heading 2', `<w:pPr>${list}<w:outlineLvl w:val="1"/></w:pPr>${run(BLACK)}`) +
    style('H3', 'heading 3', `<w:pPr><w:outlineLvl w:val="2"/></w:pPr>`, 'H2');
  const { styles } = await written(
    template({ styles: NORMAL + own + heading(4, BLUE) + heading(5, BLUE, list), numbering }),
    DEEP,
  );
  expect(definition(styles, 'H4')).toContain('<w:numId w:val="0"/>');
  expect(definition(styles, 'H5')).toContain('<w:numId w:val="7"/>');
});

const FRONT = (title: string, author: string, affiliation: string): string =>
  styled('T', title) + styled('A', author) + styled('I', affiliation) + styled('H1', 'Heading') + p(LONG);
const PAPER = '---\ntitle: Low water\nauthor: Maria\ninstitution: Harbour Institute\n---\n\n# One\n\nText.\n';

test.each<readonly [string, readonly [string, string, string]]>([
  ['no name says it', ['Kop', 'Onder', 'Waar']],
  ['names end with it', ['J_1.2_title', 'J_1.3_authornames', 'J_1.6_affiliation']],
  ['one of them has a known name', ['Paper Title', 'Author', 'address']],
])(
  'title, author and affiliation have the styles of these in the sample text where %s',
  async (_, [title, author, affiliation]) => {
    const styles =
      NORMAL +
      style('T', title, size(40)) +
      style('A', author, size(26)) +
      style('I', affiliation, size(18)) +
      heading(1, BLACK);
    const made = template({ styles, body: FRONT('A title', 'Somebody', 'Somewhere') });
    const { body } = await written(made, PAPER);
    expect(stylesIn(body).slice(0, 3)).toEqual(['T', 'A', 'I']);
  },
);

test('an introduction in a style of its own above the first heading is no title block', async () => {
  const styles = NORMAL + style('Title', 'Title', size(40)) + style('X', 'Running text') + heading(1, BLACK);
  const body = styled('Title', 'A title') + styled('X', LONG) + styled('H1', 'Heading') + styled('X', LONG);
  const made = await written(template({ styles, body }), PAPER);
  expect(stylesIn(made.body)).toEqual(['Title', 'TitleDetails', 'Affiliation', 'PageBreak', 'H1', 'X']);
});

test('of two styles whose names differ in a space, the one that the sample text uses is taken', async () => {
  const styles = NORMAL + heading(1, BLUE) + style('own', 'heading1', run(BLACK));
  const { body } = await written(
    template({ styles, body: styled('own', 'Used') + p(LONG) }),
    '# One\n\nText.\n\n# Two\n\nMore.\n',
  );
  expect(stylesIn(body)).toContain('own');
});

test('the report says where the styles of a title block are from', async () => {
  const styles = NORMAL + style('T', 'Kop', size(40)) + style('A', 'Onder', size(26)) + heading(1, BLACK);
  const bytes = template({ styles, body: FRONT('A title', 'Somebody', '') });
  const report = await inspectTemplate(bytes);
  const guesses = JSON.stringify(report);
  expect(guesses).toContain('Title: \\"Kop\\", by its place in the sample text');
});

test('a heading that the template lacks looks like the one above it, and is not larger', async () => {
  const own = style(
    'H1',
    'heading 1',
    `<w:pPr><w:outlineLvl w:val="0"/></w:pPr>${run('<w:b/><w:color w:val="AA0000"/><w:sz w:val="22"/>')}`,
  );
  const { styles } = await written(template({ styles: NORMAL + own }), DEEP);
  const made = definition(styles, 'Heading2');
  expect(made).toContain('<w:color w:val="AA0000"/>');
  expect(Number(/<w:sz w:val="(\d+)"/.exec(made)?.[1])).toBeLessThanOrEqual(22);
});

test.each(['center', 'left'])(
  'a narrow table stands below a caption that is aligned: %s',
  async (alignment) => {
    const caption = style('C', 'Table Caption', `<w:pPr><w:jc w:val="${alignment}"/></w:pPr>`);
    const { body } = await written(
      template({ styles: NORMAL + caption }),
      '| a | b |\n|---|---|\n| c | d |\n\n: Numbers\n\n| a | b |\n|---|---|\n| c | d |\n',
    );
    const [captioned = 0, other = 0] = [...body.matchAll(/<w:tblInd w:w="(-?\d+)"/g)].map(([, width]) =>
      Number(width),
    );
    if (alignment === 'center') expect(captioned).toBeGreaterThan(other + 2000);
    else expect(captioned).toBe(other);
  },
);
