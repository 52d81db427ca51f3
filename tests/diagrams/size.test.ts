import type { DiagramRenderer } from '@footmark/engine';
import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { drawMermaid } from '../../diagrams/src/index';
import { DIAGRAMS } from '../../diagrams/src/sample-diagrams';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { PIXEL } from '../pixel';

const rasterize = async (): Promise<Uint8Array> => PIXEL;
const EMU_PER_POINT = 12_700;

/** Draws each diagram as one of this size, in points, with a box that has letters of this size. */
function rendererOf(width: number, height: number, letters: number): DiagramRenderer {
  const [w, h, size] = [width, height, letters].map((each) => (each * 96) / 72) as [number, number, number];
  const shape = {
    is: 'box',
    role: 'node',
    name: 'A',
    x: 0,
    y: 0,
    width: w,
    height: h,
    form: 'rectangle',
    path: [],
    strokeWidth: 1,
    dash: 'solid',
    text: {
      size,
      color: '#333333',
      lines: [{ runs: [{ text: 'A' }], x: 0, y: 0, width: size, height: size, align: 'center' }],
    },
  } as const;
  return {
    languages: ['mermaid'],
    draw: async ({ wantsShapes }) => ({
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"/>`,
      letters: size,
      ...(wantsShapes && { shapes: { kind: 'flowchart', width: w, height: h, shapes: [shape] } }),
    }),
  };
}

const FENCE = '```mermaid\nflowchart LR\n  A --> B\n```\n';
const LETTER = { pageSize: 'letter', templateName: 'plain' } as const;

async function shown(text: string, diagrams: DiagramRenderer, options: object = {}) {
  const given = { rasterize, diagrams, ...LETTER, ...options };
  const { bytes, notices } = await convertForTest(
    text,
    given,
    `diagrams/${expect.getState().currentTestName}`,
  );
  const parts = openPackage(bytes).parts;
  const xml = ['document', 'footnotes'].map((name) => parts.get(`word/${name}.xml`)?.text ?? '').join('');
  const [, width = 0] = /<wp:extent cx="(\d+)"/.exec(xml) ?? [];
  return {
    width: Number(width) / EMU_PER_POINT,
    isShaped: xml.includes('<wpc:wpc>'),
    codes: notices.map(({ code }) => code),
    notices,
    letters: Array.from(xml.matchAll(/<w:sz w:val="(\d+)"\/><w:szCs/g), ([, size]) => Number(size) / 2),
  };
}

/** The room of a page, in points: the lines of its text, and with the margins. */
async function roomOf(options: object = {}) {
  const line = (await shown(FENCE, rendererOf(5000, 10, 500), options)).width;
  const full = (await shown(FENCE, rendererOf(5000, 10, 1), options)).width;
  return { line, full };
}

test.each([
  ['letter paper', LETTER],
  ['A4', { ...LETTER, pageSize: 'a4' }],
  ['Academic', { templateName: 'academic' }],
  ['Business', { templateName: 'business' }],
  ['MLA', { templateName: 'mla' }],
])('letters have 7 points as far as the page has room, in a picture as in shapes: %s', async (_, options) => {
  const { line, full } = await roomOf(options);
  expect(full).toBeGreaterThanOrEqual(line);
  for (const form of ['picture', 'shapes']) {
    const of = (width: number) => shown(FENCE, rendererOf(width, 10, 10), { ...options, diagramForm: form });
    const legible = (room: number): number => (room * 10) / 7;
    // As wide as it is, then as wide as the text.
    expect(await of(line - 50)).toMatchObject({ width: expect.closeTo(line - 50, 0), codes: [] });
    const atText = await of(legible(line) - 1);
    expect(atText).toMatchObject({ width: expect.closeTo(line, 0), codes: [], isShaped: form === 'shapes' });
    // Then no wider than it needs, in the margins.
    const within = legible((line + full) / 2);
    if (full > line + 2)
      expect(await of(within)).toMatchObject({ width: expect.closeTo((within * 7) / 10, 0), codes: [] });
    const last = await of(legible(full) - 0.3);
    expect(last).toMatchObject({ width: expect.closeTo(full, 0), codes: [], isShaped: form === 'shapes' });
    if (form === 'shapes') expect(last.letters).toContain(7);
    const beyond = await of(legible(full) + 3);
    expect(beyond).toMatchObject({
      width: expect.closeTo(full, 0),
      isShaped: false,
      codes: [form === 'shapes' ? 'diagram-as-picture' : 'diagram-hard-to-read'],
    });
  }
});

