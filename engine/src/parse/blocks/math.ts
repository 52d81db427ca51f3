import type { Token } from 'markdown-it';
import type { Block, DisplayMath } from '../../document.js';
import { onlyDefines } from '../../latex-definitions.js';
import type { BlockHandler, TokenReader } from '../reader.js';

export const math: BlockHandler = (reader, token) => formula(reader, token.content, reader.line);

/** A formula on lines of its own; nothing where it only defines commands. */
export function formula(reader: TokenReader, source: string, line: number): DisplayMath[] {
  if (onlyDefines(source)) {
    reader.latexDefinitions += source;
    return [];
  }
  const found: DisplayMath = { type: 'math', value: source.trim(), line };
  reader.formulas.push(found);
  return [found];
}

export function isFormula(token: Token): boolean {
  return token.type === 'math_display' && token.level === 0;
}

/** A paragraph with such formulas: they part its text into several. */
export function partedByFormulas(reader: TokenReader, tokens: readonly Token[], line: number): Block[] {
  const blocks: Block[] = [];
  let text: Token[] = [];
  let nextLine = line;
  const endText = (): void => {
    reader.line = nextLine;
    const children = reader.inlines(trimmed(text));
    if (children.length > 0)
      blocks.push({ type: 'paragraph', ...reader.takeAnchors(), children, line: nextLine });
    nextLine += text.reduce((count, token) => count + linesIn(token), 0);
    text = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (!isFormula(token)) {
      text.push(token);
      continue;
    }
    endText();
    blocks.push(...formula(reader, token.content + takePunctuation(tokens[index + 1]), nextLine));
    nextLine += linesIn(token);
  }
  endText();
  return blocks;
}

/** A comma or full stop right after a formula stands on its line. */
function takePunctuation(next: Token | undefined): string {
  const sign = next?.type === 'text' ? /^[.,;:](?=\s|$)/.exec(next.content)?.[0] : undefined;
  if (!next || sign === undefined) return '';
  next.content = next.content.slice(1);
  return ` ${sign}`;
}

function linesIn({ type, content }: Token): number {
  return type === 'softbreak' || type === 'hardbreak' ? 1 : content.split('\n').length - 1;
}

/** Tokens without the line breaks and spaces at their ends. */
function trimmed(tokens: readonly Token[]): Token[] {
  const isSpace = ({ type, content }: Token): boolean =>
    type === 'softbreak' || type === 'hardbreak' || (type === 'text' && content.trim() === '');
  const first = tokens.findIndex((token) => !isSpace(token));
  const kept = first < 0 ? [] : tokens.slice(first, tokens.findLastIndex((token) => !isSpace(token)) + 1);
  const [start, end] = [kept[0], kept.at(-1)];
  if (start?.type === 'text') start.content = start.content.trimStart();
  if (end?.type === 'text') end.content = end.content.trimEnd();
  return kept;
}
