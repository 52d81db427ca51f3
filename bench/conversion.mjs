// One cold conversion: node conversion.mjs INPUT.md OUTPUT.docx [--colours]
import { readFileSync, writeFileSync } from 'node:fs';
import { convert } from '../engine/dist/index.js';
import { report } from './report.mjs';

const [input = '', output = '', colours] = process.argv.slice(2);
// Colours are off by default: neither the floor nor any other converter has them.
const result = await convert(readFileSync(input, 'utf8'), { highlightCode: colours === '--colours' });
if (!result.success) throw new Error(result.error);
const bytes = new Uint8Array(await result.blob.arrayBuffer());
writeFileSync(output, bytes);
report(bytes.length);
