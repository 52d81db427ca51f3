import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { PIXEL } from '../pixel';
import { type Converter, expect, test } from './converter';

/*
 * Clipboards as Chromium makes them, through both ways of the page: its button, which reads the clipboard, and the keys, which are given it.
 */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SAVED = fileURLToPath(new URL('../clipboards/saved/', import.meta.url));
/** A folder of saved pages to try instead: `CLIPS=folder npx playwright test clipboards`. */
const FOLDER = process.env.CLIPS ?? SAVED;
/** One of each kind of page. */
const PAGES =
  /^(?:chatgpt-sources|claude-table|copilot-sources|docs-notes|gemini-answer|notion-page|perplexity-.*|web-(?:github|mathjax3|wikipedia|pandoc)|word-web-lists)\.html$/;
const files = readdirSync(FOLDER)
  .filter((name) => (FOLDER === SAVED ? PAGES.test(name) : name.endsWith('.html')))
  .sort();

/** A page of another site, whose whole text is copied. */
async function copyPage(page: Page, html: string): Promise<void> {
  await page.route('**/another-site', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/another-site');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
}

/** Another program's clipboard, as it writes it. */
async function copyData(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((all) => {
    const copy = (event: ClipboardEvent): void => {
      for (const [type, text] of Object.entries(all)) event.clipboardData?.setData(type, text);
      event.preventDefault();
    };
    document.addEventListener('copy', copy, { once: true, capture: true });
  }, data);
  await page.keyboard.press('ControlOrMeta+c');
}

/** What the page shows after a paste into an empty text. */
async function pasted(converter: Converter, paste: () => Promise<void>): Promise<string> {
  await converter.beginAtFirst();
  await converter.write('');
  await paste();
  await expect.poll(() => converter.shownText()).not.toBe('');
  return converter.shownText();
}

async function byButton({ page }: Converter): Promise<void> {
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
}

async function byKeys({ page, text }: Converter): Promise<void> {
  await text.focus();
  await page.keyboard.press('ControlOrMeta+v');
}

test.describe('pages copied whole', () => {
  for (const file of files)
    test(file, async ({ converter, context }) => {
      const other = await context.newPage();
      await copyPage(other, readFileSync(FOLDER + file, 'utf8'));
      await converter.page.bringToFront();
      const fromButton = await pasted(converter, () => byButton(converter));
      const fromKeys = await pasted(converter, () => byKeys(converter));
      expect(fromButton).toBe(fromKeys);
      const markdown = FOLDER + file.replace('.html', '.md');
      if (existsSync(markdown)) expect(fromKeys).toBe(readFileSync(markdown, 'utf8').trimEnd());
    });
});

/** A list as Word writes it: paragraphs whose numbers are in a comment for other programs. */
const WORD_LIST = ['first', 'second']
  .map(
    (item, index) =>
      `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${index + 1}.<span>&nbsp;&nbsp; </span></span><![endif]>${item}</p>`,
  )
  .join('');
const WORD = {
  'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->${WORD_LIST}<p class=MsoNormal><span style='background:yellow;mso-highlight:yellow'>marked</span></p><!--EndFragment--></body></html>`,
  'text/plain': '1.\tfirst\n2.\tsecond\nmarked',
};
const WORD_MARKDOWN = '1. first\n2. second\n\n==marked==';

test('the button gives what Word has written, as the keys do', async ({ converter }) => {
  await copyData(converter.page, WORD);
  expect(await pasted(converter, () => byButton(converter))).toBe(WORD_MARKDOWN);
  expect(await pasted(converter, () => byKeys(converter))).toBe(WORD_MARKDOWN);
  await expect(converter.toast('Pasted as Markdown')).toContainText('Kept: lists and formatting.');
});

test('a browser that cleans the HTML asks for the keys before anything is inserted', async ({
  converter,
}) => {
  const { page } = converter;
  await page.addInitScript(() => {
    const read = navigator.clipboard.read.bind(navigator.clipboard);
    navigator.clipboard.read = () => read();
  });
  await page.reload();
  await copyData(page, WORD);
  await converter.begin();
  await byButton(converter);
  await expect(converter.toast('Press Ctrl+V to paste this (⌘V on a Mac)')).toContainText(
    'It comes from Word',
  );
  expect(await converter.shownText()).toBe('');
  expect(await pasted(converter, () => byKeys(converter))).toBe(WORD_MARKDOWN);
});

test('pictures of Word come from the RTF on the clipboard, and a missing one is told', async ({
  converter,
}) => {
  const html = '<p>A <b>plan</b>: <img src="file:///C:/Temp/image001.png" alt="Plan"></p>';
  const hex = [...PIXEL].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const rtf = `{\\rtf1 A {\\b plan}: {\\*\\shppict{\\pict{\\*\\picprop}\\pngblip ${hex}}}{\\nonshppict{\\pict\\wmetafile8 00}}\\par}`;
  const data = { 'text/html': html, 'text/plain': 'A plan:' };
  await copyData(converter.page, data);
  expect(await pasted(converter, () => byKeys(converter))).toBe('A **plan**: Plan');
  await expect(converter.toast('Pasted as Markdown')).toContainText(
    'Kept: formatting. 1 picture was not on the clipboard: copy and paste each one by itself, or open the whole file.',
  );
  // Nothing but a program of the system can put RTF on the clipboard.
  const paste = () =>
    converter.text.evaluate(
      (element, all) => {
        const clipboardData = new DataTransfer();
        for (const [type, text] of Object.entries(all)) clipboardData.setData(type, text);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      { ...data, 'text/rtf': rtf },
    );
  expect(await pasted(converter, paste)).toBe('A **plan**: ![Plan](pasted-1.png)');
});

test('formulas drawn by KaTeX come from their MathML, since Chromium copies no annotations', async ({
  converter,
  context,
}) => {
  const mathml =
    '<math><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup><mo>=</mo><mi>b</mi></mrow><annotation encoding="application/x-tex">a^2 = b</annotation></semantics></math>';
  const katex = `<span class="katex"><span class="katex-mathml">${mathml}</span><span class="katex-html" aria-hidden="true">a2=b</span></span>`;
  const other = await context.newPage();
  await copyPage(other, `<p>So ${katex} is <b>true</b>.</p>`);
  await converter.page.bringToFront();
  expect(await pasted(converter, () => byKeys(converter))).toBe('So $a^{2} = b$ is **true**.');
});

test('bullets in plain text become lists, which one click takes back', async ({ converter }) => {
  const plain = 'Agenda\n• one\n• two';
  await copyData(converter.page, { 'text/plain': plain });
  expect(await pasted(converter, () => byKeys(converter))).toBe('Agenda\n- one\n- two');
  await converter.page.getByRole('button', { name: 'Plain text instead' }).click();
  await converter.expectText(plain);
});
