import { isChunkHeader } from './chunk-options.js';
import { FenceTracker } from './fenced-lines.js';

/** A line that opens code, up to the words after its fence, and these words. */
const OPENING = /^(.*?(?:`{3,}|~{3,})[ \t]*)(\{.*\})[ \t]*$/;
/** Quarto's option in the first lines of a chunk, with the sign of a comment in its language. */
const ECHO = /^([\s>]*(?:#|\/\/|--|%%?)\|[ \t]*echo[ \t]*[:=][ \t]*)\S.*$/i;

/**
 * The lines of a text whose chunks of R Markdown and Quarto hide their code, as `echo=FALSE` in each of their headers does (knitr, "Chunk
 * options"). Their pictures and whatever else they include stay, and so do the numbers of the lines.
 */
export function withoutCode(lines: readonly string[]): readonly string[] {
  const tracker = new FenceTracker();
  let isChunk = false;
  return lines.map((line) => {
    const place = tracker.next(line);
    if (place === undefined) return line;
    if (place === 'rest') return isChunk ? line.replace(ECHO, '$1false') : line;
    const [, before = '', header = ''] = OPENING.exec(line) ?? [];
    isChunk = isChunkHeader(header);
    return isChunk ? `${before}${header.slice(0, -1).trimEnd()}, echo=FALSE}` : line;
  });
}
