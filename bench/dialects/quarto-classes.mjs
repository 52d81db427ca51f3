import { chunksOf, isInDiv, isOnLineWith, ownWords } from './places.mjs';
import { wordsOf } from './structure.mjs';

/**
 * The classes of differences about blocks of bookdown, shortcodes, and blocks between colons to which Quarto gives a meaning.
 *
 * @type {readonly import('./classes.mjs').DifferenceClass[]}
 */
export const QUARTO_CLASSES = [
  {
    name: 'custom blocks',
    verdict: 'extension',
    reason: 'The text in a `block` or `block2` of bookdown is Markdown; pandoc gets it after knitr',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' &&
      chunksOf(markdown).some(
        ({ engine, code }) => /^block2?$/.test(engine) && wordsOf(code).includes(ownWords(fact)),
      ),
  },
  {
    name: 'titles of callouts and tabs',
    verdict: 'extension',
    reason: 'The heading that opens a callout or a tab is its title, as in Quarto, and none of the text',
    test: ({ side, fact }, { markdown }) =>
      side === 'theirs' &&
      fact.kind === 'heading' &&
      isInDiv(
        fact,
        markdown,
        /callout|panel-tabset|tabset|theorem|#(?:thm|lem|cor|prp|cnj|def|exm|exr|sol|rem|fig|tbl|lst)-/,
      ),
  },
  {
    name: 'parts for other formats',
    verdict: 'extension',
    reason:
      'What Quarto shows in other formats only is left out, and reported; pandoc does not know these classes',
    test: ({ side, fact }, { markdown }) =>
      side === 'theirs' && isInDiv(fact, markdown, /content-(?:visible|hidden)|unless-format|when-format/),
  },
  {
    name: 'captions of divs',
    verdict: 'extension',
    reason:
      'The last paragraph of a block between colons with the name of a figure, table or listing is its caption, as in Quarto',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' && fact.kind === 'figure' && isInDiv(fact, markdown, /#(?:fig|tbl|lst)-/),
  },
  {
    name: 'shortcodes',
    verdict: 'extension',
    reason: 'Shortcodes of Quarto are shown by what they stand for, or left out; for pandoc they are text',
    test: ({ fact }, { markdown }) => isOnLineWith(fact, markdown, /\{\{[<%].*[>%]\}\}/),
  },
];
