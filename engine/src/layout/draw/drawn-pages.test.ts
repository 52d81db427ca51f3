import { describe, expect, test } from 'vitest';
import type { ConversionOptions } from '../../api/options.js';
import { settingsOf } from '../../api/settings.js';
import type {
  PageDrawing,
  Piece,
  PlacedBlock,
  PlacedLine,
  PlacedParagraph,
  PlacedTable,
  TextLook,
  TextPiece,
} from '../../model/pages.js';
import { openPages } from '../../session/page-session.js';
import { textWidth, themeOf } from '../../theme/index.js';
import { CALLOUT_MARGIN, CELL_MARGIN } from '../../theme/measures.js';

const THEME = themeOf(settingsOf({}));
const LEFT = THEME.page.margins.left;
const WIDTH = textWidth(THEME.page);
const RIGHT = LEFT + WIDTH;

/** Eight pixels wide and six high. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGBAMAAAAMK8LIAAAAElBMVEX/AADMADOZAGZmAJkzAMwAAP/hvKCLAAAAHElEQVQI12NgAAFBIGBQAgIGYyBgcAEChlAgAAAkpAP9A4sMkAAAAABJRU5ErkJggg==';

/** Longer than a line, and shorter than two. */
const LONG_LINE =
  'some words of a sentence which is longer than one line of a page and ends on the second of them';

async function pagesOf(markdown: string, options: ConversionOptions = {}): Promise<readonly PageDrawing[]> {
  const session = openPages();
  const { pages } = await session.update(markdown, options);
  return pages.map((_, index) => session.page(index + 1));
}

function* paragraphsIn(blocks: readonly PlacedBlock[]): Generator<PlacedParagraph, void> {
  for (const block of blocks) {
    if (block.type === 'paragraph') yield block;
    else if (block.type === 'box') yield* paragraphsIn(block.blocks);
    else for (const { cells } of block.rows) for (const cell of cells) yield* paragraphsIn(cell.blocks);
  }
}

async function paragraphsOf(markdown: string, options?: ConversionOptions): Promise<PlacedParagraph[]> {
  return (await pagesOf(markdown, options)).flatMap(({ body }) => [...paragraphsIn(body)]);
}

/** The first lines of a text. */
async function linesOf(markdown: string, options?: ConversionOptions): Promise<PlacedLine[]> {
  return (await paragraphsOf(markdown, options)).flatMap(({ lines }) => lines);
}

async function tablesOf(markdown: string, options?: ConversionOptions): Promise<PlacedTable[]> {
  return (await pagesOf(markdown, options)).flatMap(({ body }) =>
    body.filter((block) => block.type === 'table'),
  );
}

const isText = (piece: Piece): piece is TextPiece => piece.type === 'text';
const textOf = ({ pieces }: Pick<PlacedLine, 'pieces'>): string =>
  pieces
    .filter(isText)
    .map(({ text }) => text)
    .join('');
const endOf = (piece: Piece | undefined): number => (piece ? piece.x + piece.width : Number.NaN);

/** How the letters of a word look. */
async function lookOf(
  word: string,
  markdown: string,
  options?: ConversionOptions,
): Promise<TextLook | undefined> {
  for (const { header, body, notes, footer, looks } of await pagesOf(markdown, options))
    for (const { lines } of paragraphsIn([...header, ...body, ...(notes?.blocks ?? []), ...footer]))
      for (const piece of lines.flatMap(({ pieces }) => pieces))
        if (isText(piece) && piece.text.includes(word)) return looks[piece.look];
  return undefined;
}

const isAt = (place: number | undefined, expected: number): void => expect(place).toBeCloseTo(expected, 6);

