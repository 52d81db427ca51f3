// Stores how pandoc reads lists of attributes composed at random: `tests/conformance/attributes.json`, which the tests compare with
// `engine/src/parse/attributes.ts`. It needs `npm ci --prefix bench/peers`.
import { readFileSync, writeFileSync } from 'node:fs';

const PANDOC = new URL('../peers/node_modules/pandoc-wasm/', import.meta.url);
const { convert } = await import(new URL('src/index.node.js', PANDOC).href);
const version = readFileSync(new URL('pandoc-version.txt', PANDOC), 'utf8').trim();

const COUNT = 800;
const PIECES = [
  ...[
    '#a',
    '#1a',
    '#a.b',
    '#a-b:c',
    '#a/b',
    '#',
    '.x',
    '.y-z',
    '.x.y',
    '.1',
    '.',
    '.é',
    '-',
    '-x',
    ':',
    '=',
    'word',
    '\\',
  ],
  ...['k=v', 'k=', 'k=a\\ b', "k=it's", 'k=x"y"', 'k=a,', 'é=ü', 'k.l=v', '1k=v', 'k = v'],
  ...[
    'k="v w"',
    "k='v w'",
    'k=""',
    'k="a\\"b"',
    "k='a\\'b'",
    'k="&amp; &lt;"',
    'k="}"',
    'k="{.x}"',
    'k="#a .b"',
    'k="x\\ny"',
  ],
  ...['k="a\\\\"', 'k="a\nb"', 'k="a\n\nb"', 'k=" v"', 'k="v ', '"', "'", '\n', '\t', '{', '}', '&amp;'],
];

let seed = 20261128;
/** @param {number} limit */
const below = (limit) => {
  seed = (seed * 48271) % 2147483647;
  return seed % limit;
};

const results = [];
for (let index = 0; index < COUNT; index++) {
  let list = '{';
  for (let count = below(5); count > 0; count--)
    list += (below(8) > 0 && (list.length > 1 || below(3) === 0) ? ' ' : '') + PIECES[below(PIECES.length)];
  list += below(6) === 0 ? ' }' : '}';
  const { stdout } = await convert({ from: 'markdown-smart', to: 'json' }, `[x]${list} z\n`, {});
  const first = JSON.parse(stdout).blocks[0]?.c[0];
  results.push({ list, ...(first?.t === 'Span' && { attributes: first.c[0] }) });
}
const file = new URL('../../tests/conformance/attributes.json', import.meta.url);
const rows = results.map((result) => `    ${JSON.stringify(result)}`).join(',\n');
writeFileSync(file, `{\n  "pandoc": ${JSON.stringify(version)},\n  "results": [\n${rows}\n  ]\n}\n`);
console.log(
  `${results.length} lists, ${results.filter(({ attributes }) => attributes).length} of them attributes, pandoc ${version}`,
);
