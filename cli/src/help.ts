import type { OptionRow } from './option-row.js';
import { OPTIONS } from './options.js';

const USAGE = `Usage: footmark INPUT... [-o OUTPUT] [options]
       footmark merge PAPER.md RETURNED.docx [-o OUTPUT] [--mark] [options]
       footmark inspect TEMPLATE.dotx [--style-map FILE] [--json]
       footmark mcp [--root FOLDER]... [--time-limit SECONDS]
                    [--memory-limit MB]

Converts Markdown files to Word documents, and also notebooks, HTML pages and
CSV tables. INPUT is a file; a folder, in which all .md, .markdown, .qmd, .Rmd
and .mdx files are converted, at any depth; or -, standard input. With several
inputs or a folder, OUTPUT is a folder.

A Word file (.docx) is read as Markdown instead, with its pictures in a folder
NAME-media beside it; -o - prints the Markdown.

footmark merge brings changes that others made in a Word file back into the
Markdown that it was made from, and writes PAPER-merged.md. This works best if
the Word file was made with --source. Where both sides changed the same place,
your text stays as it is and the conflict is reported; the exit status is then
1. With --mark, changes and comments are written as CriticMarkup.

footmark inspect says what becomes of a Word template that is used with
--reference: what is kept, left out, filled in and guessed. It converts nothing.

footmark mcp serves assistants over the Model Context Protocol on standard
input and output. It lets them read and write only in the folders given with
--root, by default the current directory. A request that takes longer than 120
seconds or more than 2000 MB of memory is ended, unless you set other limits.`;

const NOTES = `Findings go to standard error, one per line: FILE:LINE: warning|error: TEXT.
All other lines there begin with 'footmark: '. After several files or a folder,
a summary says how many documents were written, what was found, and which files
failed. With --json, the findings are one array of objects instead, with file,
line, column (where known), lines (where one stands for many), severity, code
and message. The array goes to standard output, or to standard error if the Word
file goes to standard output.

The defaults are those of the template plain; other templates have their own.

Pictures, sources and styles that a text names are read from paths relative to
INPUT, or to the current directory for standard input, and only from that folder
and those below it, unless --allow-outside names another. The same holds for
links in a folder, and for files that are written there. Nothing is fetched from
the network unless --remote-images is given.

Source files and other Markdown files are never overwritten.

Exit status: 0 converted (with or without findings), 1 could not convert (or,
with --check, a text has an error), 2 invalid command line.
`;

const INDENT = 6;
const WIDTH = 78;

/** The text of --help. */
export function helpText(): string {
  const groups = [...new Set(OPTIONS.map(({ group }) => group))];
  const sections = groups.map((group) =>
    [`${group}:`, ...OPTIONS.filter((row) => row.group === group).map(describe)].join('\n'),
  );
  return [USAGE, ...sections, NOTES].join('\n\n');
}

function describe(row: OptionRow): string {
  const text = row.default === undefined ? row.help : `${row.help} (default: ${row.default})`;
  return [`  ${spelling(row)}`, ...wrapped(text.replaceAll('`', ''))].join('\n');
}

/** The spelling of an option: `-o, --output FILE`. */
export function spelling({ name, short, value }: OptionRow): string {
  const flags = short === undefined ? `--${name}` : `-${short}, --${name}`;
  return value === undefined ? flags : `${flags} ${value}`;
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(INDENT - 1);
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(INDENT - 1);
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
