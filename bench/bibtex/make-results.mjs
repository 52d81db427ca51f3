// node bench/bibtex/make-results.mjs FILE.bib: stores the entries of a file that has only what is compared, and what pandoc reads in them.
import { readFileSync } from 'node:fs';
import { convert, query } from '../citations/pandoc.mjs';
import { store } from './stored.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Cannot read without a file, expected one of BibLaTeX');
const entries = readFileSync(file, 'utf8');
const { stdout, stderr } = await convert({ from: 'biblatex', to: 'csljson' }, entries, {});
if (stdout === '') throw new Error(stderr);
store(entries, { version: await query({ query: 'version' }), items: JSON.parse(stdout) });
