import type { BlockHandler, TokenReader } from '../reader.js';
import { formula } from './math.js';

export const fence: BlockHandler = (reader, token) => {
  const lang = languageOf(token.info.trim());
  if (lang === 'math') return formula(reader, token.content, reader.line);
  return [{ type: 'code', lang, value: withoutFinalNewline(token.content), ...linesOf(reader) }];
};

/** The first word. In braces, as in Pandoc and R Markdown, the first class or name. */
function languageOf(info: string): string {
  return /^\{\s*\.?([^\s,}]+)/.exec(info)?.[1] ?? info.split(/\s+/, 1)[0] ?? '';
}

export const indentedCode: BlockHandler = (reader, token) => [
  { type: 'code', lang: '', value: withoutFinalNewline(token.content), ...linesOf(reader) },
];

function linesOf({ line, lastLine }: TokenReader): { readonly line: number; readonly lastLine: number } {
  return { line, lastLine };
}

function withoutFinalNewline(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}
