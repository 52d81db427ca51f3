import {
  type ChunkOptions,
  chunkOf,
  hidesCode,
  isChunkHeader,
  knitrSettings,
  shownBy,
} from './chunk-options.js';
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
  const tracker = new FenceTracker(lines);
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

/** How many chunks of a text show their code, and how many hide it, by themselves or by the defaults that hold for them. */
export interface ChunkCount {
  readonly shown: number;
  readonly hidden: number;
}

/** Counts the chunks of R Markdown and Quarto in a text; `defaults` are those of its front matter. */
export function chunksIn(lines: readonly string[], defaults: ChunkOptions): ChunkCount {
  const tracker = new FenceTracker(lines);
  const count = { shown: 0, hidden: 0 };
  let set = defaults;
  let header: string | undefined;
  let code: string[] = [];
  const end = (): void => {
    if (header === undefined) return;
    const { values } = chunkOf(header, code.join('\n'));
    if (hidesCode({ ...set, ...shownBy(values) })) count.hidden++;
    else count.shown++;
    set = { ...set, ...knitrSettings(header, code.join('\n')) };
    header = undefined;
  };
  for (const line of lines) {
    const place = tracker.next(line);
    if (place === 'rest') code.push(line.replace(/^[\s>]+/, ''));
    else end();
    if (place !== 'opening') continue;
    const [, , found = ''] = OPENING.exec(line) ?? [];
    header = isChunkHeader(found) ? found : undefined;
    code = [];
  }
  end();
  return count;
}
