import { describe, expect, test } from 'vitest';
import { after, htmlOf } from '../../../tests/clipboards/pass.js';
import { plainAddress } from './addresses.js';
import { childrenOf } from './dom.js';
import { filePictures } from './file-pictures.js';
import { pageOf, withoutStamp } from './page.js';
import { parseClipboard } from './parse-clipboard.js';
import { type PictureNames, pictures } from './pictures.js';

const TARGET = 'https://e.org/a?b=1';
const encoded = encodeURIComponent(TARGET);

describe('an address that only leads on is the one to which it leads', () => {
  test.each([
    `https://www.google.com/url?sa=t&q=${encoded}&x=y`,
    `https://google.co.uk/url?url=${encoded}`,
    `https://eur.safelinks.protection.outlook.com/?url=${encoded}`,
    `https://statics.teams.cdn.office.net/a/safelinks/1?x=y&url=${encoded}`,
    `https://lm.facebook.com/l.php?u=${encoded}`,
    `https://l.instagram.com/?u=${encoded}`,
    `http://youtube.com/redirect?q=${encoded}`,
    `https://slack-redir.net/link?url=${encoded}`,
    `https://out.reddit.com/t3?url=${encoded}`,
    `https://www.linkedin.com/redir/redirect?url=${encoded}`,
    `https://linkedin.com/safety/go/?url=${encoded}`,
    `https://exit.sc/?url=${encoded}`,
    `https://steamcommunity.com/linkfilter/?url=${encoded}`,
    `https://duckduckgo.com/l/?uddg=${encoded}`,
    `https://link.zhihu.com/?target=${encoded}`,
    `https://urldefense.com/v3/__${TARGET}__;!!a`,
    ` ${TARGET} `,
  ])('%s', (address) => expect(plainAddress(address)).toBe(TARGET));

  test.each([
    'https://www.google.com/url?q=a',
    'https://google.example/url?q=javascript%3Aa',
    'https://e.org/url?q=https%3A%2F%2Fa.org',
    'mailto:a@e.org?utm_source=b',
  ])('and others stay: %s', (address) => expect(plainAddress(address)).toBe(address));

  test('through at most three others, and with an escape that is broken', () => {
    const through = (count: number): string =>
      Array.from({ length: count }).reduce<string>(
        (address) => `https://exit.sc/?url=${encodeURIComponent(address)}`,
        TARGET,
      );
    expect(plainAddress(through(3))).toBe(TARGET);
    expect(plainAddress(through(4))).toBe(through(1));
    expect(plainAddress('https://exit.sc/?url=https://e.org/%')).toBe('https://e.org/%');
  });
});

test.each([
  ['?utm_source=a', ''],
  ['?a=1&fbclid=b&c=2', '?a=1&c=2'],
  ['?gclid=a&dclid=b&msclkid=c&mc_cid=d&mc_eid=e&igshid=f#g', '#g'],
  ['?UTM_medium', ''],
  ['?utm=a', '?utm=a'],
  ['?my_utm_source=a', '?my_utm_source=a'],
  ['?fbclids=a', '?fbclids=a'],
  ['#a?utm_source=b', '#a?utm_source=b'],
])('what only tracks readers goes: %s', (query, expected) => {
  expect(plainAddress(`https://e.org/${query}`)).toBe(`https://e.org/${expected}`);
});