describe('letters', () => {
  test.each([
    ['**bold**', { bold: true, italic: false }],
    ['*bold*', { bold: false, italic: true }],
    ['~~bold~~', { strike: true, underline: false }],
    ['==bold==', { shading: 'FFFF00' }],
    ['x^bold^', { size: 11 * 0.65, raise: 0.33 * 220 }],
    ['x~bold~', { size: 11 * 0.65, raise: -0.14 * 220 }],
    ['`bold`', { font: 'Courier New', size: 10, color: THEME.colors.inlineCode }],
    ['[bold](https://example.com)', { color: THEME.colors.link, underline: true }],
    ['{++bold++}', { color: 'B5082E', underline: true, strike: false }],
    ['{--bold--}', { color: 'B5082E', underline: false, strike: true }],
    ['{++[bold](https://example.com)++}', { color: 'B5082E', underline: true }],
    ['{==bold==}{>>why<<}', { shading: 'FCE9ED' }],
    ['{====bold====}{>>why<<}', { shading: 'FFFF00' }],
    ['[bold]{.smallcaps}', { capitals: true }],
    ['# bold', { bold: true, size: 18, color: THEME.colors.heading }],
    ['| **bold** |\n|---|\n| y |', { bold: true, size: 10 }],
  ])('of %s', async (markdown, look) => {
    expect(await lookOf('bold', markdown)).toMatchObject(look);
  });

  test('without formatting have no colours and no other marks', async () => {
    expect(await lookOf('plain', 'plain text')).toEqual({
      font: 'Calibri',
      size: 11,
      bold: false,
      italic: false,
      underline: false,
      strike: false,
      raise: 0,
      rightToLeft: false,
    });
  });

  test('from right to left, and emoji, have fonts that have them', async () => {
    expect(await lookOf('שלום', 'שלום', { fontFamily: 'georgia' })).toMatchObject({
      font: 'Times New Roman',
      rightToLeft: true,
    });
    expect(await lookOf('😀', 'a 😀')).toMatchObject({ font: 'Segoe UI Emoji', rightToLeft: false });
  });

  test('of one look share it', async () => {
    const [page] = await pagesOf('one **two** three **four**\n\nfive');
    expect(page?.looks).toHaveLength(2);
    const looks = [...paragraphsIn(page?.body ?? [])].flatMap(({ lines }) =>
      lines.flatMap(({ pieces }) => pieces.filter(isText).map(({ look }) => look)),
    );
    expect(looks).toEqual([0, 1, 0, 1, 0]);
  });
});

describe('a paragraph is', () => {
  test.each([
    ['text', '# A\n\ntarget', { kind: 'text' }],
    ['a heading', '#### target', { kind: 'heading', level: 4 }],
    ['the title', '---\ntitle: target\n---\n\ntext', { kind: 'title' }],
    ['a subtitle', '---\ntitle: A\nsubtitle: target\n---\n\ntext', { kind: 'subtitle' }],
    ['a quotation', '> target', { kind: 'quote' }],
    ['code', '~~~\ntarget\n~~~', { kind: 'code' }],
    ['an item', '- a\n  - target', { kind: 'item', level: 1 }],
    ['a task', '- a\n  - b\n    - [ ] target', { kind: 'item', level: 2 }],
    ['a caption', '| a |\n|---|\n| b |\n\n: target', { kind: 'caption' }],
  ])('%s', async (_, markdown, role) => {
    const paragraphs = await paragraphsOf(markdown);
    expect(
      paragraphs.find(({ lines }) => lines.some((line) => textOf(line).includes('target')))?.role,
    ).toEqual(role);
  });

  test('a line across the page', async () => {
    const [, rule] = await paragraphsOf('one\n\n---\n\ntwo');
    expect(rule).toMatchObject({ role: { kind: 'rule' }, borders: { bottom: { color: THEME.colors.rule } } });
  });

  test('part of a callout of its kind', async () => {
    const paragraphs = await paragraphsOf('> [!WARNING]\n> some words\n\ntext');
    const roleOf = (text: string): unknown =>
      paragraphs.find(({ lines }) => lines.map(textOf).join('') === text)?.role;
    expect(roleOf('Warning')).toEqual({ kind: 'callout', callout: 'warning' });
    expect(roleOf('some words')).toEqual({ kind: 'callout', callout: 'warning' });
    expect(roleOf('text')).toEqual({ kind: 'text' });
  });

  test('part of a callout, where pages break in it', async () => {
    const paragraphs = await paragraphsOf(`> [!TIP]\n> ${'some words '.repeat(1500)}`);
    const roles = paragraphs
      .filter(({ lines }) => lines.some((line) => textOf(line) !== ''))
      .map(({ role }) => role);
    expect(roles.length).toBeGreaterThan(2);
    for (const role of roles) expect(role).toEqual({ kind: 'callout', callout: 'tip' });
  });

  test('on more than one page, which begins and ends on one of them each', async () => {
    const pages = await pagesOf('some words '.repeat(2500));
    const parts = pages.map(({ body: [paragraph] }) => paragraph);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map((part) => part?.type === 'paragraph' && part.begins)).toEqual(
      parts.map((_, page) => page === 0),
    );
    expect(parts.map((part) => part?.type === 'paragraph' && part.ends)).toEqual(
      parts.map((_, page) => page === parts.length - 1),
    );
    for (const part of parts) expect(part).toMatchObject({ box: { y: THEME.page.margins.top } });
  });
});