test.each([
  ['in a list', (text: string) => `- Item\n\n  ${text.trim().replaceAll('\n', '\n  ')}`, true],
  ['in a quotation', (text: string) => `> ${text.trim().replaceAll('\n', '\n> ')}`, true],
  ['in a callout', (text: string) => `> [!NOTE]\n> ${text.trim().replaceAll('\n', '\n> ')}`, true],
  [
    'in columns',
    (text: string) => `::: {.columns}\n::: {.column}\n${text}:::\n::: {.column}\nb\n:::\n:::\n`,
    true,
  ],
  ['in a note', (text: string) => `a[^1]\n\n[^1]: b\n\n    ${text.trim().replaceAll('\n', '\n    ')}`, false],
  ['in a cell', (text: string) => gridTable(text.trim().split('\n')), false],
] as const)('other places have no margins: %s', async (_, around, isReported) => {
  const { line } = await roomOf();
  const found = await shown(around(FENCE), rendererOf((line * 10) / 7 + 10, 10, 10));
  expect(found.width).toBeGreaterThan(0);
  expect(found.width).toBeLessThanOrEqual(line + 0.1);
  expect(found.codes).toEqual(isReported ? ['diagram-hard-to-read'] : []);
  const asShapes = await shown(around(FENCE), rendererOf((line * 10) / 7 + 10, 10, 10), {
    diagramForm: 'shapes',
  });
  expect(asShapes).toMatchObject({ isShaped: false, codes: ['diagram-as-picture'] });
});

function gridTable(lines: readonly string[]): string {
  const rule = (sign: string) => `+${sign.repeat(30)}+${sign.repeat(10)}+`;
  const rows = lines.map((each) => `| ${each.padEnd(28)} | b        |`);
  return [rule('-'), '| a                            | b        |', rule('='), ...rows, rule('-')].join('\n');
}

test('smaller letters make a diagram larger, as far as there is room', async () => {
  expect(await shown(FENCE, rendererOf(100, 10, 5))).toMatchObject({
    width: expect.closeTo(140, 0),
    codes: [],
  });
});

test('what to do depends on what there is no room for', async () => {
  const message = async (text: string, width: number, height: number) =>
    (await shown(text, rendererOf(width, height, 10))).notices[0]?.message.replace(/^.*; /, '');
  expect(await message(FENCE, 850, 10)).toBe('put it on a landscape page, or split it');
  expect(await message(FENCE, 850, 700)).toBe('split it');
  expect(await message(FENCE, 3000, 10)).toBe('split it');
  expect(await message(FENCE, 10, 3000)).toBe('split it');
  expect(await message(`::: {.landscape}\n${FENCE}:::\n`, 3000, 10)).toBe('split it');
});

test('what cannot be read in either direction runs in that in which its letters are much larger', async () => {
  const across = rendererOf(3000, 100, 10);
  const turning = (width: number, height: number): DiagramRenderer => {
    const down = rendererOf(width, height, 10);
    return { ...across, draw: (request) => (/LR/.test(request.code) ? across : down).draw(request) };
  };
  const { line, full } = await roomOf();
  const turned = await shown(FENCE, turning(500, 1000));
  expect(turned.codes).toEqual(['diagram-hard-to-read']);
  expect(turned.width).toBeLessThan(line - 10);
  expect(await shown(FENCE, turning(2500, 100))).toMatchObject({
    width: expect.closeTo(full, 0),
    codes: ['diagram-hard-to-read'],
  });
});

