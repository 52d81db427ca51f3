import { exportsOf } from './exports.mjs';

const PREFACE = `# What @footmark/engine exports

Written by \`node scripts/api.mjs\` from the comments in the sources. Do not edit it by hand.`;

const OPTIONS = 'Plain data about the options, for programs that offer them. It does not load the engine.';
const MARKDOWN = 'Markdown from what was copied elsewhere, for programs into which people paste.';
const SOURCES =
  'One text from several files, also from files that are not Markdown, for programs that open them.';
const READ = 'Word files as Markdown, for programs that take back what others have changed in Word.';
const MERGE = 'What others have changed in a Word file, as edits of the Markdown that it was made from.';
const CITATIONS = 'Sources and citation styles, for programs that offer them to writers.';
const PAGES = 'The pages of a text while it is being written, for programs that show them.';

/** The reference of the engine as Markdown. Throws for an export without a comment. */
export function apiPage() {
  const engine = new URL('../../engine/', import.meta.url);
  const entries = exportsOf(engine);
  const known = new Set(entries.map(({ name }) => name));
  const options = exportsOf(engine, 'options');
  const again = options.filter(({ name }) => known.has(name)).map(({ name }) => `\`${name}\``);
  const values = entries.filter(({ isType }) => !isType).map(entrySection);
  const types = entries.filter(({ isType }) => isType).map(entrySection);
  const data = options.filter(({ name }) => !known.has(name)).map(entrySection);
  const pages = exportsOf(engine, 'pages').map(entrySection);
  const markdown = exportsOf(engine, 'markdown').map(entrySection);
  const sources = exportsOf(engine, 'sources')
    .filter(({ name }) => !known.has(name))
    .map(entrySection);
  const read = exportsOf(engine, 'read')
    .filter(({ name }) => !known.has(name))
    .map(entrySection);
  const reading = new Set(exportsOf(engine, 'read').map(({ name }) => name));
  const merge = exportsOf(engine, 'merge')
    .filter(({ name }) => !known.has(name) && !reading.has(name))
    .map(entrySection);
  return `${[
    PREFACE,
    '## Functions and values',
    ...values,
    '## Types',
    ...types,
    '## `@footmark/engine/options`',
    `${OPTIONS} It also exports ${again.join(', ')}, the same as above.`,
    ...data,
    '## `@footmark/engine/pages`',
    PAGES,
    ...pages,
    '## `@footmark/engine/markdown`',
    MARKDOWN,
    ...markdown,
    '## `@footmark/engine/sources`',
    SOURCES,
    ...sources,
    '## `@footmark/engine/read`',
    READ,
    ...read,
    '## `@footmark/engine/merge`',
    MERGE,
    ...merge,
    '## `@footmark/engine/citations`',
    CITATIONS,
    ...exportsOf(engine, 'citations').map(entrySection),
  ].join('\n\n')}\n`;
}

/** @param {import('./exports.mjs').Entry} entry */
function entrySection({ name, comment, declaration, members }) {
  if (comment === '') throw new Error(`Cannot document ${name}, expected a comment above it`);
  const rows = members.map(
    (member) => `| \`${member.name}\` | ${code(member.type)} | ${cell(member.comment)} |`,
  );
  const table = rows.length === 0 ? [] : [['| member | type | |', '|---|---|---|', ...rows].join('\n')];
  const source = declaration === '' ? [] : [`\`\`\`ts\n${declaration}\n\`\`\``];
  return [`### ${name}`, comment, ...source, ...table].join('\n\n');
}

/** @param {string} type */
function code(type) {
  return `\`${cell(type)}\``;
}

/** A bar would end the cell, even in code. @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}
