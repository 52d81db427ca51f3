import { machine } from './machine.mjs';
import { bytes, markdownTable, resultTable } from './tables.mjs';

/**
 * The page of the documentation with the results of a full run.
 *
 * @param {object} run
 * @param {readonly import('./measure-document.mjs').Result[]} run.results
 * @param {readonly import('./converters.mjs').Converter[]} run.converters
 * @param {readonly import('./targets.mjs').Target[]} run.targets
 */
export function benchmarkPage({ results, converters, targets }) {
  const sections = results.map((result) =>
    [`## ${capital(result.document.title)}`, `${bytes(result.bytes)} of Markdown.`, resultTable(result)].join(
      '\n\n',
    ),
  );
  const versions = markdownTable([
    ['converter', 'version'],
    ...converters.map(({ name, version }) => [name, version]),
  ]);
  const verdicts = targets.map(
    ({ text, figure, isMet }) => `- ${isMet ? 'met' : '**missed**'}: ${text} (${figure})`,
  );
  return `${[PREFACE, machine(), '## Targets', verdicts.join('\n'), ...sections, '## Versions', versions].join('\n\n')}\n`;
}

const PREFACE = `# Benchmark

Written by \`npm run bench\`, which measures again on your machine and writes this page anew. Do not edit it by hand.

Each figure is the median over fresh processes. Times run from the start of a process to its end, so they include loading the
program, as they do for someone who converts a single document. The converters take turns, so that whatever else the machine is
doing affects all of them alike. Peak memory is the most that the process held at any moment. Errors are those reported by
Microsoft's Open XML SDK for Microsoft 365, which stops counting at 1,000.

The *floor* is the least that any converter of this kind has to do: parse the text with bare markdown-it and compress the XML of
Footmark's file with the platform's own zlib. It produces no document.

Every converter runs the way its own documentation shows first (remark-docx with remark-gfm, for tables and notes). *Footmark* is
its library, as most of the others are; the *command* is \`footmark\`, which also tells V8 to optimize functions later. They do not
all do the same work: some write no real footnotes, list numbering or table styles. A converter that needs more than 60 s is
stopped, and slow ones get fewer rounds. *No time was left* means that the whole run had reached its limit of ten minutes. The
book has 780 kB: 300 pages as books are printed, about 220 pages of A4 in the default look. The work is ten times the book.`;

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
