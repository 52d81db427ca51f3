import { clipboardForWord } from '@footmark/engine';
import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { paragraphsOf } from './drawn';

const BOX =
  '<div style="border:1pt solid red; background:#eee; padding:5pt">\n\na\n\nb\n\n> c\n\n</div>\n\nd\n';

test('one frame is drawn around paragraphs with the same indents, without a gap or a line between them', async () => {
  const session = openPages();
  await session.update(BOX, { language: 'en' });
  const [a, b, c, d] = [...paragraphsOf(session.page(1).body)];
  if (!a || !b || !c || !d) throw new Error('Cannot find the paragraphs');
  expect(a.box.y + a.box.height).toBe(b.box.y);
  expect([a, b, c, d].map(({ borders = {} }) => Object.keys(borders).sort().join(' '))).toEqual([
    'left right top',
    'bottom left right',
    'bottom left right top',
    '',
  ]);
  expect([a, b, c, d].map(({ shading }) => shading)).toEqual(['EEEEEE', 'EEEEEE', 'EEEEEE', undefined]);
  // The outer edges of the frame are those of the text around it.
  expect([a.box.x, a.box.width]).toEqual([d.box.x, d.box.width]);
  expect(c.box.y).toBeGreaterThanOrEqual(b.box.y + b.box.height);
});

test('the clipboard has indents, frames, backgrounds, fonts and sizes', async () => {
  const { html } = await clipboardForWord(
    `${BOX}\n<p style="text-indent:2em; margin-left:10pt">x</p>\n\n<table><tr><td bgcolor="yellow" style="border:none">y</td></tr></table>\n\n<span style="font: 15pt Georgia">z</span>`,
    { language: 'en', fontSize: 10 },
  );
  expect(html).toMatch(/background:#EEEEEE;border-top:solid #FF0000 1pt;/);
  expect(html).toContain('padding-left:5pt');
  expect(html).toMatch(/margin-left:10pt;text-indent:20pt/);
  expect(html).toContain('background:#FFFF00');
  expect(html).toMatch(/font-family:'?(?:&#39;)?Georgia'?(?:&#39;)?;font-size:15pt/);
});
