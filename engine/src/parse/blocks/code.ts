import type { BlockHandler } from '../reader.js';
import { formula } from './math.js';

export const fence: BlockHandler = (reader, token) => {
  const lang = token.info.trim().split(/\s+/, 1)[0] ?? '';
  if (lang === 'math') return [formula(reader, token.content, reader.line)];
  return [{ type: 'code', lang, value: withoutFinalNewline(token.content), line: reader.line }];
};

export const indentedCode: BlockHandler = (reader, token) => [
  { type: 'code', lang: '', value: withoutFinalNewline(token.content), line: reader.line },
];

function withoutFinalNewline(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}
