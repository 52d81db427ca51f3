import { describe, expect, test } from 'vitest';
import { cleanSvg } from '../clean.js';

/** What becomes of the content of an SVG of ten by ten. */
function styled(content: string, attributes = ''): string {
  const clean = cleanSvg(`<svg viewBox="0 0 10 10" width="10" height="10" ${attributes}>${content}</svg>`);
  return /^<svg[^>]*>(.*)<\/svg>$/s.exec(clean?.svg ?? '')?.[1] ?? 'nothing';
}

/** The fill of a shape. */
function fillOf(shape: string): string | undefined {
  return /^<rect[^>]* fill="([^"]*)"/.exec(styled(shape))?.[1];
}

describe('rules of a style sheet become attributes', () => {
  const SHAPES =
    '<g id="a" class="b c"><rect class="d"></rect><rect data-look="neo x"></rect><circle></circle></g>';
  /** The places of the shapes in `SHAPES` that a selector means: the group, two rectangles, a circle. */
  function meant(selector: string): number[] {
    const content = styled(`<style>${selector} { r: 1; stroke-width: 7px }</style>${SHAPES}`);
    const tags = content.match(/<(?:g|rect|circle)[^>]*>/g) ?? [];
    return tags.flatMap((tag, index) => (tag.includes('stroke-width="7px"') ? [index] : []));
  }

  test.each([
    ['rect', [1, 2]],
    ['*', [0, 1, 2, 3]],
    ['svg|rect', [1, 2]],
    ['.d', [1]],
    ['.b.c', [0]],
    ['.b.d', []],
    ['#a', [0]],
    ['#a rect', [1, 2]],
    ['svg > rect', []],
    ['svg > g > rect.d', [1]],
    ['.b circle, .d', [1, 3]],
    ['rect + rect', [2]],
    ['.d ~ *', [2, 3]],
    ['[data-look]', [2]],
    ['[data-look="neo x"]', [2]],
    ['[data-look~=x]', [2]],
    ["rect[data-look^='NEO' i]", [2]],
    ['[class*="d"]', [1]],
    [':root g', [0]],
    ['g :first-child', [1]],
    ['g > :last-child', [3]],
    ['g > :nth-child(2n+1)', [1, 3]],
    ['g > :nth-child(even)', [2]],
    ['rect:not(.d)', [2]],
    [':is(.d, circle)', [1, 3]],
    ['.d:hover', []],
    ['rect::before', []],
    ['rect:unknown(a)', []],
    ['.d >', []],
    ['{', []],
    ['.\\64', [1]],
  ])('%s', (selector, places) => {
    expect(meant(selector)).toEqual(places);
  });

  test('the more specific rule wins, then the later one; `style` overrides both, and `!important` everything', () => {
    const rules =
      '#i{fill:#000001} .c{fill:#000002;stroke:#000003!important} rect{fill:#000004;stroke:#000005}';
    expect(
      styled(`<style>${rules}</style><rect id="i" class="c" fill="#000006" style="stroke:#000007"/>`),
    ).toBe('<rect id="i" fill="#000001" stroke="#000003"></rect>');
    expect(
      styled(
        '<style>.a{fill:#000001}.b{fill:#000002}:where(#i){fill:#000003}</style><rect id="i" class="b a"/>',
      ),
    ).toBe('<rect id="i" fill="#000002"></rect>');
  });

  test.each([
    ['@media screen { rect { fill: #00f } }', '#00f'],
    ['@media (prefers-color-scheme: dark) { rect { fill: #00f } }', undefined],
    [
      '@media screen and (prefers-color-scheme: light) { @supports (color: red) { rect { fill: #00f } } }',
      '#00f',
    ],
    ['@layer a { rect { fill: #00f } }', '#00f'],
    ['@keyframes a { from { fill: red } } rect { fill: #00f }', '#00f'],
    ['/* a { */ rect { fill: #00f } /* open', '#00f'],
    ['rect { & .a { fill: red } fill: #00f }', '#00f'],
    ['rect { fill: #00f; } }', '#00f'],
    ['rect { fill: "}" ; fill: #00f }', '#00f'],
    ['rect { fill: #00f', '#00f'],
  ])('%s', (css, fill) => {
    const content = styled(`<style>${css}</style><rect/>`);
    expect(/fill="([^"]*)"/.exec(content)?.[1]).toBe(fill);
  });

  test('what has no attribute stays in `style`, and what draws nothing goes', () => {
    const style =
      'mix-blend-mode: multiply; animation: a 1s; max-width: 3px; transform: translateX(3px) rotate(4deg)';
    expect(styled(`<rect style="${style}"/>`)).toBe(
      '<rect transform="translate(3, 0) rotate(4)" style="mix-blend-mode:multiply"></rect>',
    );
  });

  test('short forms, places and sizes become single attributes', () => {
    expect(styled('<text style="font: italic bold 12px/1.5 &quot;A B&quot;, serif">a</text>')).toBe(
      '<text font-style="italic" font-weight="bold" font-size="12px" font-family="&quot;A B&quot;, serif">a</text>',
    );
    expect(styled('<style>circle{r:4px;cx:5}path{marker:url(#m)}</style><circle r="1"/><path/>')).toBe(
      '<circle r="4" cx="5"></circle><path marker-start="url(#m)" marker-mid="url(#m)" marker-end="url(#m)"></path>',
    );
  });

  test('a link passes only its colours to its content', () => {
    expect(
      styled('<a href="https://example.org" target="_top" fill="#00f"><text>a<a fill="red">b</a></text></a>'),
    ).toBe('<g fill="#00f"><text>a<tspan fill="red">b</tspan></text></g>');
  });

  test('the background of the whole picture becomes a shape', () => {
    expect(styled('<path></path>', 'style="--bg:#fafafa;background:var(--bg)"')).toBe(
      '<rect x="0" y="0" width="10" height="10" fill="#fafafa"></rect><path></path>',
    );
  });
});