describe('a line', () => {
  test('is on its baseline, below the preceding line', async () => {
    const [first, second] = await linesOf(`${LONG_LINE} ${LONG_LINE}`);
    expect(first?.top).toBe(THEME.page.margins.top);
    isAt(second?.top, (first?.top ?? 0) + (first?.height ?? 0));
    isAt((second?.baseline ?? 0) - (second?.top ?? 0), (first?.baseline ?? 0) - (first?.top ?? 0));
  });

  test('begins on the left, or where its alignment says', async () => {
    const widthOf = endOf((await linesOf('target'))[0]?.pieces[0]) - LEFT;
    const startIn = async (markdown: string): Promise<number | undefined> =>
      (await linesOf(markdown)).find((line) => textOf(line) === 'target')?.pieces[0]?.x;
    isAt(await startIn('target'), LEFT);
    isAt(await startIn('<p align="center">target</p>'), LEFT + (WIDTH - widthOf) / 2);
    isAt(await startIn('<p align="right">target</p>'), RIGHT - widthOf);
    isAt(await startIn('> target'), LEFT + THEME.quoteIndent);
    isAt(await startIn('> > target'), LEFT + 2 * THEME.quoteIndent);
    isAt(await startIn('- target'), LEFT + THEME.listIndent);
    isAt(await startIn('| a |\n|---|\n| target |'), LEFT + CELL_MARGIN);
    isAt(await startIn('> [!NOTE]\n> target'), LEFT + CALLOUT_MARGIN);
  });

  test('is as wide as the page if it is justified, unless it is the last or its author ends it', async () => {
    const LINE = LONG_LINE.slice(0, LONG_LINE.indexOf(' on the'));
    const justified = { justifyText: true };
    const [first, second] = await linesOf(`${LINE} ${LINE}`, justified);
    isAt(endOf(first?.pieces[0]), RIGHT);
    const spacing = first?.pieces.find(isText)?.wordSpacing ?? 0;
    const [loose] = await linesOf(`${LINE} ${LINE}`);
    isAt(spacing * (LINE.split(' ').length - 1), RIGHT - endOf(loose?.pieces[0]));
    expect(loose?.pieces[0]).not.toHaveProperty('wordSpacing');
    expect(second?.pieces[0]).not.toHaveProperty('wordSpacing');
    const [broken] = await linesOf(`${LINE}  \n${LINE}`, justified);
    expect(broken?.pieces[0]).not.toHaveProperty('wordSpacing');
  });

  test('has its pieces one after the other, moved by the space added before them', async () => {
    const [line] = await linesOf(`**${LONG_LINE.slice(0, 20)}**${LONG_LINE.slice(20)} ${LONG_LINE}`, {
      justifyText: true,
    });
    expect(line?.pieces).toHaveLength(2);
    isAt(line?.pieces[1]?.x, endOf(line?.pieces[0]));
    isAt(endOf(line?.pieces[1]), RIGHT);
  });

  test('ends with a hyphen if it divides a word where the text allows it, and has none elsewhere', async () => {
    const text = `${LONG_LINE} wor\u00adds \u00adof${'long\u00adword'.repeat(12)}`;
    const lines = await linesOf(text);
    expect(lines.map(textOf).join('|')).not.toContain('\u00ad');
    const divided = lines.filter(({ hyphenated }) => hyphenated);
    expect(divided.length).toBeGreaterThan(0);
    for (const line of lines) expect(textOf(line).endsWith('-')).toBe(line.hyphenated === true);
    const [whole] = await linesOf('words');
    const [parted] = await linesOf('wor\u00adds');
    isAt(parted?.pieces[0]?.width, whole?.pieces[0]?.width ?? 0);
  });

  test('from right to left begins on the right, with what runs from left to right within it', async () => {
    const [line] = await linesOf('שלום abc עולם');
    const [first, second, third] = line?.pieces ?? [];
    expect(line?.pieces.filter(isText).map(({ text }) => text)).toEqual(['שלום ', 'abc', ' עולם']);
    isAt(endOf(first), RIGHT);
    isAt(endOf(second), first?.x ?? 0);
    isAt(endOf(third), second?.x ?? 0);
  });

  test('from left to right has neighbouring pieces from right to left in reading order', async () => {
    const [line] = await linesOf('The words **שלום** עולם here');
    const pieceOf = (text: string): Piece | undefined =>
      line?.pieces.find((piece) => isText(piece) && piece.text.includes(text));
    expect(endOf(pieceOf('עולם'))).toBeLessThan(pieceOf('שלום')?.x ?? 0);
    isAt(pieceOf('here')?.x, endOf(pieceOf('שלום')));
  });

  test('from right to left is at the side that its alignment names', async () => {
    const alignedAt = async (side: string): Promise<Piece | undefined> =>
      (await linesOf(`<p align="${side}">שלום</p>`))[0]?.pieces[0];
    isAt((await alignedAt('left'))?.x, LEFT);
    isAt(endOf(await alignedAt('right')), RIGHT);
    const centred = await alignedAt('center');
    isAt(((centred?.x ?? 0) + endOf(centred)) / 2, LEFT + WIDTH / 2);
  });

  test('is indented if it is the first of a paragraph in a template that indents them', async () => {
    const { firstLineIndent, page } = themeOf(settingsOf({ template: 'mla' }));
    const [first, second] = await linesOf(`${LONG_LINE} ${LONG_LINE}`, { template: 'mla' });
    expect(firstLineIndent).toBeGreaterThan(0);
    isAt(first?.pieces[0]?.x, page.margins.left + firstLineIndent);
    isAt(second?.pieces[0]?.x, page.margins.left);
  });

  test('has a quarter of an em between Latin and East Asian letters', async () => {
    const [line] = await linesOf('abc 汉字');
    const [joined] = await linesOf('abc汉字');
    const [latin, han] = joined?.pieces ?? [];
    isAt((han?.x ?? 0) - endOf(latin), 220 / 4);
    isAt(line?.pieces.at(-1)?.x, endOf(line?.pieces.at(-2)));
  });
});

