import { convert } from 'pandoc-wasm';
import { runPeer } from './program.mjs';

const OUTPUT = 'output.docx';

await runPeer(async (markdown) => {
  const { files } = await convert({ from: 'markdown', to: 'docx', 'output-file': OUTPUT }, markdown, {});
  return new Uint8Array(await files[OUTPUT].arrayBuffer());
});
