import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLASSES, classOf, differencesOf, lineOf, OTHER_DIALECT } from './differences.mjs';
import { ownParser } from './own-parser.mjs';
import { ownFacts, pandocFacts } from './structure.mjs';

/*
 * The structure that we read in Markdown, compared with what pandoc reads in its own dialect and in GitHub's:
 * `npm run bench:dialects FOLDER` looks at all .md in a folder, prints each difference that no known class explains, with its file and
 * line, and then how many there are. The documents are gathered by whoever runs it; `npm ci --prefix bench/peers` installs pandoc.
 */

const PANDOC = new URL('../peers/node_modules/pandoc-wasm/', import.meta.url);
/** Longer documents are passed over, and counted. */
const MAX_LENGTH = 200_000;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder with Markdown documents: npm run bench:dialects FOLDER');
  process.exit(2);
}

const { convert } = await import(new URL('src/index.node.js', PANDOC).href);
const version = readFileSync(new URL('pandoc-version.txt', PANDOC), 'utf8').trim();
const own = await ownParser();

/**
 * The facts of a text in a dialect; undefined if pandoc does not read it, for instance because of a YAML block that is none.
 *
 * @param {string} from
 * @param {string} markdown
 */
async function readByPandoc(from, markdown) {
  const { stdout } = await convert({ from, to: 'json' }, markdown, {});
  return stdout === '' ? undefined : pandocFacts(JSON.parse(stdout));
}

/** @type {(path: string) => string[]} */
const filesIn = (path) =>
  readdirSync(path)
    .toSorted()
    .flatMap((name) => {
      const each = join(path, name);
      return statSync(each).isDirectory() ? filesIn(each) : name.endsWith('.md') ? [each] : [];
    });

/** @type {Map<string, number>} */
const counts = new Map();
let documents = 0;
let passedOver = 0;
let refused = 0;
let facts = 0;
for (const file of filesIn(folder)) {
  const text = readFileSync(file, 'utf8');
  if (text.length > MAX_LENGTH) {
    passedOver++;
    continue;
  }
  const markdown = own.withoutFrontMatter(text);
  const ours = ownFacts(own.parse(markdown));
  const [asPandoc, asGithub] = [
    await readByPandoc('markdown', markdown),
    await readByPandoc('gfm', markdown),
  ];
  if (!asPandoc || !asGithub) {
    refused++;
    continue;
  }
  const pandoc = differencesOf(ours, asPandoc);
  const github = differencesOf(ours, asGithub);
  documents++;
  facts += ours.length;
  // What differs from both is in both lists and counts once.
  for (const [differences, others] of [
    [pandoc, github],
    [github, pandoc],
  ])
    for (const difference of differences ?? []) {
      const name = classOf(difference, markdown, others ?? []);
      if (name !== OTHER_DIALECT && differences === github) continue;
      const { side, fact } = difference;
      const key = name ?? `not explained: ${fact.kind}, only ${side}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (name === undefined)
        console.log(
          `${file}:${lineOf(fact, markdown)}: ${fact.kind}, only ${side}: ${fact.text.slice(0, 100)}`,
        );
    }
}

console.log(
  `\nPandoc ${version}; ${documents} documents, ${passedOver} longer ones passed over, ${refused} that pandoc refuses; ${facts} facts\n`,
);
console.log('| differences | class | verdict | reason |\n|---:|---|---|---|');
for (const [name, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
  const known = CLASSES.find((each) => each.name === name);
  console.log(`| ${count} | ${name} | ${known?.verdict ?? ''} | ${known?.reason ?? ''} |`);
}
