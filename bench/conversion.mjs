// One cold conversion: node conversion.mjs INPUT.md OUTPUT.docx
import { readFileSync, writeFileSync } from 'node:fs';
import { convert } from '../engine/dist/index.js';
import { report } from './report.mjs';

const [input = '', output = ''] = process.argv.slice(2);
const result = await convert(readFileSync(input, 'utf8'));
if (!result.success) throw new Error(result.error);
const bytes = new Uint8Array(await result.blob.arrayBuffer());
writeFileSync(output, bytes);
report(bytes.length);
