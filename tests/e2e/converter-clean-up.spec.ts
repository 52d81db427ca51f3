import { strFromU8, unzipSync } from 'fflate';
import { type Converter, expect, test } from './converter';

const PASTED = `A fact \ue200cite\ue202turn0search3\ue201 and one more【4:2†source】.

**In short:**

Zero\u200bwidth [1].

[1] Smith, Book.`;

const cleanUp = (converter: Converter) => converter.page.getByRole('region', { name: 'Clean-up' });
const choice = (converter: Converter, name: string) =>
  cleanUp(converter).getByRole('checkbox', { name, exact: true });

async function bodyText(converter: Converter): Promise<string> {
  const xml = strFromU8(
    unzipSync((await converter.convert()).bytes)['word/document.xml'] ?? new Uint8Array(),
  );
  return xml.replace(/<[^>]*>/g, '');
}

test('what assistants leave in a text does not reach the Word file, and the page says so', async ({
  converter,
}) => {
  await converter.write(PASTED);
  await expect(choice(converter, 'Clean up pasted text')).toBeChecked();
  await expect(cleanUp(converter)).toContainText('Changes only the Word file; your text stays as it is.');
  await expect(cleanUp(converter).getByRole('listitem')).toHaveText([
    'Remove an assistant’s citation markson line 1',
    'Remove invisible characterson line 5',
    'Turn bold lines into headingson line 3',
    'Turn a list of sources into footnoteson 2 lines, from line 5',
  ]);
  expect(await bodyText(converter)).toContain('A fact and one more.In short:Zerowidth [1].');
  expect(await converter.shownText()).toBe(PASTED);
});

test('repairs that change how the document is built are done when they are chosen', async ({ converter }) => {
  await converter.write(PASTED);
  await choice(converter, 'Turn bold lines into headings').check();
  await choice(converter, 'Turn a list of sources into footnotes').check();
  await converter.adjust();
  await expect(converter.page.getByRole('heading', { name: 'Footnotes' })).toBeVisible();
  const files = unzipSync((await converter.convert()).bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(part('word/document.xml')).toMatch(/w:val="Heading2".*In short</);
  expect(part('word/footnotes.xml')).toContain('Smith, Book.');
});

test('switched off, the text arrives as it was, also after a reload', async ({ converter }) => {
  await converter.write(PASTED);
  await choice(converter, 'Clean up pasted text').uncheck();
  await expect(cleanUp(converter)).toContainText('Off. This text has something to clean up.');
  await expect(cleanUp(converter).getByRole('listitem')).toHaveCount(0);
  await converter.page.reload();
  await converter.codeEditor();
  await expect(choice(converter, 'Clean up pasted text')).not.toBeChecked();
  expect(await bodyText(converter)).toContain('one more【4:2†source】');
});

test('nothing is offered if there is nothing to clean up, and a line number leads to its place', async ({
  converter,
}) => {
  await converter.write('Plain text.');
  await expect(converter.page.getByLabel('Statistics')).toContainText('2 words');
  await expect(cleanUp(converter)).toBeHidden();
  await converter.write(PASTED);
  await cleanUp(converter).getByRole('button', { name: 'line 3' }).click();
  await expect(converter.text).toBeFocused();
  await expect.poll(() => converter.selectedText()).toBe('**In short:**');
});

test('repairs are not findings', async ({ converter }) => {
  await converter.write(PASTED);
  await converter.convert();
  await expect(converter.page.getByRole('region', { name: /finding/ })).toBeHidden();
});

test('the status line says that something is cleaned up, and undo takes back a choice about it', async ({
  converter,
  page,
}) => {
  await converter.write(PASTED);
  const link = page.locator('#status').getByRole('link', { name: 'cleaned up' });
  await link.click();
  await expect(cleanUp(converter)).toBeFocused();
  const all = choice(converter, 'Clean up pasted text');
  await all.uncheck();
  await expect(link).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(all).toBeChecked();
  expect(await converter.shownText(), 'only the choice is taken back').toBe(PASTED);
  await choice(converter, 'Remove invisible characters').uncheck();
  await converter.text.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await converter.shownText(), 'what was done last is undone first').toBe(PASTED);
  await expect(choice(converter, 'Remove invisible characters')).not.toBeChecked();
});