describe('variables', () => {
  test.each([
    ['of the root', '<style>:root{--a:#123456}</style><rect fill="var(--a)"/>', '#123456'],
    ['in `style`', '<rect style="--a: #123456; fill: var( --a )"/>', '#123456'],
    ['one within the other', '<rect style="--a: var(--b); --b: #123456; fill: var(--a)"/>', '#123456'],
    ['with another value where there is none', '<rect fill="var(--a, var(--b, #123456))"/>', '#123456'],
    ['without any value', '<rect fill="var(--a)"/>', undefined],
    ['that name themselves', '<rect style="--a: var(--b); --b: var(--a); fill: var(--a, red)"/>', 'red'],
    ['nearer ones first', '<style>svg{--a:red} rect{--a:#123456}</style><rect fill="var(--a)"/>', '#123456'],
  ])('%s', (_name, content, fill) => {
    expect(fillOf(content)).toBe(fill);
  });

  test('with values that would grow without limit are invalid', () => {
    const doubled = Array.from(
      { length: 40 },
      (_, index) => `--a${index + 1}:var(--a${index}) var(--a${index})`,
    );
    expect(fillOf(`<rect style="--a0:red;${doubled.join(';')};fill:var(--a40)"/>`)).toBeUndefined();
  });
});

describe('colours are written in a form that every program knows', () => {
  test.each([
    ['red', 'red'],
    ['#abc', '#abc'],
    ['rgb(1 2 3)', '#010203'],
    ['rgba(255, 0, 128, 1)', '#ff0080'],
    ['rgb(100%, 0%, 50%)', '#ff0080'],
    ['hsl(240, 60%, 86.2745%)', '#c7c7f1'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hwb(120 0% 50%)', '#008000'],
    ['oklch(62.8% 0.25768 29.234)', '#ff0000'],
    ['oklab(0.51975 -0.1403 0.10768)', '#008000'],
    ['lab(46.2775% -47.5621 48.5837)', '#008000'],
    ['color(srgb 1 0 .5)', '#ff0080'],
    ['transparent', 'none'],
    ['#12345600', 'none'],
    ['light-dark(#fff, var(--dark, #121212))', '#fff'],
    ['color-mix(in srgb, red, blue)', '#800080'],
    ['color-mix(in srgb, white 60%, black)', '#999999'],
    ['color-mix(in srgb, white, 25% black)', '#bfbfbf'],
    ['color-mix(in srgb, color-mix(in srgb, white 50%, black) 50%, #808080)', '#808080'],
    ['color-mix(in oklab, white, black)', '#636363'],
    ['color-mix(in hsl, hsl(0 100% 50%), hsl(120 100% 50%))', '#ffff00'],
    ['color-mix(in srgb, var(--none, #102030) 100%, red 0%)', '#102030'],
    ['url(#a) hsl(0 100% 50%)', 'url(#a) #ff0000'],
  ])('%s is %s', (color, fill) => {
    const expected = fill === '#fff' ? '#ffffff' : fill;
    expect(fillOf(`<rect fill="${color}"/>`)).toBe(expected);
  });

  test('opacity has an attribute of its own', () => {
    expect(styled('<rect fill="rgba(255,0,0,.5)" stroke="#0000ff80" stroke-opacity=".5"/>')).toBe(
      '<rect fill="#ff0000" stroke="#0000ff" stroke-opacity="0.251" fill-opacity="0.5"></rect>',
    );
    expect(styled('<rect style="fill: color-mix(in srgb, red 20%, transparent)"/>')).toBe(
      '<rect fill="#ff0000" fill-opacity="0.2"></rect>',
    );
  });

  test('currentColor is blended with the value that it has there', () => {
    expect(styled('<g color="#ff0000"><rect fill="color-mix(in srgb, currentColor, white)"/></g>')).toBe(
      '<g color="#ff0000"><rect fill="#ff8080"></rect></g>',
    );
  });
});

describe('rules that would take too long are not evaluated', () => {
  test.each([
    [
      'many rules for many elements',
      `<style>${'* *{fill:red}'.repeat(20_000)}</style>${'<g/>'.repeat(20_000)}`,
    ],
    [
      'selectors that look everywhere',
      `<style>${`text ${'g '.repeat(30)}a{fill:red}`.repeat(50)}</style>${'<g>'.repeat(400)}${'<a/>'.repeat(300)}`,
    ],
    [
      'long values many times',
      `<style>g{font-family:${'a,'.repeat(100_000)}b}</style>${'<g/>'.repeat(5_000)}`,
    ],
  ])('%s', (_name, content) => {
    expect(cleanSvg(`<svg>${content}</svg>`)).toBeUndefined();
  });

  test.each([
    ['comments without end', '/*'.repeat(500_000)],
    ['addresses without end', `a{fill:url(${' '.repeat(500_000)}`],
    ['brackets without end', '{'.repeat(500_000)],
  ])('%s are read in one go', (_name, css) => {
    expect(cleanSvg(`<svg><style>${css}</style></svg>`)).toBeDefined();
  });
});
