import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { Converter } from './converter';
import { offlineCopy } from './offline-copy';
import { test } from './own-server';

test.use({ serviceWorkers: 'allow' });

const SOURCES =
  'references:\n- id: tide\n  type: book\n  title: Tides\n  author: [{family: Moon, given: Ann}]\n  issued: 1999\n';

/** Texts each of which needs parts of the program that the visit before has not used, and what their documents then contain. */
const TEXTS: readonly (readonly [needed: string, text: string, contained: readonly string[]])[] = [
  [
    'the default citation style, formulas, emoji and colours of code',
    `---\n${SOURCES}---\n\nSee [@tide], $\\ce{H2O}$ and :tada:.\n\n\`\`\`haskell\nmain = putStrLn "a"\n\`\`\`\n`,
    ['(Moon 1999)', '<m:oMath>', '🎉', 'CodeString'],
  ],
  ['another style', `---\ncsl: apa\n${SOURCES}---\n\nSee [@tide, p. 3].\n`, ['(Moon, 1999, p. 3)']],
  [
    'a style in another language',
    `---\nlang: de\ncsl: din-1505-2\n${SOURCES}---\n\nSiehe [@tide, S. 3], Привет, 你好.\n`,
    ['S. 3', 'Привет', '你好'],
  ],
];

test('after one visit without a text, pages and documents need no network, whatever they contain', async ({
  page,
  context,
  server,
}) => {
  // Each text is a visit of its own.
  test.slow();
  await page.goto(server.address);
  await offlineCopy(page);
  await context.setOffline(true);
  await server.stop();
  const converter = new Converter(page);
  for (const [needed, text, contained] of TEXTS)
    await test.step(needed, async () => {
      await converter.open(server.address);
      await converter.write(text);
      await expect(page.getByRole('group', { name: 'Page 1 of 1', exact: true })).toBeVisible();
      const { bytes } = await converter.convert();
      const document = new TextDecoder().decode(unzipSync(bytes)['word/document.xml']);
      for (const each of contained) expect(document).toContain(each);
    });
  await test.step('a diagram stays as code, and the findings say so', async () => {
    await converter.open(server.address);
    await converter.write('```mermaid\ngraph TD\n  A[Tide] --> B[Moon]\n```\n');
    await expect(page.getByRole('group', { name: 'Page 1 of 1', exact: true })).toContainText('A[Tide]');
    const { bytes } = await converter.convert();
    const document = new TextDecoder().decode(unzipSync(bytes)['word/document.xml']);
    expect(document).toContain('A[Tide]');
    await expect(page.getByText(/diagram/i).first()).toBeVisible();
  });
});
