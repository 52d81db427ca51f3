import { expect, test, vi } from 'vitest';
import { PIXEL } from '../../../../tests/pixel.js';
import { ConversionAborted } from '../../api/conversion-aborted.js';
import type { DiagramAnswer, DiagramGraph, DiagramRenderer } from '../../api/host.js';
import { convert } from '../../convert.js';
import { inspect } from '../../inspect.js';
import { openPages } from '../../pages.js';
import { alternativeText } from './alternative-text.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40"/></svg>';
const rasterize = async (): Promise<Uint8Array> => PIXEL;

function renderer(
  answer: (code: string) => DiagramAnswer | undefined,
): DiagramRenderer & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    languages: ['mermaid'],
    draw: async ({ code }) => {
      asked.push(code);
      return answer(code);
    },
  };
}

const fence = (code: string, info = 'mermaid'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

async function noticesOf(text: string, diagrams: DiagramRenderer): Promise<string[]> {
  const { validation } = await convert(text, { diagrams, rasterize });
  return [...validation.errors, ...validation.warnings].map(({ line, message }) => `${line}: ${message}`);
}

test('a drawn diagram gets no notice, and one that the host does not draw gets one', async () => {
  const diagrams = renderer(() => ({ svg: SVG }));
  const text = `Text.\n\n${fence('flowchart')}\n${fence('digraph {}', 'dot')}`;
  expect(await noticesOf(text, diagrams)).toEqual(['7: Graphviz code is not drawn; it was kept as code']);
  expect(diagrams.asked).toEqual(['flowchart']);
  expect(inspect(text, { diagrams }).notices.map(({ line }) => line)).toEqual([7]);
  expect(inspect(text).notices.map(({ line }) => line)).toEqual([3, 7]);
});

test('a mistake is reported at its line, also below the options of a cell', async () => {
  const diagrams = renderer(() => ({ fault: 'no', line: 2 }));
  const text = `Text.\n\n${fence('a\nb')}\n${fence('%%| label: fig-a\na\nb', '{mermaid}')}`;
  expect(await noticesOf(text, diagrams)).toEqual([
    '5: This Mermaid diagram was not drawn: no; its code was kept',
    '11: This Mermaid diagram was not drawn: no; its code was kept',
  ]);
});

test.each<[string, DiagramRenderer['draw']]>([
  ['it could not be drawn here', () => Promise.reject(new Error('broken'))],
  ['it could not be drawn here', async () => undefined],
  ['its drawing is not a PNG, JPEG, GIF, SVG, WebP or AVIF file', async () => ({ svg: 'x' })],
])('a host that fails leaves the code: %s', async (reason, draw) => {
  const text = `${fence('a')}`;
  const { success, validation } = await convert(text, {
    diagrams: { languages: ['mermaid'], draw },
    rasterize,
  });
  expect(success).toBe(true);
  expect(validation.warnings.map(({ message }) => message)).toEqual([
    `This Mermaid diagram was not drawn: ${reason}; its code was kept`,
  ]);
});

test('diagrams that are too large together are left out by what they have, and smaller ones after them are drawn', async () => {
  const diagrams = renderer(() => ({ svg: SVG }));
  const large = Array.from({ length: 250 }, (_, index) => `a${index}`).join('\n');
  const texts = [`${large}\n1`, `${large}\n2`, `${large}\n3`, 'small'];
  const found = await noticesOf(texts.map((text) => fence(text)).join('\n'), diagrams);
  expect(diagrams.asked.map((code) => code.length)).toEqual([texts[0]?.length, texts[1]?.length, 5]);
  expect(found).toEqual([
    '509: This Mermaid diagram was not drawn: the diagrams of this text are too large together; its code was kept',
  ]);
});

test('an empty diagram is not requested', async () => {
  const diagrams = renderer(() => ({ svg: SVG }));
  expect(await noticesOf(fence(''), diagrams)).toEqual([
    '1: This Mermaid diagram was not drawn: it is empty; its code was kept',
  ]);
  expect(diagrams.asked).toEqual([]);
});

test('pages request a diagram once, and again only when it changes', async () => {
  const diagrams = renderer((code) => (code === 'bad' ? { fault: 'no' } : { svg: SVG }));
  const session = openPages();
  const options = { diagrams, rasterize };
  await session.update(`One.\n\n${fence('a')}`, options);
  await session.update(`One more.\n\n${fence('a')}`, options);
  const { notices } = await session.inspect(`One more.\n\n${fence('a')}`, options);
  expect(notices).toEqual([]);
  expect(diagrams.asked).toEqual(['a']);
  const faulty = await session.inspect(`One more.\n\n${fence('bad')}`, options);
  expect(faulty.notices.map(({ code, line }) => [code, line])).toEqual([['code-not-drawn', 3]]);
  const { pages } = await session.update(`One more.\n\n${fence('a')}`, options);
  expect(diagrams.asked).toEqual(['a', 'bad']);
  expect(pages).toHaveLength(1);
  expect(JSON.stringify(session.page(1))).toContain('"type":"picture"');
});

test('pages are available before slow diagrams are, with those drawn so far', async () => {
  let finish = (_: DiagramAnswer): void => undefined;
  const slow = new Promise<DiagramAnswer>((resolve) => {
    finish = resolve;
  });
  const diagrams: DiagramRenderer = {
    languages: ['mermaid'],
    draw: ({ code }) => (code === 'slow' ? slow : Promise.resolve({ svg: SVG })),
  };
  const session = openPages();
  const options = { diagrams, rasterize };
  await session.update(fence('quick'), options, { after: Promise.resolve(), show: () => undefined });
  const text = `${fence('quick')}\n${fence('slow')}`;
  const shown: string[] = [];
  const whole = session.update(text, options, {
    after: Promise.resolve(),
    show: () => {
      shown.push(JSON.stringify(session.page(1)));
      finish({ svg: SVG });
    },
  });
  await whole;
  const count = (drawing: string) => drawing.split('"type":"picture"').length - 1;
  expect(shown.map(count)).toEqual([1]);
  expect(shown[0]).toContain('slow');
  expect(count(JSON.stringify(session.page(1)))).toBe(2);
});

test('a text without slow diagrams has no early pages', async () => {
  const session = openPages();
  const show = vi.fn();
  const options = { diagrams: renderer(() => ({ svg: SVG })), rasterize };
  const later = { after: new Promise((resolve) => setTimeout(resolve, 1000)), show };
  await session.update(fence('a'), options, later);
  await session.update('Text.', options, later);
  expect(show).not.toHaveBeenCalled();
});

test('a newer text ends the wait for diagrams', async () => {
  const never: DiagramRenderer = { languages: ['mermaid'], draw: () => new Promise(() => undefined) };
  const session = openPages();
  let early = (): void => undefined;
  const isEarly = new Promise<void>((resolve) => {
    early = resolve;
  });
  const first = session.update(fence('a'), { diagrams: never }, { after: Promise.resolve(), show: early });
  const ended = expect(first).rejects.toThrow(ConversionAborted);
  await isEarly;
  const { pages } = await session.update('Text.', { diagrams: never });
  expect(pages).toHaveLength(1);
  await ended;
});

test('pages keep all diagrams of a text, and some that were removed from it', async () => {
  const diagrams = renderer(() => ({ svg: SVG }));
  const session = openPages();
  const options = { diagrams, rasterize };
  const many = Array.from({ length: 250 }, (_, index) => fence(`d${index}`)).join('\n');
  await session.update(many, options);
  await session.update(`More.\n\n${many}`, options);
  expect(diagrams.asked).toHaveLength(250);
  await session.update('None.', options);
  await session.update(many, options);
  expect(diagrams.asked.slice(250)).toHaveLength(150);
});

test('a diagram that failed for now is requested again, one with a mistake is not', async () => {
  const answers = [undefined, { fault: 'no connection', isPassing: true }, { svg: SVG }];
  const diagrams = renderer((code) => (code === 'bad' ? { fault: 'no' } : answers.shift()));
  const session = openPages();
  const text = `${fence('a')}\n${fence('bad')}`;
  const faults: string[][] = [];
  for (let time = 0; time < 3; time++) {
    const { notices } = await session.inspect(`${text}\n${time}`, { diagrams, rasterize });
    faults.push(notices.map(({ message }) => message.replace(/^.*drawn: |; its code.*$/g, '')));
  }
  expect(faults).toEqual([['it could not be drawn here', 'no'], ['no connection', 'no'], ['no']]);
  expect(diagrams.asked).toEqual(['a', 'bad', 'a', 'a']);
});

test('options are checked', async () => {
  const wrong = (diagrams: unknown) => convert('a', { diagrams: diagrams as DiagramRenderer });
  await expect(wrong({ languages: 'mermaid', draw: () => undefined })).rejects.toThrow(/diagrams\.languages/);
  await expect(wrong({ languages: [], draw: 1 })).rejects.toThrow(/diagrams\.draw/);
});

test.each([
  ['flowchart TD\n  accTitle: The way\n  A --> B', 'Flowchart: The way'],
  ['flowchart TD\n  accDescr: How it goes\n  A --> B', 'How it goes'],
  ['flowchart TD\n  accDescr {\n    How\n    it goes\n  }\n  A --> B', 'How it goes'],
  ['---\nconfig:\n  theme: forest\ntitle: "In front"\n---\nflowchart TD', 'Flowchart: In front'],
  ['pie showData title Pets adopted\n  "Dogs" : 3', 'Pie chart: Pets adopted'],
  ['gantt\n  title A plan', 'Gantt chart: A plan'],
  ['%% comment\n\nflowchart TD\n  A --> B', 'Flowchart'],
  ['sequenceDiagram\n  A->>B: hi', 'Sequence diagram'],
  ['unheard-of\n  A', 'Diagram'],
])('alternative text of %j, of which no graph is known', (value, expected) => {
  expect(alternativeText({ type: 'code', lang: 'mermaid', value, line: 1 }, undefined, 'en')).toBe(expected);
});

const link = (from: string, to: string, label = '', isDirected = true) => ({ from, to, label, isDirected });

test.each<[string, DiagramGraph, string, string]>([
  [
    'a way that branches',
    {
      kind: 'flowchart',
      parts: ['Start', 'Read', 'Ready?', 'Write', 'Alone'],
      links: [
        link('Start', 'Read'),
        link('Read', 'Ready?'),
        link('Ready?', 'Write', 'yes'),
        link('Ready?', 'Read', 'no'),
      ],
    },
    'en',
    'Flowchart: Start, then Read, then Ready?; Ready?: yes, then Write; Ready?: no, then Read; Alone.',
  ],
  [
    'states in German',
    {
      kind: 'state',
      parts: ['[start]', 'Leer', '[end]'],
      links: [link('[start]', 'Leer'), link('Leer', '[end]')],
    },
    'de-DE',
    'Zustandsdiagramm: Anfang, dann Leer, dann Ende.',
  ],
  [
    'lines without a direction',
    { kind: 'class', parts: ['A', 'B'], links: [link('A', 'B', '', false)] },
    'fr',
    'Diagramme de classes: A et B.',
  ],
  ['parts alone', { kind: 'er', parts: ['A', 'B'], links: [] }, 'es', 'Diagrama entidad-relación: A; B.'],
  [
    'more than one can listen to',
    { kind: 'mindmap', parts: [], links: Array.from({ length: 14 }, (_, index) => link('A', `B${index}`)) },
    'en',
    'Mind map: A, then B0; A, then B1; A, then B2; A, then B3; A, then B4; A, then B5; A, then B6; A, then B7; A, then B8; A, then B9; A, then B10; A, then B11; and 2 more.',
  ],
])('a diagram in words: %s', (_, graph, language, expected) => {
  expect(alternativeText({ type: 'code', lang: 'mermaid', value: 'x', line: 1 }, graph, language)).toBe(
    expected,
  );
});

test('a caption takes the place of a missing title', () => {
  const caption = [{ type: 'text', value: 'How *tea* is made.' }] as const;
  const code = { type: 'code', lang: 'mermaid', value: 'flowchart', caption, line: 1 } as const;
  const graph = { kind: 'flowchart', parts: ['Boil', 'Pour'], links: [link('Boil', 'Pour')] };
  expect(alternativeText(code, graph, 'en')).toBe('Flowchart: How *tea* is made. Boil, then Pour.');
});
