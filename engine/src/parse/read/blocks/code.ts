import { cellOptions } from '../../rules/core/fence-captions.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { formula } from './math.js';

export const fence: BlockHandler = (reader, token) => {
  const info = token.info.trim();
  const lang = languageOf(info);
  if (lang === 'math') return formula(reader, token.content, reader.line);
  const { options, value } = cellOptions(token);
  const name = /(?:^|[\s{])#([^\s{}#]+)/.exec(info)?.[1] ?? options.get('label');
  const caption = token.children ? reader.inlines(token.children) : undefined;
  if (caption) reader.hasNumbered = true;
  return [
    {
      type: 'code',
      lang,
      value: withoutFinalNewline(value),
      ...(name !== undefined && { anchors: [name] }),
      ...(caption && { caption }),
      ...linesOf(reader),
    },
  ];
};

/** The first word. In braces, as in Pandoc and R Markdown, the first class or name of a language. */
function languageOf(info: string): string {
  const braced = /^\{([^{}]*)\}?/.exec(info)?.[1];
  if (braced === undefined) return info.split(/\s+/, 1)[0] ?? '';
  return /^\s*(?:#\S+\s*)?\.?([^\s,}=#]*)(?![^\s,}]*=)/.exec(braced)?.[1] ?? '';
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
