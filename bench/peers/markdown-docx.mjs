import markdownDocx, { Packer } from 'markdown-docx';
import { runPeer } from './program.mjs';

await runPeer(async (markdown) => Packer.toBuffer(await markdownDocx(markdown)));
