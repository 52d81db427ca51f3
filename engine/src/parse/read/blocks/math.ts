import type { Token } from 'markdown-it';
import type { Block } from '../../../model/document.js';
import { pushAll } from '../../../text/long-arrays.js';
import { formulaAttributes } from '../../rules/block/formula-attributes.js';
import { formula } from '../formula.js';
import type { BlockHandler, TokenReader } from '../reader.js';

export const math: BlockHandler = (reader, token) =>
  formula(reader, token.content, reader.line, formulaAttributes.get(token));

/**
 * Whether tokens contain formulas that split the paragraph. `$$` formulas within a line of text become inline
 * formulas.
 */
export function haveFormulas(tokens: readonly Token[]): boolean {
  if (!tokens.some(isFormula)) return false;
  for (const line of linesOf(tokens)) {
    const isText = (token: Token): boolean => !isFormula(token) && !isSpace(token);
    const inText = line.some(
      (token, index) =>
        isMovable(token) &&
        line.slice(0, index).some(isText) &&
        line.slice(index + 1).some((after) => isText(after) && !/^\s*[.,;:!?)]+\s*$/.test(after.content)),
    );
    if (inText) for (const token of line) if (isMovable(token)) token.type = 'math_inline';
  }
  return tokens.some(isFormula);
}

function isFormula(token: Token): boolean {
  return token.type === 'math_display' && token.level === 0;
}

/** Jekyll uses `$$` for inline formulas, too; a formula with a label or with lines of its own is meant as a block. */
function isMovable(token: Token): boolean {
  if (!isFormula(token) || token.markup !== '$$') return false;
  const { label, tag } = formulaAttributes.get(token) ?? {};
  return !label && !tag && !/\n|\\(?:label|tag|#eq:)(?![A-Za-z]{2})/.test(token.content);
}

function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (isBreak(token)) lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines;
}

/** Splits a paragraph at display formulas into several blocks. */
export function splitAtFormulas(reader: TokenReader, tokens: readonly Token[], line: number): Block[] {
  const blocks: Block[] = [];
  let text: Token[] = [];
  let nextLine = line;
  const endText = (): void => {
    const first = text.findIndex((token) => !isSpace(token));
    const textLine = nextLine + text.slice(0, Math.max(first, 0)).filter(isBreak).length;
    reader.line = textLine;
    const children = reader.inlines(trimmed(text));
    if (children.length > 0)
      blocks.push({ type: 'paragraph', ...reader.takeAnchors(), children, line: textLine });
    nextLine += text.reduce((count, token) => count + linesIn(token), 0);
    text = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (!isFormula(token)) {
      text.push(token);
      continue;
    }
    endText();
    const source = token.content + takePunctuation(tokens[index + 1]);
    pushAll(blocks, formula(reader, source, nextLine, formulaAttributes.get(token)));
    nextLine += linesIn(token);
  }
  endText();
  return blocks;
}

/** A comma or full stop directly after a formula stays on its line. */
function takePunctuation(next: Token | undefined): string {
  const sign = next?.type === 'text' ? /^[.,;:](?=\s|$)/.exec(next.content)?.[0] : undefined;
  if (!next || sign === undefined) return '';
  next.content = next.content.slice(1);
  return ` ${sign}`;
}

function linesIn(token: Token): number {
  return isBreak(token) ? 1 : token.content.split('\n').length - 1;
}

function isBreak({ type }: Token): boolean {
  return type === 'softbreak' || type === 'hardbreak';
}

function isSpace(token: Token): boolean {
  return isBreak(token) || (token.type === 'text' && token.content.trim() === '');
}

/** Tokens without the line breaks and spaces at either end. */
function trimmed(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex((token) => !isSpace(token));
  const kept = first < 0 ? [] : tokens.slice(first, tokens.findLastIndex((token) => !isSpace(token)) + 1);
  const [start, end] = [kept[0], kept.at(-1)];
  if (start?.type === 'text') start.content = start.content.trimStart();
  if (end?.type === 'text') end.content = end.content.trimEnd();
  return kept;
}
