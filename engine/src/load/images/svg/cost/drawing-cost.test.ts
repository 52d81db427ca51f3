import { describe, expect, test } from 'vitest';
import { embedSvg } from '../embed-svg.js';

const repeated = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${content}</svg>`;

/** Ten levels, each of which references the one below ten times. */
const levels = (element: string, name: (id: string) => string): string =>
  repeated(
    10,
    (index) => `<${element} id="a${index + 1}">${repeated(10, () => name(`a${index}`))}</${element}>`,
  );

/** How many times a drawing was passed to the host, and the result. */
async function embedded(svg: string): Promise<{ asked: { width: number }[]; obstacle: string | undefined }> {
  const asked: { width: number }[] = [];
  const embedding = await embedSvg(new TextEncoder().encode(svg), async ({ width }) => {
    asked.push({ width });
    return undefined;
  });
  return { asked, obstacle: 'obstacle' in embedding ? embedding.obstacle : undefined };
}

const SHAPE = '<rect width="900" height="900"/>';

describe('a drawing that would use up time or memory is not given to the host', () => {
  test.each([
    [
      'groups in use',
      `<g id="a0">${SHAPE}</g>${levels('g', (id) => `<use href="#${id}"/>`)}<use href="#a10"/>`,
    ],
    [
      'symbols in use',
      `<symbol id="a0">${SHAPE}</symbol>${levels('symbol', (id) => `<use xlink:href="#${id}"/>`)}<use href="#a10"/>`,
    ],
    [
      'masks',
      `<mask id="a0">${SHAPE}</mask>${levels('mask', (id) => `<rect width="9" height="9" mask="url(#${id})"/>`)}<rect width="9" height="9" mask="url(#a10)"/>`,
    ],
    [
      'masks named by style rules',
      `<style>.m{mask:url(#a10)}</style><mask id="a0">${SHAPE}</mask>${levels('mask', (id) => `<rect width="9" height="9" style="mask:url(#${id})"/>`)}<rect class="m" width="9" height="9"/>`,
    ],
    [
      'clipping paths',
      `<clipPath id="a0">${SHAPE}</clipPath>${levels('clipPath', (id) => `<rect width="9" height="9" clip-path="url('#${id}')"/>`)}<rect width="9" height="9" clip-path="url(#a10)"/>`,
    ],
    [
      'patterns',
      `<pattern id="a0" width="1" height="1">${SHAPE}</pattern>${levels('pattern', (id) => `<rect width="9" height="9" fill="url(#${id})"/>`)}<rect width="9" height="9" fill="url(#a10)"/>`,
    ],
    [
      'patterns that a group gives its shapes',
      `<pattern id="a0">${SHAPE}</pattern>${levels('pattern', (id) => `<g stroke="url(#${id})"><path d="M0 0h9"/></g>`)}<g fill="url(#a10)"><path d="M0 0h9"/></g>`,
    ],
    [
      'markers',
      `<marker id="a0">${SHAPE}</marker>${levels('marker', (id) => `<path d="M0 0L1 1" marker-start="url(#${id})"/>`)}<path d="M0 0L9 9" marker-start="url(#a10)"/>`,
    ],
    [
      'markers at many points',
      `<marker id="m">${SHAPE}</marker><g marker-mid="url(#m)">${repeated(20, () => `<polyline points="${repeated(20_000, (i) => `${i % 900},${i % 700} `)}"/>`)}</g>`,
    ],
    [
      'pictures in filters',
      `<g id="a0">${SHAPE}</g>${repeated(10, (i) => `<filter id="f${i}">${repeated(10, () => `<feImage href="#a${i}"/>`)}</filter><g id="a${i + 1}" filter="url(#f${i})">${SHAPE}</g>`)}<use href="#a10"/>`,
    ],
    [
      'many filters',
      `<filter id="f"><feGaussianBlur stdDeviation="40"/></filter>${repeated(3000, () => `<rect width="1000" height="1000" filter="url(#f)"/>`)}`,
    ],
    [
      'filters by short names',
      repeated(5000, () => `<rect width="1000" height="1000" filter="blur(40px)"/>`),
    ],
    [
      'a filter of many steps',
      `<filter id="f">${repeated(5000, () => '<feGaussianBlur stdDeviation="9"/>')}</filter><rect width="999" height="999" filter="url(#f)"/>`,
    ],
    [
      'endless noise',
      `<filter id="f"><feTurbulence numOctaves="1e9"/></filter><rect width="999" height="999" filter="url(#f)"/>`,
    ],
    [
      'a wide brush',
      `<filter id="f"><feMorphology radius="9000"/></filter><rect width="999" height="999" filter="url(#f)"/>`,
    ],
    [
      'a large kernel',
      `<filter id="f"><feConvolveMatrix order="900"/></filter><rect width="999" height="999" filter="url(#f)"/>`,
    ],
    ['blends', repeated(9000, () => '<rect width="1000" height="1000" style="mix-blend-mode:multiply"/>')],
    [
      'groups that let through',
      repeated(9000, () => '<g opacity=".5"><rect width="1000" height="1000"/></g>'),
    ],
    [
      'masks side by side',
      `<mask id="m">${SHAPE}</mask>${repeated(5000, () => '<rect width="1000" height="1000" mask="url(#m)"/>')}`,
    ],
    [
      'fillings',
      `<g id="g">${repeated(400, () => '<rect width="1000" height="1000"/>')}</g>${repeated(400, () => '<use href="#g"/>')}`,
    ],
    ['a text of 900,000 letters', `<text>${'a'.repeat(900_000)}</text>`],
    ['many texts', `<text id="t">${'a b '.repeat(100)}</text>${repeated(5000, () => '<use href="#t"/>')}`],
    ['dashes', '<path d="M0 0H1000" stroke="red" stroke-dasharray=".0001"/>'],
    [
      'dashes that a group gives',
      '<g stroke="red" style="stroke-dasharray:.0001 .0002"><circle r="500"/></g>',
    ],
    [
      'dashes on a path of a given length',
      '<path pathLength="1e12" d="M0 0H9" stroke="red" stroke-dasharray="1"/>',
    ],
    [
      'dashes of the screen',
      '<path transform="scale(1e6)" vector-effect="non-scaling-stroke" d="M0 0H9" stroke="red" stroke-dasharray="1"/>',
    ],
    ['a long dashed line', '<path d="M0 0H1e30" stroke="red" stroke-dasharray="1"/>'],
    [
      'crossing lines',
      `<path id="p" d="M0 0${repeated(20_000, (i) => `L${(i * 7) % 1000} ${(i * i) % 1000}`)}z"/>${repeated(40, () => '<use href="#p"/>')}`,
    ],
    [
      'points',
      `<path id="p" d="${repeated(50_000, () => 'M0 0l1 1')}"/>${repeated(500, () => '<use href="#p"/>')}`,
    ],
    ['elements', repeated(200_001, () => '<g/>')],
  ])('%s', async (_name, content) => {
    expect(await embedded(drawing(content))).toEqual({
      asked: [],
      obstacle: expect.stringMatching(/^(?:too-complex|unsafe)$/),
    });
  });

  test('circular references end, however indirect', async () => {
    const content =
      '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#a"/>' +
      '<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask><rect width="9" height="9" mask="url(#m)"/>';
    expect((await embedded(drawing(content))).asked).toHaveLength(1);
  });

  test('references nested 900 deep are not drawn', async () => {
    const content = `<g id="a0"/>${repeated(900, (i) => `<g id="a${i + 1}"><use href="#a${i}"/></g>`)}<use href="#a900"/>`;
    expect((await embedded(drawing(content))).obstacle).toBe('too-complex');
  });
});

