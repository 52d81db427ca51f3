import type { MarkupKind } from './markup-kind.js';

const CALLOUT =
  /[!?+ \t](?:abstract|attention|bug|caution|danger|error|example|failure|hint|important|info|note|question|quote|seealso|success|summary|tip|todo|warning)$/;

/** Kinds of markup that stand at the beginning of a line. */
export const KINDS_OF_LINES: readonly MarkupKind[] = [
  {
    one: 'Line of colons',
    many: 'lines of colons',
    advice: 'a block between colons needs a line of colons at its end, and blank lines around it',
    sign: /^[ \t>]*:{3,}/m,
    pattern: /(?<!\S):{3,}(?:[ \t]*[{\w][^\n]{0,100})?/g,
    beginsLine: true,
  },
  {
    one: 'Line of slashes',
    many: 'lines of slashes',
    advice: 'a block between slashes needs a known name, and a line of as many slashes at its end',
    sign: /^[ \t>]*\/{3,}[ \t]*(?:[a-z][\w-]*[ \t]*(?:\||$)|$)/im,
    pattern: /(?<!\S)\/{3,}(?:[ \t]*[a-z][\w-]*[ \t]*(?:\|[^\n]{0,100}|(?=\n|$))|(?!\S))/gi,
    beginsLine: true,
  },
  {
    one: 'First line of a callout',
    many: 'first lines of callouts',
    advice: 'its text must be indented by four spaces below it, and its title must stand in quotation marks',
    sign: /^[ \t>]*(?:!!!|\?\?\?\+?)[ \t]*[a-z]/im,
    pattern: /(?<!\S)(?:!!!|\?\?\?\+?)[ \t]*[a-z][\w-]*(?:[ \t]+"[^"\n]{0,100}")?/g,
    beginsLine: true,
    isMeant: (example) => example.endsWith('"') || CALLOUT.test(example),
  },
  {
    one: 'Line of a table',
    many: 'lines of tables',
    advice: 'the cells of a table must stand exactly below each other, or between pipes',
    sign: /^[ \t>]*(?:\+[-=]{3}|-{3,}[ \t]+-{3})/m,
    // Lines between pipes are what the checks of tables report.
    pattern: /(?<!\S)(?:\+[-=:]{3,}[-=:+]*|-{3,}(?:[ \t]+-{3,})+)(?!\S)/g,
    beginsLine: true,
  },
  {
    one: 'Fence of code',
    many: 'fences of code',
    advice: 'a fence is a line of its own; nothing but the language may follow it',
    sign: /^[ \t>]*(?:`{3}|~{3})/m,
    pattern: /(?<!\S)(?:`{3,}|~{3,})[^`\s]{0,40}/g,
    beginsLine: true,
  },
  {
    one: 'Heading',
    many: 'headings',
    advice: 'a space must follow the signs',
    repair: 'unread-signs',
    sign: /^[ \t>]*#{2,6}[^#\s]/m,
    pattern: /(?<!\S)#{2,6}[^#\s][^\n]{0,60}/g,
    beginsLine: true,
    // Not the end of code, `##}`.
    isMeant: (example) => /[\p{L}\p{N}]/u.test(example),
  },
  {
    one: 'State of a to-do',
    many: 'states of to-dos',
    advice: 'boxes are empty, [ ], or ticked, [x]',
    sign: /\[[/>!?~-]\][ \t]/,
    pattern: /(?<!\S)\[[/>!?~-]\][ \t]/g,
    beginsLine: true,
  },
  {
    one: 'Line of plus signs',
    many: 'lines of plus signs',
    advice: 'it divides the cells of a notebook, or is front matter that is not at the beginning; delete it',
    sign: /^\+{3}[ \t]*(?:\{.*)?$/m,
    pattern: /(?<!\S)\+{3}(?!\S)/g,
    beginsLine: true,
  },
];
