import type { Page } from '@playwright/test';
import { PIXEL_BASE64 } from '../pixel';
import { expect, test } from './converter';

const HTML = `<h2>Plan</h2><ol><li>Read<ul><li>twice</li></ul></li><li>Write <b>it</b></li></ol>
<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>.</p>`;
const PLAIN = 'Plan\nRead\ntwice\nWrite it\nSo x2.';
const MARKDOWN = '## Plan\n\n1. Read\n   - twice\n2. Write **it**\n\nSo $x^2$.';

/** Pastes as a browser does, into the text or where nothing has the focus. */
async function paste(page: Page, types: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(entries)) clipboardData.setData(type, text);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, types);
}

test('rich text is pasted as Markdown, or as plain text instead, and undone', async ({ converter }) => {
  const { page } = converter;
  await converter.write('What stood here before');
  await page.keyboard.press('Control+a');
  await paste(page, { 'text/html': HTML, 'text/plain': PLAIN });
  await converter.expectText(MARKDOWN);
  await page.getByRole('button', { name: 'Plain text instead' }).click();
  await converter.expectText(PLAIN);
  await converter.undo.click();
  await converter.expectText(MARKDOWN);
  await converter.undo.click();
  await converter.expectText('What stood here before');
});

test('tab-separated text becomes a table; what a code editor copies stays as it is', async ({
  converter,
}) => {
  const { page } = converter;
  await converter.begin();
  await converter.text.click();
  await paste(page, { 'text/plain': 'a\tb\n1\t2' });
  await converter.expectText('| a | b |\n| --- | --- |\n| 1 | 2 |');
  await page.keyboard.press('ControlOrMeta+a');
  const html = '<div style="font-family: Menlo, monospace; white-space: pre;"><b># x</b></div>';
  await paste(page, { 'text/html': html, 'text/plain': '# x' });
  await converter.expectText('# x');
});

test('a picture in a clipboard goes to the pictures of the text', async ({ converter }) => {
  const { page } = converter;
  await converter.begin();
  await converter.text.click();
  await paste(page, {
    'text/html': `<p>A dot: <img alt="dot" src="data:image/png;base64,${PIXEL_BASE64}"></p>`,
    'text/plain': 'A dot:',
  });
  await converter.expectText('A dot: ![dot](pasted-1.png)');
  await expect(page.getByText('pasted-1.png').first()).toBeVisible();
});
