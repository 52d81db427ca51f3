import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { PIXEL } from '../pixel';
import { template } from '../templates/build';
import { type Converter, expect, FILE_FIELD, test } from './converter';
import { dropFromDesktop } from './desktop-drop';

const chapters = {
  'ch10.md': '# Ten\n\nSee [two](ch2.md)[^1].\n\n[^1]: In ten.\n',
  'ch2.md': '# Two\n\nText[^1].\n\n[^1]: In two.\n',
  'ch1.md': '# One\n',
};

async function choose(
  { page }: Converter,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  const given = Object.entries(files).map(([name, content]) => ({
    name,
    mimeType: '',
    buffer: Buffer.from(content),
  }));
  await page.setInputFiles(FILE_FIELD, given);
}

const dialogOf = ({ page }: Converter) => page.getByRole('dialog', { name: 'Order of the files' });
const rowsOf = (converter: Converter) => dialogOf(converter).getByRole('listitem');
const makeOf = (converter: Converter) => dialogOf(converter).getByRole('button', { name: /^(?:Make|Open)/ });

test('several files become one text, in the order of their names', async ({ converter }) => {
  await converter.write('What stood here before');
  await choose(converter, chapters);
  await expect(rowsOf(converter)).toContainText(['One', 'Two', 'Ten']);
  await makeOf(converter).click();
  await converter.expectText(
    '# One\n\n# Two\n\nText[^1].\n\n[^1]: In two.\n\n# Ten\n\nSee [two](#two)[^1-2].\n\n[^1-2]: In ten.\n',
  );
  await expect(dialogOf(converter)).toBeHidden();
  await converter.undo.click();
  await converter.expectText('What stood here before');
});

const CHUNKS =
  '---\ntitle: Tides\n---\n\nBefore the code.\n\n```{r}\nshown <- 1\n```\n\n```{r, echo=FALSE}\nhidden <- 2\n```\n\nAfter it.\n';

for (const name of ['tides.qmd', 'tides.Rmd', 'tides.md'])
  test(`the code of ${name} can be left out, and what it hides itself is left out at once`, async ({
    converter,
  }) => {
    const { page } = converter;
    await choose(converter, { [name]: CHUNKS });
    const sheet = page.getByRole('group', { name: /^Page 1 of/ });
    await expect(sheet).toContainText('shown <- 1');
    await expect(sheet).not.toContainText('hidden');
    const toast = converter.toast('Opened with its code');
    await expect(toast).toContainText('1 piece of code that the text itself hides is left out.');
    await toast.getByRole('button', { name: 'Leave out the code' }).click();
    await expect(sheet).not.toContainText('shown');
    await expect(sheet).toContainText('After it.');
  });

test('nothing is offered for a text that hides all of its code, and for one without chunks', async ({
  converter,
}) => {
  const { page } = converter;
  const sheet = page.getByRole('group', { name: /^Page 1 of/ });
  for (const [word, content] of [
    ['hides', '---\nexecute:\n  echo: false\n---\n\nIt hides its code.\n\n```{r}\nx <- 1\n```\n'],
    ['none', 'It has none.\n\n```r\nx <- 1\n```\n'],
  ] as const) {
    await choose(converter, { 'tides.md': content });
    await expect(sheet).toContainText(word);
    await expect(converter.toast('Opened with its code')).toBeHidden();
  }
});

test('their order can be changed by keys and by dragging, and files can be left out', async ({
  converter,
}) => {
  await choose(converter, chapters);
  const handle = dialogOf(converter).getByRole('button', { name: 'Move Ten' });
  await handle.focus();
  await converter.page.keyboard.press('ArrowUp');
  await converter.page.keyboard.press('Home');
  await expect(rowsOf(converter)).toContainText(['Ten', 'One', 'Two']);
  await expect(handle).toBeFocused();
  await expect(dialogOf(converter).getByText('Ten: 1 of 3')).toBeAttached();

  const one = await dialogOf(converter).getByRole('button', { name: 'Move One' }).boundingBox();
  const two = await rowsOf(converter).nth(2).boundingBox();
  if (!one || !two) throw new Error('Cannot drag, expected rows on the screen');
  const { mouse } = converter.page;
  await mouse.move(one.x + one.width / 2, one.y + one.height / 2);
  await mouse.down();
  await mouse.move(one.x + one.width / 2, two.y + two.height / 2, { steps: 5 });
  await mouse.up();
  await expect(rowsOf(converter)).toContainText(['Ten', 'Two', 'One']);

  await dialogOf(converter).getByRole('checkbox', { name: 'Include Two' }).uncheck();
  await dialogOf(converter).getByRole('button', { name: 'Make one text of 2 files' }).click();
  await converter.expectText('# Ten\n\nSee [two](ch2.md)[^1].\n\n[^1]: In ten.\n\n# One\n');
  await expect(converter.page.getByRole('alert').filter({ hasText: 'ch2.md' })).toContainText(
    'The link leads to ch2.md, which is not in this document.',
  );
});

