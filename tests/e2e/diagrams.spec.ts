import { openPackage } from '../docx/package';
import { expect, test } from './converter';

const diagram = (code: string): string => `# Plan\n\n\`\`\`mermaid\n${code}\n\`\`\`\n`;

test('a diagram is drawn on the pages and in the file; a mistake in it is reported at its line', async ({
  converter,
}) => {
  const { page } = converter;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofDiagrams = () => asked.filter((path) => path.includes('/assets/diagram-'));
  await converter.write('# Plan\n\nNo diagram.\n');
  await expect(page.getByRole('group', { name: /^Page 1 of/ })).toContainText('No diagram.');
  expect(ofDiagrams()).toEqual([]);

  await converter.write(diagram('flowchart LR\n  accTitle: From text to Word\n  Text --> Word'));
  const picture = page
    .getByRole('group', { name: /^Page 1 of/ })
    .getByRole('img', { name: 'From text to Word' });
  await expect(picture).toBeVisible();
  expect(ofDiagrams()).not.toEqual([]);
  const { bytes } = await converter.convert();
  const { parts } = openPackage(bytes);
  const document = parts.get('word/document.xml')?.text ?? '';
  expect(document).toContain('descr="Flowchart: From text to Word. Text, then Word."');
  expect(document).toContain('asvg:svgBlip');
  expect([...parts.keys()].filter((name) => /\.(?:svg|png)$/.test(name))).toHaveLength(2);

  await converter.write(diagram('flowchart LR\n  Text --> [Word'));
  await expect(
    page.getByText('This Mermaid diagram was not drawn: "[" does not belong here').first(),
  ).toBeVisible();
  await expect(picture).toBeHidden();
  await converter.write(diagram('flowchart LR\n  accTitle: From text to Word\n  Text --> Word'));
  await expect(picture).toBeVisible();
});

test('diagrams in the notations of note apps are drawn, too', async ({ converter }) => {
  await converter.write(
    '```sequence\nAnn->Bo: Hello\n```\n\n```flow\nst=>start: Start\nop=>operation: Work\nst->op\n```\n',
  );
  const sheet = converter.page.getByRole('group', { name: /^Page 1 of/ });
  await expect(sheet.getByRole('img', { name: 'Sequence diagram: Ann: Hello, then Bo.' })).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'Flowchart: Start, then Work.' })).toBeVisible();
});