describe('an item', () => {
  test('has its marker in the indent before its text', async () => {
    const [first, second, third] = await paragraphsOf('- one\n  1. two\n  2. three');
    expect([first, second, third].map((item) => item?.marker?.text)).toEqual(['•', '1.', '2.']);
    isAt(first?.marker?.x, LEFT);
    isAt(second?.marker?.x, LEFT + THEME.listIndent);
    isAt(second?.box.x, LEFT + 2 * THEME.listIndent);
  });

  test('has it only on its first page and its first paragraph', async () => {
    const items = await paragraphsOf(`- ${'some words '.repeat(1500)}\n\n  more`);
    expect(items.length).toBeGreaterThan(2);
    expect(items.map(({ marker }) => marker !== undefined)).toEqual(items.map((_, index) => index === 0));
  });

  test('has it on the right in text from right to left', async () => {
    const [item] = await paragraphsOf('- שלום');
    isAt(endOf(item?.marker), RIGHT);
    isAt(endOf(item?.lines[0]?.pieces[0]), RIGHT - THEME.listIndent);
  });

  test('that is a task has a box there, ticked or not', async () => {
    const [done, open] = await linesOf('- [x] one\n- [ ] two');
    expect(done?.pieces[0]).toMatchObject({ type: 'checkbox', checked: true, x: LEFT });
    expect(open?.pieces[0]).toMatchObject({ type: 'checkbox', checked: false, x: LEFT });
    isAt(open?.pieces[1]?.x, LEFT + THEME.listIndent);
  });
});

