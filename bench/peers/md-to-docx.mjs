import { convertMarkdownToDocx } from '@mohtasham/md-to-docx';
import { runPeer } from './program.mjs';

await runPeer(async (markdown) => {
  const blob = await convertMarkdownToDocx(markdown);
  return new Uint8Array(await blob.arrayBuffer());
});