test('nothing changes if the visitor cancels', async ({ converter }) => {
  await converter.write('My text');
  await choose(converter, chapters);
  await dialogOf(converter).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(converter)).toBeHidden();
  await converter.expectText('My text');
  await choose(converter, chapters);
  await expect(dialogOf(converter).getByRole('button', { name: 'Close' })).toBeFocused();
  await converter.page.keyboard.press('Escape');
  await expect(dialogOf(converter)).toBeHidden();
  await converter.expectText('My text');
});

const PNG = Buffer.from(PIXEL);

test('an exported archive becomes one text with its pictures, and what it cannot use is named', async ({
  converter,
}) => {
  const id = '0123456789abcdef0123456789abcdef';
  const zip = zipSync({
    [`Home ${id}.md`]: strToU8(`# Home\n\n![p](Home/p.png)\n\n[Sub](Home/Sub%20${id}.md)\n`),
    [`Home/Sub ${id}.md`]: strToU8('# Sub\n'),
    'Home/p.png': PNG,
    'Home/film.mp4': strToU8('x'),
  });
  await choose(converter, { 'Export.zip': zip });
  await expect(rowsOf(converter)).toContainText(['Home', 'Sub']);
  await makeOf(converter).click();
  await converter.expectText('# Home\n\n![p](Export.zip/Home/p.png)\n\n[Sub](#sub)\n\n## Sub\n');
  await expect(converter.page.getByRole('alert').filter({ hasText: 'film.mp4' })).toHaveText(
    'film.mp4, neither text nor picture, was left out.',
  );
  await expect(converter.page.getByText(/1 of 1|1 picture/i).first()).toBeVisible();
});

test('sources in an archive come with the text that cites them', async ({ converter }) => {
  const bib = '@book{tide, author = {Okafor, Ada}, title = {On tides}, year = {1999}}';
  const zip = zipSync({ 'thesis.md': strToU8('# Tides\n\nSee [@tide].\n'), 'refs.bib': strToU8(bib) });
  await choose(converter, { 'thesis.zip': zip });
  await expect(converter.page.getByText('Text · 1 source', { exact: true })).toBeVisible();
  await expect(
    converter.page.getByRole('region', { name: 'Pages', exact: true }).getByText('(Okafor 1999)'),
  ).toBeVisible();
});

test('a notebook becomes the text at once', async ({ converter }) => {
  const cells = [
    { cell_type: 'markdown', metadata: {}, source: '# Lab' },
    { cell_type: 'code', metadata: {}, source: 'x', outputs: [{ output_type: 'stream', text: 'y' }] },
  ];
  await choose(converter, { 'lab.ipynb': JSON.stringify({ cells, metadata: {}, nbformat: 4 }) });
  await converter.expectText('# Lab\n\n```python\nx\n```\n\n```text\ny\n```\n');
});

test('a folder that is dropped is one text, in the order that it says', async ({ converter }, testInfo) => {
  const folder = await written(testInfo, {
    'book/SUMMARY.md': '- [Bee](b.md)\n- [Ay](in/a.md)\n',
    'book/b.md': '# Bee\n',
    'book/in/a.md': '# Ay\n',
    'book/other.md': '# Other\n',
  });
  await dropFromDesktop(converter.page, [`${folder}/book`]);
  await expect(rowsOf(converter)).toContainText(['Bee', 'Ay']);
  await makeOf(converter).click();
  await converter.expectText('# Bee\n\n# Ay\n');
  await expect(converter.page.getByRole('alert').filter({ hasText: 'other.md' })).toHaveText(
    'other.md, which SUMMARY.md does not name, was left out.',
  );
});

test('an archive that is broken says so, and leaves the text alone', async ({ converter }) => {
  await converter.write('My text');
  await choose(converter, { 'broken.zip': 'no archive' });
  await expect(converter.page.getByRole('alert').filter({ hasText: 'broken.zip' })).toHaveText(
    'broken.zip cannot be read: it is too short for a zip file.',
  );
  await converter.expectText('My text');
});

async function written(testInfo: TestInfo, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(testInfo.outputPath(name)), { recursive: true });
    await writeFile(testInfo.outputPath(name), text);
  }
  return testInfo.outputPath();
}

test('a text, its pictures, its sources and its template are opened at once, and told in one line', async ({
  converter,
}) => {
  const { page } = converter;
  await choose(converter, {
    'thesis.md':
      '# Thesis\n\nA claim [@one].\n\n![Drawn](figures/drawn.png)\n\n![Missing](figures/missing.png)\n',
    'drawn.png': PIXEL,
    'library.bib': '@book{one, title={One}, year={2001}}\n@book{two, title={Two}, year={2002}}',
    'uni.dotx': template(),
  });
  const told = 'Text · 1 of 2 pictures · 2 sources · template uni';
  await expect(page.getByText(told, { exact: true })).toBeVisible();
  await expect(converter.template('uni')).toBeChecked();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a Word file beside a text can be the text as somebody has changed it', async ({ converter }) => {
  const { page } = converter;
  const body = ['Title', 'The words that somebody else wrote.'].map(
    (words) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`,
  );
  await choose(converter, {
    'text.md': 'Title\n\nThe words that I wrote.\n',
    'text.docx': template({ body: body.join('') }),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'The text, changed by somebody' }).click();
  await expect(page.locator('#changes-pane')).toContainText('somebody else');
  await converter.expectText('Title\n\nThe words that I wrote.\n');
});
