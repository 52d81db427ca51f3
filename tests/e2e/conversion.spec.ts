import { readFile } from 'node:fs/promises';
import { convert } from '@footmark/engine';
import { strFromU8, unzipSync } from 'fflate';
import { describeFindings, validateDocx } from '../validation/validate-docx';
import { expect, test } from './converter';

const SAMPLE = new URL('../../web/app/content/sample.md', import.meta.url);

/** The name and text of each part, in the order of the archive. */
function partsOf(docx: Uint8Array): readonly (readonly [name: string, text: string])[] {
  return Object.entries(unzipSync(docx)).map(([name, part]) => [name, strFromU8(part)]);
}

function documentXml(bytes: Uint8Array): string {
  const part = unzipSync(bytes)['word/document.xml'];
  expect(part, 'word/document.xml').toBeDefined();
  return strFromU8(part as Uint8Array);
}

test('pasted text becomes a Word file with that text, named after today', async ({ converter }) => {
  await converter.write('# A title\n\nSome **bold** words.');
  const { name, bytes } = await converter.convert();
  const [today] = await converter.page.evaluate(() => [new Date().toLocaleDateString('sv-SE')]);
  expect(name).toBe(`document_${today}.docx`);
  expect(documentXml(bytes)).toContain('A title');
  await expect(converter.toast('Conversion successful!')).toContainText(`${name} has been downloaded.`);
});

test('the sample converts to a file that Microsoft’s validator accepts', async ({ converter }) => {
  await converter.page.getByRole('button', { name: 'load the sample' }).click();
  const { bytes } = await converter.convert();
  expect(describeFindings('sample', await validateDocx(bytes))).toBe('');
});

test('the browser writes the same parts as Node.js, each with the same bytes', async ({ converter }) => {
  const markdown = await readFile(SAMPLE, 'utf8');
  await converter.write(markdown);
  const panel = await converter.adjust();
  await panel.getByText('Review', { exact: true }).click();
  await panel.getByLabel('Markdown inside the Word file').uncheck();
  const { bytes } = await converter.convert();
  const here = await convert(markdown);
  if (!here.success) throw new Error(here.error);
  expect(partsOf(bytes)).toEqual(partsOf(new Uint8Array(await here.blob.arrayBuffer())));
});

test('the formatting chosen is the formatting in the file', async ({ converter }) => {
  await converter.choose('Font', 'Georgia');
  await converter.choose('Size', '14 pt');
  await converter.write('Text');
  const styles = unzipSync((await converter.convert()).bytes)['word/styles.xml'];
  expect(strFromU8(styles ?? new Uint8Array())).toMatch(/Georgia[\s\S]*w:sz w:val="28"/);
});

test('the button says what happens', async ({ converter }) => {
  await expect(converter.button).toBeDisabled();
  await converter.write('  \n ');
  await expect(converter.button).toBeDisabled();
  await converter.write('Text');
  // Each state lasts only for a moment, so a check from outside could miss it.
  const states = await converter.button.evaluateHandle((button: HTMLButtonElement) => {
    const seen: string[] = [];
    const look = (): void => {
      const state = `${button.textContent?.trim()}, ${button.disabled ? 'disabled' : 'enabled'}, ${button.ariaBusy}`;
      if (seen.at(-1) !== state) seen.push(state);
    };
    look();
    new MutationObserver(look).observe(button, { attributes: true, childList: true, subtree: true });
    return seen;
  });
  await converter.button.click();
  await expect
    // The conversion itself, and two seconds of 'Download Ready'.
    .poll(() => states.jsonValue(), { timeout: 15_000 })
    .toEqual([
      'Convert to Word, enabled, false',
      'Converting..., disabled, true',
      'Download Ready, enabled, false',
      'Convert to Word, enabled, false',
    ]);
});

test('findings are listed, lead to their line, and errors are logged', async ({ converter }) => {
  const warning = converter.page.waitForEvent('console', (message) => message.type() === 'warning');
  await converter.write('| a | b |\n|---|---|\n| 1 | 2 | 3 |\n\nText.[^gone]');
  await converter.convert();
  await warning;
  const findings = converter.page.getByRole('region', { name: '2 findings in your text' });
  await expect(findings).toContainText('Table 1, Row 2 has 3 cells, expected 2');
  await findings.getByRole('button', { name: 'Line 5' }).click();
  await expect(converter.text).toBeFocused();
  await expect.poll(() => converter.selectedText()).toBe('Text.[^gone]');
});
