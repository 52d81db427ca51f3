import { MYST_CLASSES } from './myst-classes.mjs';
import {
  chunksOf,
  decoded,
  escaped,
  hasCounterpart,
  isBelowText,
  isOfHtml,
  isOnLineWith,
  linesOf,
  OPTION_LINES,
  ownWords,
  squeezed,
} from './places.mjs';
import { QUARTO_CLASSES } from './quarto-classes.mjs';
import { SITE_CLASSES } from './site-classes.mjs';
import { wordsOf } from './structure.mjs';

/** @typedef {import('./differences.mjs').Difference} Difference */
/** @typedef {import('./differences.mjs').About} About */

/**
 * A known class of differences. Its test looks at what the difference is about: the lines with its words, the part of HTML, of a chunk or of a
 * directive that has them, and what the other reading has in their place. Classes are tried in their order.
 *
 * @typedef {object} DifferenceClass
 * @property {string} name
 * @property {'theirs' | 'both allowed' | 'extension'} verdict
 * @property {string} reason
 * @property {(difference: Difference, about: About) => boolean} test
 */

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** @type {readonly DifferenceClass[]} */
export const CLASSES = [
  {
    name: 'bare addresses',
    verdict: 'extension',
    reason: 'An address in the text is a link, as in GFM; pandoc needs `autolink_bare_uris`',
    test: ({ side, fact }, { markdown }) =>
      fact.kind === 'link' &&
      side === 'ours' &&
      new RegExp(`(?<!\\]\\(|[<"'=])${escaped(decoded(fact.text.replace(/^mailto:/, '')))}`).test(
        decoded(markdown),
      ),
  },
  {
    name: 'chunks',
    verdict: 'extension',
    reason:
      'Code of R Markdown and Quarto is left out where its options hide it, and never shown with the options in it; pandoc gets it after knitr',
    test: ({ side, fact }, { markdown }) =>
      fact.kind === 'code' &&
      chunksOf(markdown).some(({ code }) =>
        side === 'theirs'
          ? squeezed(code) === squeezed(fact.text)
          : squeezed(code.replace(OPTION_LINES, '')) === squeezed(fact.text),
      ),
  },
  {
    name: 'pictures of chunks',
    verdict: 'extension',
    reason:
      'A picture that a chunk only includes by name is shown, with the caption in its options; for pandoc the chunk is code',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' &&
      /^(?:picture|figure|inline code|span)$/.test(fact.kind) &&
      chunksOf(markdown).some(
        ({ header, code }) =>
          code.includes('include_graphics') &&
          (fact.kind === 'picture'
            ? code.includes(fact.text)
            : fact.kind === 'inline code'
              ? squeezed(code.replace(/^#\|/gm, '')).includes(`\`${fact.text}\``)
              : ownWords(fact) === '' ||
                wordsOf(`${header} ${code.replace(/^#\|/gm, '')}`).includes(ownWords(fact).slice(0, 60))),
      ),
  },
  {
    name: 'HTML as Markdown',
    verdict: 'extension',
    reason:
      'Headings, lists, tables, code, spans, links and pictures written in HTML are read; others keep HTML as it is',
    test: ({ side, fact }, { markdown }) => side === 'ours' && isOfHtml(fact, markdown),
  },
  {
    name: 'tabs in code',
    verdict: 'theirs',
    reason: 'Tabs in code stay, as CommonMark has it; pandoc makes spaces of them',
    test: (difference, { all }) =>
      difference.fact.kind === 'code' &&
      hasCounterpart(
        difference,
        all,
        ({ text }) =>
          squeezed(text) === squeezed(difference.fact.text) &&
          `${text}${difference.fact.text}`.includes('\t'),
      ),
  },
  ...QUARTO_CLASSES,
  {
    name: 'parts of books',
    verdict: 'extension',
    reason: 'The sign of a part or an appendix in a heading of bookdown is not printed',
    test: ({ fact }, { markdown }) =>
      fact.kind === 'heading' && isOnLineWith(fact, markdown, /^#+\s+\((?:PART|APPENDIX)(?:\\?\*)?\)/),
  },
  {
    name: 'references',
    verdict: 'extension',
    reason:
      'References to figures, tables, equations and sections of bookdown and Quarto get their numbers; for pandoc they are text or citations',
    test: (difference, { markdown, all }) =>
      /^(?:item|note|cell|span|heading|figure|link)$/.test(difference.fact.kind) &&
      isOnLineWith(
        difference.fact,
        markdown,
        /\\@ref\(|@(?:fig|tbl|sec|eq|lst|thm|lem|cor|prp|cnj|def|exm|exr|nte|tip|wrn|imp|cau)-|@ref\(/,
      ) &&
      hasCounterpart(
        difference,
        all,
        ({ text }) =>
          difference.fact.kind !== 'item' || text.slice(0, 4) === difference.fact.text.slice(0, 4),
      ),
  },
  {
    name: 'links between double brackets',
    verdict: 'extension',
    reason:
      'Links and pictures between double brackets, as in Obsidian, are read, also with other words to show; for pandoc they are text or have the first words',
    test: ({ side, fact }, { markdown }) => {
      if (side === 'ours' && (fact.kind === 'picture' || fact.kind === 'figure'))
        return Array.from(markdown.matchAll(/!\[\[([^[\]]*)\]\]/g)).some(([, inside = '']) =>
          fact.kind === 'picture'
            ? inside.split(/[|#]/)[0] === fact.text
            : wordsOf(inside).includes(ownWords(fact)),
        );
      return /^(?:item|cell|link|span)$/.test(fact.kind) && isOnLineWith(fact, markdown, /\[\[[^[\]]+\]\]/);
    },
  },
  ...MYST_CLASSES,
  {
    name: 'addresses of headings',
    verdict: 'both allowed',
    reason:
      'The text of a heading in brackets leads to it, by the address that the heading has in the one reading or the other',
    test: (difference, { all }) => {
      const letters = (/** @type {string} */ text) => text.replaceAll('-', '');
      const { kind, text } = difference.fact;
      return (
        kind === 'link' &&
        text.startsWith('#') &&
        hasCounterpart(difference, all, (fact) => letters(fact.text) === letters(text))
      );
    },
  },
  {
    name: 'addresses with spaces',
    verdict: 'both allowed',
    reason:
      'An address with spaces needs angle brackets, as in CommonMark, and is reported without them; pandoc encodes the spaces',
    test: ({ side, fact }) => side === 'theirs' && fact.kind === 'link' && /\s/.test(fact.text),
  },
  {
    name: 'empty cells',
    verdict: 'both allowed',
    reason: 'A row of pipes with fewer cells than the table has is filled up with empty ones by some readers',
    test: ({ fact }, { markdown }) =>
      fact.kind === 'cell' && fact.text.trim() === '' && /^\s*\|/m.test(markdown),
  },
  ...SITE_CLASSES,
  {
    name: 'tags that are text',
    verdict: 'both allowed',
    reason: 'What HTML has no element for, `List<String>`, is text; others leave it out, as a browser would',
    test: (difference, { markdown, all }) =>
      /^(?:item|cell|note|span|heading)$/.test(difference.fact.kind) &&
      isOnLineWith(difference.fact, markdown, /<[A-Z]\w*(?:, ?[A-Z]\w*)*>/) &&
      hasCounterpart(difference, all, () => true),
  },
  {
    name: 'pipes in code',
    verdict: 'theirs',
    reason:
      'Pipes in the code of a row end no cell where the row has as many cells as the table only without them, as in pandoc; in GFM they do',
    test: ({ fact }, { markdown }) =>
      /^(?:cell|inline code)$/.test(fact.kind) &&
      isOnLineWith(fact, markdown, /^[\s>]*\|.*`[^`\n]*\|[^`\n]*`/),
  },
  {
    name: 'titles of pictures',
    verdict: 'extension',
    reason: 'The title of a picture that stands alone is its caption; in CommonMark it is a tooltip',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' &&
      fact.kind === 'figure' &&
      Array.from(markdown.matchAll(/["'(]([^"'()\n]+)["')]/g)).some(
        ([, title = '']) => wordsOf(title) === ownWords(fact),
      ),
  },
  {
    name: 'tables below text',
    verdict: 'theirs',
    reason: 'A table of pipes may stand right below a line of text, as in GFM; pandoc needs a blank line',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' &&
      /^(?:cell|span|link|inline code|picture)$/.test(fact.kind) &&
      isBelowText(fact, markdown),
  },
  {
    name: 'items indented by less',
    verdict: 'extension',
    reason:
      'An item that is indented, but by less than CommonMark asks, is an item all the same, inside the one above where it is to its right; others move it, or read it as code',
    test: ({ fact }, { markdown }) => {
      const lines = markdown.split('\n');
      const isItem = (/** @type {number} */ line) => /^ {1,12}(?:[-*+]|\d+[.)]) /.test(lines[line] ?? '');
      if (fact.kind === 'item') return linesOf(fact, lines).some(isItem);
      const first = lines.findIndex((line) => squeezed(line) === squeezed(fact.text.split('\n')[0] ?? ''));
      return fact.kind === 'code' && first >= 0 && isItem(first);
    },
  },
  {
    name: 'numbers as written',
    verdict: 'both allowed',
    reason:
      'An item has the letter or Roman numeral that its author has given it, also after those that are left out; pandoc counts on',
    test: ({ side, fact: { kind, text } }, { markdown }) => {
      const [, number, words = ''] = /^\d+ (\d+) (\S+)/.exec(text) ?? [];
      if (side !== 'ours' || kind !== 'item' || number === undefined) return false;
      const letter = String.fromCharCode('a'.charCodeAt(0) + Number(number) - 1);
      const sign = `(?:${escaped(letter)}|${ROMAN[Number(number) - 1] ?? letter})`;
      return new RegExp(`^[\\s>]*\\(?${sign}[.)]\\s+[\\W_]*${escaped(words)}`, 'im').test(markdown);
    },
  },
  {
    name: 'LaTeX',
    verdict: 'extension',
    reason: 'Tables and pictures of LaTeX are read; for pandoc they are raw LaTeX',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' &&
      (fact.kind === 'picture'
        ? new RegExp(`\\\\includegraphics[^\\n]*${escaped(fact.text)}`).test(markdown)
        : Array.from(
            markdown.matchAll(/\\begin\{(tabular|longtable|table|figure)[*x]?\}[\s\S]*?\\end\{\1/g),
          ).some(([environment]) =>
            wordsOf(environment).includes(ownWords(fact).split(' ').slice(0, 3).join(' ')),
          )),
  },
  {
    name: 'rows without pipes',
    verdict: 'theirs',
    reason:
      'A line directly below the rows of a pipe table is a row, even without a pipe, as in GFM; pandoc begins a paragraph',
    test: ({ side, fact }, { markdown }) => {
      const lines = markdown.split('\n');
      return (
        side === 'ours' &&
        fact.kind === 'cell' &&
        linesOf(fact, lines).some(
          (line) => !(lines[line] ?? '').includes('|') && (lines[line - 1] ?? '').includes('|'),
        )
      );
    },
  },
  {
    name: 'notes without a reference',
    verdict: 'both allowed',
    reason: 'A definition that nothing refers to is kept and reported; pandoc leaves it out',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' &&
      fact.kind === 'note' &&
      Array.from(markdown.matchAll(/^\[\^([^\]\s]+)\]:[ \t]*(.*)$/gm)).some(
        ([, label = '', text = '']) =>
          wordsOf(text).startsWith(ownWords(fact).slice(0, 20)) && markdown.split(`[^${label}]`).length === 2,
      ),
  },
  {
    name: 'no-break spaces',
    verdict: 'both allowed',
    reason:
      'A no-break space, as texts from the web have them, stands for a space in the syntax of lists and links',
    test: ({ fact }, { markdown }) =>
      markdown
        .split('\n')
        .some(
          (line) => line.includes('\u00a0') && wordsOf(line).includes(ownWords(fact).split(' ')[0] ?? ''),
        ),
  },
  {
    name: 'addresses of unknown programs',
    verdict: 'both allowed',
    reason: 'What looks like an address, but has none of the schemes that documents link to, stays text',
    test: ({ side, fact }, { markdown }) =>
      side === 'theirs' &&
      fact.kind === 'link' &&
      markdown.includes(`<${fact.text}>`) &&
      !/^(?:https?|mailto|ftp):/.test(fact.text),
  },
];
