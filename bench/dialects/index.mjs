import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { classOf, differencesOf, lineOf } from './differences.mjs';
import { mystCases, mystFacts } from './myst.mjs';
import { ownParser } from './own-parser.mjs';
import { saveResults } from './results.mjs';
import { ownFacts, pandocFacts } from './structure.mjs';

/*
 * The structure that we read in Markdown, compared with what others read: `npm run bench:dialects FOLDER` looks at all .md, .qmd and .Rmd in
 * a folder, which pandoc reads in its own dialect and in GitHub's, and at the cases of MyST in its .yml. It prints each difference that
 * no known class explains, with its file and line, and then how many there are. With `--save "what the folder has"`, the figures are stored
 * and docs/dialects.md is written anew. The documents are gathered by whoever runs it; `npm ci --prefix bench/peers` installs pandoc.
 */

/** @typedef {import('./structure.mjs').Fact} Fact */
/** @typedef {import('./differences.mjs').Difference} Difference */

const PANDOC = new URL('../peers/node_modules/pandoc-wasm/', import.meta.url);
/** Longer documents are passed over, and counted. */
const MAX_LENGTH = 200_000;
/** Dialects whose texts have to be read as pandoc does; others may follow GitHub. */
const OF_PANDOC = ['pandoc', 'quarto', 'rmarkdown'];

const [folder, option, description] = process.argv.slice(2);
if (folder === undefined || (option !== undefined && (option !== '--save' || description === undefined))) {
  console.error(
    'Name a folder with Markdown documents: npm run bench:dialects FOLDER [-- --save "what it has"]',
  );
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

/**
 * A text of R Markdown or Quarto as pandoc gets it, with chunks as code of their language, also those that are only shown, `{{r}}`; knitr
 * and Quarto, which pandoc does not know, have read them by then.
 *
 * @param {string} markdown
 */
function withChunksAsCode(markdown) {
  /** @type {string | undefined} */
  let open;
  return markdown
    .split('\n')
    .map((line) => {
      const [, fence = '', rest = ''] = /^[ \t>]*(`{3,})(.*)$/.exec(line) ?? [];
      const isLast = open !== undefined && fence.length >= open.length && rest.trim() === '';
      const isFirst = open === undefined && fence !== '' && !rest.includes('`');
      if (isLast) open = undefined;
      if (isFirst) open = fence;
      return isFirst ? line.replace(/(`)[ \t]*\{+([a-zA-Z]\w*)\b[^}]*\}+[ \t]*$/, '$1 {.$2}') : line;
    })
    .join('\n');
}

/** @type {(path: string) => string[]} */
const filesIn = (path) =>
  readdirSync(path)
    .toSorted()
    .flatMap((name) => {
      const each = join(path, name);
      return statSync(each).isDirectory()
        ? filesIn(each)
        : /\.(?:md|qmd|rmd|ya?ml)$/i.test(name)
          ? [each]
          : [];
    });

/** @type {Map<string, number>} */
const counts = new Map();
const totals = { documents: 0, cases: 0, passedOver: 0, refused: 0, facts: 0 };

/**
 * Counts what only one of two readings has, and prints what no class explains.
 *
 * @param {readonly Difference[]} differences
 * @param {{ readonly file: string, readonly markdown: string, readonly others?: readonly Difference[] }} text
 */
function count(differences, { file, markdown, others }) {
  for (const difference of differences) {
    const { side, fact } = difference;
    const name = classOf(difference, { markdown, all: differences, others });
    counts.set(name ?? '', (counts.get(name ?? '') ?? 0) + 1);
    if (name === undefined)
      console.log(
        `${relative(folder ?? '', file)}:${lineOf(fact, markdown)}: ${fact.kind}, only ${side}: ${fact.text.slice(0, 100)}`,
      );
  }
}

for (const file of filesIn(folder)) {
  const text = readFileSync(file, 'utf8');
  if (/^\.ya?ml$/i.test(extname(file))) {
    if (!/^cases:/m.test(text) || !text.includes('mdast:')) continue;
    for (const { title, text: markdown, tree } of mystCases(text)) {
      totals.cases++;
      const ours = ownFacts(own.read(markdown, 'case.md', 'myst'));
      totals.facts += ours.length;
      count(differencesOf(ours, mystFacts(tree)), { file: `${file} (${title})`, markdown });
    }
    continue;
  }
  if (text.length > MAX_LENGTH) {
    totals.passedOver++;
    continue;
  }
  const markdown = own.withoutFrontMatter(text);
  const document = own.read(text, basename(file));
  const ours = ownFacts(document);
  const isRun = /^(?:quarto|rmarkdown)$/.test(document.reading?.dialect ?? '');
  const given = isRun ? withChunksAsCode(markdown) : markdown;
  const asPandoc = await readByPandoc('markdown', given);
  const asGithub = await readByPandoc('gfm', given);
  if (!asPandoc || !asGithub) {
    totals.refused++;
    continue;
  }
  totals.documents++;
  totals.facts += ours.length;
  const pandoc = differencesOf(ours, asPandoc);
  if (OF_PANDOC.includes(document.reading?.dialect ?? '')) count(pandoc, { file, markdown });
  else count(pandoc, { file, markdown, others: differencesOf(ours, asGithub) });
}

saveResults({ version, totals, counts }, description);
