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

Each figure is the median of fresh processes: from the start of the process to its end, with the program's own loading in it, as
somebody waits who converts one document. The converters take turns, so that whatever else the machine does falls on all of them.
Peak memory is the most that the process ever held. Errors are those of Microsoft's Open XML SDK for Microsoft 365; it stops
counting at 1,000.

The *floor* is the least that any converter of this kind has to do: parse the text with bare markdown-it, and compress the XML of
Footmark's file with the platform's own zlib. It makes no document.

Every converter runs as its own documentation shows first, remark-docx with remark-gfm for tables and notes. They do not do
the same work: not all write real footnotes, list numbering or table styles. A converter that needs more than 60 s is stopped, and
fewer rounds are made where one takes long. *No time was left* where the whole run had reached its bound of ten minutes. The book has 780 kB, which is 300 pages as books are printed and about 220 of A4 in
the default look; the work is ten times the book.`;

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
