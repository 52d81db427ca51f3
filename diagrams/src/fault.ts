import type { FaultyDiagram } from '@footmark/engine';

/** The errors that the library's parsers throw: one kind of parser gives the line in `hash`, the other in `result`. */
interface Thrown {
  readonly message?: unknown;
  readonly hash?: { readonly text?: string; readonly loc?: { readonly first_line?: number } };
}

const MAX_LENGTH = 160;

/** The error in a diagram, on one line, with its place. If the library failed to load a part of itself, the platform's message. */
export function faultOf(thrown: unknown, linesBefore: number): FaultyDiagram {
  const { message, hash } = (thrown ?? {}) as Thrown;
  const text = typeof message === 'string' ? message : String(thrown);
  if (text.startsWith('No diagram type detected'))
    return { fault: 'its first line names no kind of diagram' };
  if (text === 'Image is not defined') return { fault: 'it shows a picture of its own, which is not loaded' };
  const line = hash?.loc?.first_line ?? Number(/\bon line (\d+)/.exec(text)?.[1]);
  const found = hash?.loc && hash.text?.trim();
  // The expected tokens are listed by their names in the library's grammar, which mean nothing to an author.
  const fault = found ? `"${found}" does not belong here` : oneLine(text);
  return Number.isInteger(line) && line > 0 ? { fault, line: line + linesBefore } : { fault };
}

/** The message without the line number, which is reported separately, and without the excerpt with an arrow below it. */
function oneLine(message: string): string {
  const text = message
    .replace(/^(?:Parse|Lexical) error on line \d+[.:]\s*/, '')
    .replace(/^Parsing failed:\s*/, '')
    .replace(/\.\.\.[^\n]*\n-*\^\n/, '')
    .replace(/^[^\n]*\n-*\^\n/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}