describe('pieces that are not text', () => {
  test('are formulas in the middle of the line, with a name or without', async () => {
    const middleOf = async (markdown: string): Promise<number> => {
      const pieces = (await linesOf(markdown)).flatMap((line) => line.pieces);
      const piece = pieces.find(({ type }) => type === 'equation');
      return ((piece?.x ?? 0) + endOf(piece)) / 2;
    };
    isAt(await middleOf('$$x + y$$'), LEFT + WIDTH / 2);
    isAt(await middleOf('$$\nx + y\n$$ {#eq:a}\n\nSee @eq:a.'), LEFT + WIDTH / 2);
  });

  test('are the parts of a formula that ends a line after a sign, within the margins', async () => {
    const formula = Array.from({ length: 40 }, (_, index) => `x_{${index}}`).join(' + ');
    const lines = await linesOf(`Words $y = ${formula}$ and words.`);
    const equations = lines.map(({ pieces }) => pieces.find((piece) => piece.type === 'equation'));
    expect(equations.map((piece) => piece?.continues)).toEqual([undefined, true, true, true]);
    const letters = equations.map((piece) => piece?.mathml.replace(/<[^>]*>/g, '') ?? '');
    const [whole] = (await linesOf(`$$y = ${formula}$$`))[0]?.pieces ?? [];
    expect(letters.join('')).toBe(whole?.type === 'equation' && whole.mathml.replace(/<[^>]*>/g, ''));
    for (const [index, line] of lines.slice(0, -1).entries()) {
      expect(letters[index]).toMatch(/\+$/);
      const beyond = endOf(line.pieces.at(-1)) - RIGHT;
      expect(beyond).toBeLessThanOrEqual(0);
      // Another part has no room.
      expect(beyond).toBeGreaterThan(-11 * 20 * 2.5);
    }
  });

  test('are formulas that end justified lines with their sign at the margin', async () => {
    const formula = Array.from({ length: 40 }, () => 'x').join(' = ');
    const lines = await linesOf(`Some words and $${formula}$ and more words.`, { justifyText: true });
    const [first] = lines;
    isAt(endOf(first?.pieces.at(-1)), RIGHT);
  });

  test('are pictures of their size with their description, formulas, and comments where they end', async () => {
    const [line] = await linesOf(`![What it shows](${PICTURE})`);
    expect(line?.pieces).toMatchObject([
      { type: 'picture', x: LEFT, width: 120, height: 90, alt: 'What it shows' },
    ]);
    const [formula] = await linesOf('$$x$$');
    const [equation] = formula?.pieces ?? [];
    expect(equation).toMatchObject({ type: 'equation', size: 11 });
    isAt(((equation?.x ?? 0) + endOf(equation)) / 2, LEFT + WIDTH / 2);
    const [commented] = await linesOf('a {==b **c**==}{>>why<<} d {==e==}{>>how<<}{>>so<<}');
    expect(commented?.pieces.map(({ comments }) => comments)).toEqual([
      undefined,
      undefined,
      ['why'],
      undefined,
      ['how', 'so'],
    ]);
  });

  test('lead somewhere: to an address, or to a page of the text', async () => {
    const [line] = await linesOf(
      `[a](https://example.com) [b](#end) [c](#none)\n\n${'x\n\n'.repeat(60)}# End`,
    );
    const links = line?.pieces.filter(isText).map(({ link }) => link);
    expect(links?.[0]).toEqual({ kind: 'external', url: 'https://example.com' });
    expect(links?.[2]).toEqual({ kind: 'internal', page: 2 });
  });
});

