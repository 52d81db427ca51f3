import {
  directivesOf,
  escaped,
  isOfDirective,
  isOnLineWith,
  linesOf,
  ownWords,
  squeezed,
} from './places.mjs';
import { wordsOf } from './structure.mjs';

const ROLE = /\{[a-z][a-z-]*(?::[\w-]+)*(?:[ \t][^{}`\n]*)?\}`/;
const NOTE = /^\[\^([^\]\s]+)\]:[ \t]*([\s\S]*?)(?=\n(?![ \t]|\n)|$(?![\s\S]))/gm;

/**
 * The notes of a text, with the text of each and all that is no definition of a note.
 *
 * @param {string} markdown
 */
function notesOf(markdown) {
  const notes = Array.from(markdown.matchAll(NOTE), ([, label = '', text = '']) => ({ label, text }));
  return { notes, rest: markdown.replace(NOTE, '') };
}

/** How many lines of a note or a cell are looked at below its first one. */
const MAX_LINES = 3;

/**
 * Whether the text of a fact goes on with a role on the lines below.
 *
 * @type {(fact: import('./structure.mjs').Fact, lines: readonly string[]) => boolean}
 */
function isAboveRole(fact, lines) {
  return linesOf(fact, lines).some((line) => {
    const below = lines.slice(line + 1, line + 1 + MAX_LINES);
    const end = below.findIndex((each) => each.trim() === '');
    return below.slice(0, end === -1 ? undefined : end).some((each) => ROLE.test(each));
  });
}

/**
 * Whether a fact is a note, or a link in one, which only a certain part of the text refers to.
 *
 * @type {(fact: import('./structure.mjs').Fact, markdown: string, isOutside: (reference: string) => boolean) => boolean}
 */
function isOfNote(fact, markdown, isOutside) {
  const plain = (/** @type {string} */ text) => wordsOf(text.replace(/\]\([^()\s]*\)/g, '] '));
  return notesOf(markdown).notes.some(
    ({ label, text }) =>
      !isOutside(`[^${label}]`) &&
      (fact.kind === 'link'
        ? text.includes(fact.text)
        : fact.kind === 'note' && plain(text).startsWith(ownWords(fact).slice(0, 40))),
  );
}

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
        : /^(?:item|cell|note|inline code|span)$/.test(fact.kind) &&
          (isOnLineWith(fact, markdown, ROLE) || isAboveRole(fact, markdown.split('\n'))),
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
  {
    name: 'notes in notes',
    verdict: 'both allowed',
    reason: 'A note that only another note refers to is one; pandoc leaves it out',
    test: ({ side, fact }, { markdown }) => {
      const { rest } = notesOf(markdown);
      return side === 'ours' && isOfNote(fact, markdown, (reference) => rest.includes(reference));
    },
  },
  {
    name: 'notes of directives',
    verdict: 'extension',
    reason: 'A note that only the text of a directive refers to is one; for pandoc the directive is code',
    test: ({ side, fact }, { markdown }) => {
      const outside = directivesOf(markdown).reduce(
        (text, { directive }) => text.replace(directive, ''),
        notesOf(markdown).rest,
      );
      return side === 'ours' && isOfNote(fact, markdown, (reference) => outside.includes(reference));
    },
  },
  {
    name: 'names above terms',
    verdict: 'extension',
    reason:
      'A term may have a name in the line above it, `(name)=`; for pandoc that line begins a paragraph, and what is indented below is code',
    test: ({ fact }, { markdown }) => {
      const parts = markdown.split(/^(?=\([^()\n]+\)=[ \t]*\n[^\n]+\n:[ \t])/m).slice(1);
      return (
        /^(?:item|code|inline code|span|link)$/.test(fact.kind) &&
        parts.some((part) => {
          const [definition = ''] = part.split(/\n(?=#{1,6} )/);
          return fact.kind === 'link' || fact.kind === 'inline code'
            ? definition.includes(fact.text)
            : wordsOf(definition).includes(ownWords(fact).split(' ').slice(0, 4).join(' '));
        })
      );
    },
  },
  {
    name: 'words for versions',
    verdict: 'extension',
    reason: 'What `{versionadded}` and the like stand for is written in words, as Sphinx does',
    test: ({ side, fact }, { markdown }) =>
      side === 'ours' &&
      fact.kind === 'span' &&
      /^strong (?:Added|Changed|Deprecated) in version/.test(fact.text) &&
      /\{(?:versionadded|versionchanged|deprecated)\}/.test(markdown),
  },
];
