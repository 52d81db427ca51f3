import { drawMermaid } from '@footmark/diagrams';
import type { DiagramRequest } from '@footmark/engine';
import { limitProcess } from './process-limits.js';

/** Real diagrams take 150 MB, the library included. */
const MAX_BYTES = 600_000_000;

// The process in which diagrams are drawn. It answers each request with a drawing, or with the fault in the diagram. Some
// diagrams never finish, so the process can only be killed.
process.on('message', async (request: DiagramRequest) => {
  const answer = await drawMermaid(request).catch(() => ({ fault: 'it could not be drawn' }));
  process.send?.(answer);
});
limitProcess(MAX_BYTES);