describe('a table', () => {
  const TABLE = '| a | b |\n|---|---|\n| c | d |';

  test('has rules only between its rows, and a background in its header', async () => {
    const [table] = await tablesOf(TABLE);
    const cells = table?.rows.flatMap((row) => row.cells) ?? [];
    expect(cells.map(({ box }) => box.x)).toEqual([LEFT, LEFT + WIDTH / 2, LEFT, LEFT + WIDTH / 2]);
    expect(cells.map(({ shading }) => shading)).toEqual([
      THEME.colors.tableHeader,
      THEME.colors.tableHeader,
      undefined,
      undefined,
    ]);
    for (const { borders } of cells) {
      expect(Object.keys(borders ?? {}).sort()).toEqual(['bottom', 'top']);
      expect(borders?.top?.color).toBe(THEME.colors.rule);
    }
    expect(table).toMatchObject({
      begins: true,
      ends: true,
      rows: [{ isHeader: true }, { isHeader: false }],
    });
  });

  test('has three rules in a template of that kind', async () => {
    const [table] = await tablesOf(`${TABLE}\n| e | f |`, { template: 'academic' });
    expect(table?.rows.map(({ cells: [cell] }) => Object.keys(cell?.borders ?? {}).sort())).toEqual([
      ['bottom', 'top'],
      ['top'],
      ['bottom'],
    ]);
  });

  test('repeats its header on each page, and begins and ends on one', async () => {
    const tables = await tablesOf(`| a |\n|---|\n${'| c |\n'.repeat(100)}`);
    expect(tables).toHaveLength(3);
    expect(tables.map(({ begins }) => begins)).toEqual([true, false, false]);
    expect(tables.map(({ ends }) => ends)).toEqual([false, false, true]);
    expect(tables.map(({ rows: [row] }) => row?.isHeader && row.isRepeated)).toEqual([false, true, true]);
    expect(
      tables
        .flatMap(({ rows }) => rows.slice(1))
        .every(({ isHeader, isRepeated }) => !isHeader && !isRepeated),
    ).toBe(true);
  });

  test('has cells over several rows and columns', async () => {
    const [table] = await tablesOf(
      '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    );
    const [first, second] = table?.rows ?? [];
    expect(first?.cells.map(({ rows, columns }) => [rows, columns])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(second?.cells).toHaveLength(2);
    const [over, wide] = first?.cells ?? [];
    isAt(over?.box.height, (wide?.box.height ?? 0) + (second?.cells[0]?.box.height ?? 0));
    isAt(wide?.box.width, (second?.cells[0]?.box.width ?? 0) + (second?.cells[1]?.box.width ?? 0));
  });

  test('has the texts of its header at the bottom of their row', async () => {
    const [table] = await tablesOf('| a<br>a | b |\n|---|---|\n| c<br>c | d |');
    const [header, row] =
      table?.rows.map(({ cells }) => cells.map((cell) => [...paragraphsIn(cell.blocks)][0]?.lines)) ?? [];
    isAt(header?.[1]?.[0]?.top, header?.[0]?.[1]?.top ?? 0);
    isAt(row?.[1]?.[0]?.top, row?.[0]?.[0]?.top ?? 0);
  });

  test('has a cell over several rows on each of the pages that these are on, with its text once', async () => {
    const rows = Array.from({ length: 60 }, (_, row) => `<tr><td>row ${row}</td></tr>`).join('');
    const words = Array.from({ length: 300 }, (_, word) => `w${word}`).join(' ');
    const tables = await tablesOf(
      `<table><tr><td rowspan="61">${words}</td><td>top</td></tr>${rows}</table>`,
    );
    const cells = tables.map(({ rows: [row] }) => row?.cells[0]);
    expect(cells.length).toBeGreaterThan(1);
    for (const [index, cell] of cells.entries()) {
      expect(cell?.rows).toBe(tables[index]?.rows.length);
      expect(cell?.box.x).toBe(LEFT);
    }
    const text = cells
      .flatMap((cell) => [...paragraphsIn(cell?.blocks ?? [])].flatMap(({ lines }) => lines.map(textOf)))
      .join(' ');
    expect(text.replace(/\s+/g, ' ').trim()).toBe(words);
  });

  test('from right to left has its first column on the right', async () => {
    const [table] = await tablesOf('| שלום | עולם |\n|---|---|\n| א | ב |');
    expect(table?.rightToLeft).toBe(true);
    expect(table?.rows[0]?.cells.map(({ box }) => box.x)).toEqual([LEFT + WIDTH / 2, LEFT]);
  });
});

describe('a callout', () => {
  test('has a bar of its colour where it begins', async () => {
    const [callout] = await tablesOf('> [!WARNING]\n> Text');
    for (const { cells } of callout?.rows ?? [])
      expect(cells).toMatchObject([
        {
          shading: THEME.callouts.warning.ground,
          borders: { left: { thickness: 60, color: THEME.callouts.warning.ink } },
        },
      ]);
    const [other] = await tablesOf('> [!WARNING]\n> שלום');
    expect(Object.keys(other?.rows.at(-1)?.cells[0]?.borders ?? {})).toEqual(['right']);
  });

  test('is one cell on each page that it is on, from its first line to its last', async () => {
    const pages = await pagesOf(`before\n\n> [!NOTE]\n> ${'some words '.repeat(1500)}\n>\n> last\n\nafter`);
    const parts = pages.flatMap(({ body }) => body.filter((block) => block.type === 'table'));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ begins }) => begins)).toEqual(parts.map((_, index) => index === 0));
    expect(parts.map(({ ends }) => ends)).toEqual(parts.map((_, index) => index === parts.length - 1));
    for (const { rows } of parts) {
      expect(rows).toHaveLength(1);
      const [cell] = rows[0]?.cells ?? [];
      const lines = [...paragraphsIn(cell?.blocks ?? [])].flatMap((paragraph) => paragraph.lines);
      expect(cell?.box).toMatchObject({ x: LEFT, width: WIDTH });
      expect(cell?.box.y).toBeLessThanOrEqual(lines[0]?.top ?? 0);
      const last = lines.at(-1);
      expect((cell?.box.y ?? 0) + (cell?.box.height ?? 0)).toBeGreaterThanOrEqual(
        (last?.top ?? 0) + (last?.height ?? 0),
      );
    }
  });
});