test('the finding has the line of the diagram, once, also where pages are counted first', async () => {
  const text = `---\ntoc: true\n---\n# A\n\n${FENCE}`;
  const { notices } = await shown(text, rendererOf(3000, 10, 10));
  expect(notices.map(({ code, line }) => [code, line])).toEqual([['diagram-hard-to-read', 6]]);
});

test('the pages of the session report the same as the conversion', async () => {
  const session = openPages();
  const text = `# A\n\nb[^1]\n\n${FENCE}\n- c\n\n  ${FENCE.trim().replaceAll('\n', '\n  ')}\n\n[^1]: d\n`;
  for (const diagramForm of ['picture', 'shapes'] as const) {
    const options = { rasterize, diagrams: rendererOf(3000, 10, 10), diagramForm };
    const { notices } = await session.inspect(text, options);
    expect(notices).toEqual((await shown(text, options.diagrams, { ...options, pageSize: 'a4' })).notices);
    expect(notices.map(({ line }) => line)).toEqual([5, 12]);
  }
});

test('a renderer that does not know its letters has no finding and no margins', async () => {
  const renderer = rendererOf(3000, 10, 10);
  const { line } = await roomOf();
  const unknowing: DiagramRenderer = {
    ...renderer,
    draw: async () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="10"/>' }),
  };
  expect(await shown(FENCE, unknowing)).toMatchObject({ width: expect.closeTo(line, 0), codes: [] });
});

test('the letters of a drawing are those of its smallest text', async () => {
  const lettersOf = async (code: string) => {
    const answer = await drawMermaid({ language: 'mermaid', code });
    return 'svg' in answer ? (answer.letters ?? 0) * 0.75 : 0;
  };
  expect(await lettersOf('flowchart LR\n  A --> B')).toBeCloseTo(10);
  expect(await lettersOf(DIAGRAMS.timeline ?? '')).toBeCloseTo(10);
  expect(await lettersOf('gantt\n  section S\n  A :a, 2024-01-01, 3d')).toBeCloseTo(6.25);
  expect(await lettersOf('flowchart LR\n  A --> B\n  style A font-size:8px')).toBeCloseTo(5);
});

/** Draws code that says `LR` as one strip and the same that says `TB` as another, and keeps what it was asked for. */
function bothWays(across: DiagramRenderer, down: DiagramRenderer): DiagramRenderer & { asked: string[] } {
  const asked: string[] = [];
  return {
    ...across,
    asked,
    draw: (request) => {
      asked.push(request.code);
      return (request.code.includes('LR') ? across : down).draw(request);
    },
  };
}

test.each(['picture', 'shapes'] as const)(
  'a diagram whose letters cannot be read runs the other way, where they can, as %s',
  async (diagramForm) => {
    const renderer = bothWays(rendererOf(1500, 40, 10), rendererOf(90, 500, 10));
    const { width, codes, isShaped } = await shown(FENCE, renderer, { diagramForm });
    expect({ width, codes }).toEqual({ width: 90, codes: [] });
    expect(isShaped).toBe(diagramForm === 'shapes');
    expect(renderer.asked).toEqual(['flowchart LR\n  A --> B', 'flowchart TB\n  A --> B']);
  },
);

test('it stays as it is written on a page that has room for it, and where the other way is no better', async () => {
  const down = rendererOf(90, 500, 10);
  const { width, codes } = await shown(
    `::: {.landscape}\n${FENCE}:::\n`,
    bothWays(rendererOf(900, 40, 10), down),
  );
  expect(width).toBeGreaterThan(600);
  expect(codes).toEqual([]);
  const tooHigh = bothWays(rendererOf(1500, 40, 10), rendererOf(90, 2000, 10));
  const both = await shown(FENCE, tooHigh);
  expect(both.width).toBeGreaterThan(400);
  expect(both.codes).toEqual(['diagram-hard-to-read']);
});

test('a diagram that can be read is drawn once', async () => {
  const renderer = bothWays(rendererOf(400, 40, 10), rendererOf(90, 500, 10));
  await shown(FENCE, renderer);
  expect(renderer.asked).toHaveLength(1);
});
