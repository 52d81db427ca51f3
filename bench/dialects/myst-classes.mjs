import { directivesOf, escaped, isOfDirective, isOnLineWith, ownWords, squeezed } from './places.mjs';
import { wordsOf } from './structure.mjs';

const ROLE = /\{[a-z]+(?::[\w-]+)*\}`/;

/**
 * The classes of differences about what only MyST writes.
 *
 * @type {readonly import('./classes.mjs').DifferenceClass[]}
 */
export const MYST_CLASSES = [
  {
    name: 'roles',
    verdict: 'extension',
    reason:
      'Roles of MyST, such as {ref}, are read, or shown by the text that they refer to; for pandoc they are text and code',
    test: ({ fact }, { markdown }) =>
      fact.kind === 'link'
        ? markdown.split('\n').some((line) => ROLE.test(line) && line.includes(fact.text.replace(/^#/, '')))
        : /^(?:item|cell|inline code|span)$/.test(fact.kind) && isOnLineWith(fact, markdown, ROLE),
  },
  {
    name: 'included files',
    verdict: 'extension',
    reason: 'In the place of a file that a directive of MyST includes, its name is printed, and reported',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' &&
      fact.kind === 'inline code' &&
      new RegExp(`\\{(?:include|literalinclude|embed)\\}[ \\t]+${escaped(fact.text)}[ \\t]*$`, 'm').test(
        markdown,
      ),
  },
  {
    name: 'directives without an end',
    verdict: 'both allowed',
    reason:
      'A directive whose fence never ends is shown as code, and reported; MyST lets it end with the text',
    test: (difference, { markdown }) =>
      directivesOf(markdown).some(
        ({ directive, isClosed }) => !isClosed && wordsOf(directive).includes(ownWords(difference.fact)),
      ),
  },
  {
    name: 'unknown directives',
    verdict: 'both allowed',
    reason: 'A directive of MyST with an unknown name is shown as code, and reported; MyST keeps it apart',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' &&
      fact.kind === 'code' &&
      directivesOf(markdown).some(({ directive }) => squeezed(directive).includes(squeezed(fact.text))),
  },
  {
    name: 'directives',
    verdict: 'extension',
    reason: 'Directives of MyST are read as what they are; for pandoc they are code, or text',
    test: (difference, { markdown, all }) => isOfDirective(difference, all, markdown),
  },
];