describe('headers, footers, notes and line numbers', () => {
  test('are notes at the bottom of the page, below a line of two inches', async () => {
    const [page] = await pagesOf('a[^1] b[^2]\n\n[^1]: One.\n\n[^2]: Two.');
    const notes = [...paragraphsIn(page?.notes?.blocks ?? [])];
    expect(notes.map(({ role }) => role.kind)).toEqual(['note', 'note']);
    const last = notes.at(-1)?.lines.at(-1);
    const bottom = THEME.page.height - THEME.page.margins.bottom;
    isAt((last?.top ?? 0) + (last?.height ?? 0), bottom);
    expect(page?.notes?.separators).toMatchObject([{ x: LEFT, width: 2880 }]);
    expect(page?.notes?.separators[0]?.y).toBeLessThan(notes[0]?.lines[0]?.top ?? 0);
    const marks = [...paragraphsIn(page?.body ?? [])].flatMap(({ lines }) =>
      lines.flatMap(({ pieces }) => pieces.filter(isText)),
    );
    expect(marks.flatMap(({ note }) => note ?? [])).toEqual([
      { number: 1, is: 'mark' },
      { number: 2, is: 'mark' },
    ]);
    expect(notes[1]?.lines[0]?.pieces[0]).toMatchObject({ text: '2', note: { number: 2, is: 'number' } });
  });

  test('is a line as wide as the text where a note continues', async () => {
    const pages = await pagesOf(`a[^1]\n\n[^1]: ${'some words '.repeat(1500)}`);
    const widths = pages.flatMap(({ notes }) => notes?.separators.map(({ width }) => width) ?? []);
    expect(widths.length).toBeGreaterThan(1);
    expect(widths).toEqual(widths.map((_, index) => (index === 0 ? 2880 : WIDTH)));
  });

  test('are the notes of each column below it', async () => {
    const [page] = await pagesOf('::: {.columns}\none[^1]\n\ntwo[^2]\n:::\n\n[^1]: One.\n\n[^2]: Two.');
    const marks = [...paragraphsIn(page?.body ?? [])].flatMap(({ box, lines }) =>
      lines.flatMap(({ pieces }) => pieces.flatMap((piece) => (isText(piece) && piece.note ? [box.x] : []))),
    );
    expect(new Set(marks).size).toBe(2);
    expect(page?.notes?.separators.map(({ x }) => x)).toEqual(marks);
    expect([...paragraphsIn(page?.notes?.blocks ?? [])].map(({ box }) => box.x)).toEqual(marks);
  });

  test('are marks of notes, small and raised, in the letters of the text around them', async () => {
    const [page] = await pagesOf('*text*[^1]\n\n[^1]: Note.');
    const [, mark] = [...paragraphsIn(page?.body ?? [])][0]?.lines[0]?.pieces.filter(isText) ?? [];
    expect(page?.looks[mark?.look ?? -1]).toMatchObject({
      size: 11 * 0.65,
      raise: 0.33 * 220,
      italic: false,
    });
  });

  test('are the numbers of pages, headings and pages in headers and footers', async () => {
    const pages = await pagesOf(`# One\n\n${'x\n\n'.repeat(60)}# Two`, {
      headerText: '{chapter}',
      footerText: '{page} of {pages}',
    });
    const all = (blocks: readonly PlacedBlock[]): string =>
      [...paragraphsIn(blocks)].flatMap(({ lines }) => lines.map(textOf)).join('');
    expect(pages.map(({ footer }) => all(footer))).toEqual(['1 of 2', '2 of 2']);
    expect(pages.map(({ header }) => all(header))).toEqual(['One', 'Two']);
  });

  test('are the numbers of lines in the margin', async () => {
    const pages = await pagesOf('x\n\n'.repeat(60), { lineNumbers: true });
    const numbers = pages.map(({ header }) =>
      [...paragraphsIn(header)]
        .filter(({ role }) => role.kind === 'lineNumbers')
        .flatMap(({ lines }) => lines),
    );
    const texts = numbers.map((lines) => lines.map(textOf));
    expect(texts.flat()).toEqual(Array.from({ length: 60 }, (_, index) => String(index + 1)));
    expect(numbers).toHaveLength(2);
    for (const line of numbers.flat()) isAt(endOf(line.pieces[0]), LEFT - 360);
    const [beside] = await linesOf('x');
    expect(numbers[0]?.[0]).toMatchObject({
      top: beside?.top,
      height: beside?.height,
      baseline: beside?.baseline,
    });
  });

  test('are dots between an entry of the contents and its page, which stands on the right', async () => {
    const paragraphs = await paragraphsOf(`# One\n\n${'x\n\n'.repeat(60)}# Two`, {
      includeTableOfContents: true,
    });
    const entries = paragraphs.filter(
      ({ role, lines }) => role.kind === 'contents' && (lines[0]?.pieces.length ?? 0) > 1,
    );
    expect(entries.map(({ lines }) => lines[0]?.pieces.filter(isText).at(-1)?.text)).toEqual(['1', '2']);
    for (const { lines } of entries) {
      const pieces = lines[0]?.pieces.filter(isText) ?? [];
      isAt(endOf(pieces.at(-1)), RIGHT);
      const leader = pieces.find(({ isLeader }) => isLeader);
      expect(leader?.text).toMatch(/^\.{20,}$/);
      isAt(endOf(leader), pieces.at(-1)?.x ?? 0);
      expect(leader?.x).toBeGreaterThanOrEqual(endOf(pieces[0]));
    }
  });
});

