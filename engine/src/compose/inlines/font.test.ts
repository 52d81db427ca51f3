import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../../../tests/composed.js';
import type { ComposedBlock, ComposedInline } from '../../model/composed.js';

/** The texts of the runs in some blocks with their fonts and sizes: `text Arial 12`. */
function runsOf(blocks: readonly ComposedBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return block.content.flatMap(shown);
    if (block.type === 'table')
      return block.rows.flatMap(({ cells }) => cells.flatMap((cell) => runsOf(cell.blocks)));
    return [];
  });
}

function shown(inline: ComposedInline): string[] {
  switch (inline.type) {
    case 'text': {
      const { font, size, scale } = inline.properties;
      return [[inline.text.trim(), font, size, scale && `scale ${scale}`].filter(Boolean).join(' ')];
    }
    case 'link':
    case 'bookmarked':
    case 'revised':
      return inline.content.flatMap(shown);
    default:
      return [];
  }
}

const runs = async (markdown: string): Promise<string[]> =>
  runsOf(await blocksOf(markdown, { options: { language: 'en', fontSize: 10 } }));

describe('text in a size or font of its own', () => {
  test.each([
    ['<span style="font-size:15pt">a</span> b', ['a 15', 'b']],
    ['<span style="font-size:200%">a</span>', ['a 20']],
    ['[a]{style="font-size:2em; font-family:Arial"}', ['a Arial 20']],
    ['<small>a</small>', ['a 8.5']],
    ['<big>a <small>b</small></big>', ['a 12', 'b']],
    ['<span style="font-size:50%">a <span style="font-size:50%">b</span></span>', ['a 5', 'b 4']],
    ['<span style="font-size:40pt">a <span style="font-size:50%">b</span></span>', ['a 40', 'b 20']],
    ['<span style="font-size:50%">a <span style="font-size:9pt">b</span></span>', ['a 5', 'b 9']],
    ['<font face="Georgia">a <font face="Arial">b</font></font>', ['a Georgia', 'b Arial']],
    ['<font face="Georgia">a `b`</font>', ['a Georgia', 'b']],
    ['**<small>a [b](http://c.d)</small>**', ['a 8.5', 'b 8.5']],
    ['- <small>a</small>\n\n> <small>b</small>', ['a 8.5', 'b 8.5']],
    ['{++<small>a</small>++}', ['a 8.5']],
    ['x[^1]\n\n[^1]: <small>a</small>', ['x']],
  ])('%s', async (markdown, expected) => {
    expect(await runs(markdown)).toEqual(expected);
  });

  test('in cells and headings, relative sizes are those of their styles', async () => {
    const blocks = await blocksOf('# A <small>b</small>\n\n| a |\n|---|\n| <big>c</big> d |', {
      options: { fontSize: 10, language: 'en' },
    });
    const found = runsOf(blocks);
    expect(found).toContain('d');
    const [heading = ''] = found.filter((run) => run.startsWith('b '));
    expect(Number(heading.slice(2))).toBeGreaterThan(10);
    expect(found.join()).not.toContain('scale');
  });

  test('in a group of a size in points, headings are larger as anywhere', async () => {
    const markdown = '<div style="font-size:8pt;font-family:Arial">\n\n## A\n\nb\n\n- c\n\n</div>';
    expect(await runs(markdown)).toEqual(['A Arial', 'b Arial 8', 'c Arial 8']);
    expect(await runs('<h2 style="font-size:8pt">A</h2>')).toEqual(['A 8']);
  });
});
