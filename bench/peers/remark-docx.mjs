import './iterator-reduce.mjs';
import remarkDocx from 'remark-docx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { runPeer } from './program.mjs';

// It warns about each code block that it is shown as plain text.
console.warn = () => {};

await runPeer(async (markdown) => {
  const file = await unified().use(remarkParse).use(remarkGfm).use(remarkDocx).process(markdown);
  return new Uint8Array(await file.result);
});
