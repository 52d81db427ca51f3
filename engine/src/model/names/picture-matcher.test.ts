import { expect, test } from 'vitest';
import { pictureMatcher } from './picture-matcher.js';

const ID = '0123456789abcdef0123456789abcdef';

test.each([
  ['the same path', 'figures/one.png', ['one.png', 'figures/one.png'], 'figures/one.png'],
  ['a path with dots', './figures/../a/one.png', ['a/one.png'], 'a/one.png'],
  ['backslashes', 'figures\\one.png', ['figures/one.png'], 'figures/one.png'],
  ['a percent-encoded path', 'my%20figures/one%2B.png', ['my figures/one+.png'], 'my figures/one+.png'],
  ['a name that only looks encoded', '100%.png', ['100%.png'], '100%.png'],
  ['a query after', 'one.png?raw=true#top', ['one.png'], 'one.png'],
  [
    'a folder that was dropped',
    'figures/one.png',
    ['thesis/figures/one.png', 'thesis/one.png'],
    'thesis/figures/one.png',
  ],
  ['files from inside the folder', 'figures/one.png', ['one.png', 'two.png'], 'one.png'],
  ['a bare name', 'one.png', ['vault/attachments/one.png'], 'vault/attachments/one.png'],
  ['the nearer of two', 'one.png', ['old/one.png', 'one.png'], 'one.png'],
  ['other capitals', 'Figures/One.PNG', ['figures/one.png'], 'figures/one.png'],
  [
    'Notion’s ids in the text',
    `Page%20${ID}/image.png`,
    ['Page/image.png', 'Other/image.png'],
    'Page/image.png',
  ],
  [
    'Notion’s ids in the files',
    'Page/image.png',
    [`Export/Page ${ID}/image.png`],
    `Export/Page ${ID}/image.png`,
  ],
  ['an id in the name', `image ${ID}.png`, ['image.png'], 'image.png'],
  [
    'a picture saved from the web',
    'https://example.org/a/cat%20one.png?w=600',
    ['cat one.png'],
    'cat one.png',
  ],
  ['a decomposed letter', 'é.png', ['e\u0301.png'], 'e\u0301.png'],
])('%s', (_, source, paths, expected) => {
  expect(pictureMatcher(paths)(source)).toBe(expected);
});

test.each([
  ['no file', 'one.png', []],
  ['another name', 'one.png', ['two.png', 'one.png.bak', 'someone.png']],
  ['two alike', 'one.png', ['a/one.png', 'b/one.png']],
  ['a data: address', 'data:image/png;base64,AAAA', ['AAAA']],
  ['nothing', '', ['one.png']],
  ['only a folder', '../..', ['one.png']],
])('nothing fits: %s', (_, source, paths) => {
  expect(pictureMatcher(paths)(source)).toBeUndefined();
});

test.each([
  ['its own folder', 'one.png', 'a/b', ['one.png', 'a/b/one.png'], 'a/b/one.png'],
  ['a folder above', '../../img/one.png', 'a/b', ['img/one.png', 'a/img/one.png'], 'img/one.png'],
  ['the root', '/img/one.png', 'a/b', ['a/b/img/one.png', 'img/one.png'], 'img/one.png'],
  ['the root, without a slash', 'img/one.png', 'a/b', ['x/img/one.png', 'img/one.png'], 'img/one.png'],
  [
    'a hidden folder',
    '../.gitbook/assets/one.png',
    'a',
    ['.gitbook/assets/one.png'],
    '.gitbook/assets/one.png',
  ],
  ['a name below', 'one.png', 'a', ['a/x/one.png', 'b/one.png'], 'a/x/one.png'],
  ['a name in the nearest folder', 'one.png', 'a/b', ['a/x/one.png', 'b/one.png'], 'a/x/one.png'],
  ['a name anywhere', 'one.png', 'a/b', ['x/y/one.png'], 'x/y/one.png'],
  ['the highest of several', 'one.png', 'a', ['x/y/one.png', 'z/one.png'], 'z/one.png'],
  ['other capitals', 'IMG/One.PNG', 'a', ['img/one.png', 'a/img/one.png'], 'a/img/one.png'],
  ['none of two alike', 'one.png', 'a', ['x/one.png', 'y/one.png'], undefined],
  [
    'the one that shares folders, below a short name for one',
    '~@images/tides/one.png',
    'a',
    ['.vuepress/public/images/winds/one.png', '.vuepress/public/images/tides/one.png'],
    '.vuepress/public/images/tides/one.png',
  ],
  [
    'the same for the root of a site',
    '@site/static/img/one.png',
    'docs/a',
    ['static/img/one.png', 'docs/a/x/one.png'],
    'static/img/one.png',
  ],
  [
    'the same for the address of a page',
    '{{ site.baseurl }}/assets/one.png',
    '_posts',
    ['assets/one.png', 'b/one.png'],
    'assets/one.png',
  ],
  ['a visible one', 'one.png', 'a', ['.old/one.png', 'x/one.png'], 'x/one.png'],
  ['a hidden one that is named', '.old/one.png', '', ['.old/one.png', 'x/one.png'], '.old/one.png'],
])('from the folder of a text: %s', (_, source, folder, paths, expected) => {
  expect(pictureMatcher(paths)(source, folder)).toBe(expected);
});
