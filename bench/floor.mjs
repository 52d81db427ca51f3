// The least work that any such converter must do: parse the text with the bare parser, and compress the XML of the finished
// file with the platform's own zlib. node floor.mjs INPUT.md PARTS...
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import MarkdownIt from 'markdown-it';
import { report } from './report.mjs';

const [input = '', ...parts] = process.argv.slice(2);
new MarkdownIt({ html: true, linkify: true }).parse(readFileSync(input, 'utf8'), {});
let bytes = 0;
for (const part of parts) bytes += deflateRawSync(readFileSync(part)).length;
report(bytes);