describe('ordinary drawings are drawn at full resolution', () => {
  test.each([
    [
      'a chart of 5,000 points',
      `<defs><path id="p" d="M0 3C1 3 2 2 3 0z"/></defs><clipPath id="c"><rect width="900" height="900"/></clipPath><g clip-path="url(#c)">${repeated(5000, (i) => `<use href="#p" x="${i % 900}" y="${(i * 7) % 900}" fill="#1f77b4" fill-opacity=".6"/>`)}</g>`,
    ],
    [
      'a map',
      repeated(
        300,
        (i) =>
          `<path fill="#eee" stroke="#000" d="M${i * 3} 9${repeated(200, (j) => `l${j % 3} ${(j % 5) - 2}`)}z"/>`,
      ),
    ],
    [
      'a net of 2,000 lines',
      repeated(2000, (i) => `<line x1="${i % 900}" y1="0" x2="${(i * 7) % 900}" y2="900" stroke="#999"/>`),
    ],
    [
      'boxes with shadows',
      `<filter id="f" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="2"/></filter>${repeated(2, (i) => `<rect x="${i * 90}" width="80" height="40" filter="url(#f)"/>`)}`,
    ],
    [
      'arrows',
      `<marker id="m" viewBox="0 0 10 10" markerWidth="8" markerHeight="8"><path d="M0 0L10 5L0 10z"/></marker>${repeated(300, (i) => `<path d="M${i} 0V900" stroke="#333" marker-end="url(#m)"/>`)}`,
    ],
    [
      'a page of text',
      repeated(300, (i) => `<text y="${i * 3}">A line of text with some words in it</text>`),
    ],
    ['dashed lines', repeated(500, (i) => `<path d="M0 ${i}H1000" stroke="#333" stroke-dasharray="4 2"/>`)],
  ])('%s', async (_name, content) => {
    expect((await embedded(drawing(content))).asked).toEqual([{ width: 3000 }]);
  });

  test('a drawing that takes long to paint is drawn in fewer pixels', async () => {
    const content = repeated(1500, () => '<rect width="1000" height="1000" fill-opacity=".5"/>');
    const [{ width } = { width: 0 }] = (await embedded(drawing(content))).asked;
    expect(width).toBeGreaterThan(600);
    expect(width).toBeLessThan(3000);
  });
});