test('code has a background as wide as the text', async () => {
  const [code] = await paragraphsOf('~~~\none\ntwo\n~~~');
  expect(code).toMatchObject({
    shading: THEME.colors.codeBackground,
    borders: { top: { color: THEME.colors.codeBorder } },
  });
  const { box, lines } = code ?? { box: { x: 0, y: 0, width: 0, height: 0 }, lines: [] };
  isAt(box.x + box.width / 2, LEFT + WIDTH / 2);
  expect(box.x).toBeGreaterThanOrEqual(LEFT);
  expect(box.y).toBeLessThan(lines[0]?.top ?? 0);
  expect(box.y + box.height).toBeGreaterThan((lines[1]?.top ?? 0) + (lines[1]?.height ?? 0));
  expect(box.x).toBeLessThan(lines[0]?.pieces[0]?.x ?? 0);
});

test('lines of the text are named as they are now, after lines were added above', async () => {
  const session = openPages();
  await session.update('one\n\n| a |\n|---|\n| b |\n\n> [!NOTE]\n> c[^1]\n\n[^1]: Note.');
  await session.update('zero\n\none\n\n| a |\n|---|\n| b |\n\n> [!NOTE]\n> c[^1]\n\n[^1]: Note.');
  const { body, notes } = session.page(1);
  expect(
    body.flatMap((block) => (block.type === 'box' || !block.source ? [] : [block.source.first])),
  ).toEqual([1, 3, 5, 9]);
  expect(notes?.blocks).toMatchObject([{ source: { first: 12 } }]);
});