describe('pictures', () => {
  const DATA = 'data:image/png;base64,AA==';
  function settled(html: string, hasFiles = false) {
    const names: PictureNames = new Map();
    const root = parseClipboard(html);
    const missing = pictures(root, names, hasFiles);
    return { html: htmlOf(childrenOf(root)), names: [...names], missing };
  }
  const shown = (attributes: string, hasFiles = false): string =>
    settled(`<img ${attributes}>`, hasFiles).html;

  test('with data get names, one for each', () => {
    const { html, names, missing } = settled(
      `<img src="${DATA}"><img src="${DATA}"><img src="data:image/jpeg,a"><img src="data:image/svg+xml;a">`,
    );
    expect(html.match(/src="[^"]*"/g)).toEqual([
      'src="pasted-1.png"',
      'src="pasted-1.png"',
      'src="pasted-2.jpg"',
      'src="pasted-3.svg"',
    ]);
    expect(names[0]).toEqual([DATA, 'pasted-1.png']);
    expect(missing).toBe(0);
  });

  test.each([
    ['src="https://e.org/a"', '<img src="https://e.org/a" width>'],
    ['src=" //e.org/a "', '<img src="https://e.org/a" width>'],
    ['data-src="http://e.org/a"', '<img data-src="http://e.org/a" width src="http://e.org/a">'],
    ['src="file:///a" alt="A"', ' A '],
    ['src="cid:a"', ''],
    ['src="a.png" alt="A"', ' A '],
    ['alt="A"', ' A '],
    ['', ''],
    ['src="https://e.org/a" alt="😀"', '😀'],
    ['src="https://e.org/a" alt="A" width="24" height="24"', ''],
    ['src="https://e.org/a" width="25" height="24"', '<img src="https://e.org/a" width="25">'],
    [
      'src="https://e.org/a" alt="A description AI-generated content may be incorrect."',
      '<img src="https://e.org/a" alt="A description" width>',
    ],
  ])('%s', (attributes, expected) => expect(shown(attributes)).toBe(expected));

  test('beside a page stay where they are', () => {
    expect(shown('src="a/b.png"', true)).toBe('<img src="a/b.png" width>');
    expect(shown('src="cid:b.png" alt="B"', true)).toBe(' B ');
  });

  test.each([
    ['width="120" height="90"', '120'],
    ['width="120" style="width: 50%"', '50%'],
    ['style="width:401.938px"', '402px'],
    ['width="10.6"', '11'],
    ['width="10.5mm"', '10.5mm'],
    ['width="3cm" style="width:auto"', '3cm'],
    ['style="width: 2in"', '2in'],
    ['style="width:9pt"', '9pt'],
  ])('have a width as it is written: %s', (attributes, width) =>
    expect(shown(`src="https://e.org/a" ${attributes}`)).toContain(` width="${width}"`),
  );

  test('that no program can give are counted', () => {
    expect(settled('<img src="file:///a"><img src="blob:a" alt="A"><img alt="b"><img>').missing).toBe(2);
  });
});

describe('pictures in files of the program', () => {
  const png = '{\\pict\\pngblip 8950}';
  const urls = (html: string, rtf: string): (string | undefined)[] => {
    const root = parseClipboard(html);
    filePictures(root, html, rtf);
    return Array.from(htmlOf(childrenOf(root)).matchAll(/src="([^"]*)"/g), ([, src]) => src);
  };
  const data = 'data:image/png;base64,iVA=';

  test('get the data of the RTF if it has as many', () => {
    expect(urls('<img src="file:///a"><img src="https://e.org/b">', png)).toEqual([data, 'https://e.org/b']);
    expect(urls('<img src="file:///a">', png + png)).toEqual(['file:///a']);
    expect(urls('<img src="file:///a">', `${png}{\\pict\\wmetafile8 00}`)).toEqual([data]);
    expect(urls('<img src="file:///a"><img src="file:///b">', `${png}{\\pict\\wmetafile8 00}`)).toEqual([
      data,
      'file:///b',
    ]);
    expect(urls('<img src="file:///a">', '')).toEqual(['file:///a']);
  });

  test('that VML alone names are pictures with the width of their shape', () => {
    const vml = '<v:shape style="width:9pt" alt="A"><v:imagedata src="file:///a"></v:imagedata></v:shape>';
    expect(after((root) => filePictures(root, vml, ''), vml)).toBe(
      '<v:shape style="width:9pt" alt="A"><img src="file:///a" alt="A" style="width:9pt"></v:shape>',
    );
    const bare = '<v:imagedata></v:imagedata>';
    expect(after((root) => filePictures(root, bare, ''), bare)).toBe('<img src alt>');
  });
});

test('a page has its main part without navigation, and knows the names to which its links lead', () => {
  const page = (html: string) => {
    const root = parseClipboard(html);
    const { linked } = pageOf(root);
    return [htmlOf(childrenOf(root)), [...linked]];
  };
  expect(page('<p>x</p><main><p>a</p><nav>n</nav><a href="#b">c</a></main>')).toEqual([
    '<p>a</p><a href="#b">c</a>',
    ['b'],
  ]);
  expect(page('<p>x</p><div role="main">a</div>')).toEqual(['a', []]);
  expect(page('<main>a</main><main>b</main>')).toEqual(['<main>a</main><main>b</main>', []]);
  expect(page('<div role="navigation">n</div><a href="c#d">e</a>')).toEqual(['<a href="c#d">e</a>', []]);
});

test('the date below a page of Asciidoctor goes', () => {
  expect(after(withoutStamp, 'a<div id="footer"><div id="footer-text">b</div></div>')).toBe('a');
  const other = '<div id="footer"><p>b</p></div><div id="x"><p id="footer-text">c</p></div>';
  expect(after(withoutStamp, other)).toBe(other);
});
