import type { StateBlock } from 'markdown-it';
import type { Closing } from '../row.js';
import { lineOf } from './block-lines.js';

/** The first line of a block between slashes: how many, its name, and what follows a bar. */
export const SLASH_OPENING = /^(\/{3,})[ \t]*([a-z][\w-]*)[ \t]*(?:\|[ \t]*(.*))?$/i;

const KNOWN = /^(?:tab|html|define|definition|(?:figure-|table-)?caption|details(?:-[\w-]+)?)$/i;

/** Whether a block is a tab, folded text or the like. */
export function isKnownBlock(name: string): boolean {
  return KNOWN.test(name);
}

/** Whether a block is one that its author has defined; settings after the bar, `type=a`, are no title. */
export function isOwnBlock(name: string, argument: string): boolean {
  return !isKnownBlock(name) && (argument !== '' ? !argument.includes('=') : name === name.toLowerCase());
}

/** It ends at a line with as many slashes; those in it have more or fewer. */
export function closingOfSlashes([, sign = '']: RegExpExecArray): Closing {
  return { sign, skipsCode: true, isLast: (line) => line === sign };
}

/** The settings on the indented lines below the first one, and the line of the text below them. */
export interface SlashSettings {
  /** By their names, in lower case; those in `attrs: {…}` stand beside the others. */
  readonly values: ReadonlyMap<string, string>;
  readonly bodyStart: number;
}

const INDENT = 4;
const SETTING = /([a-z][\w-]*):[ \t]*(?:"([^"]*)"|'([^']*)'|([^\s,{}"'][^,{}]*))/gi;

export function settingsAt(state: StateBlock, startLine: number, lastLine: number): SlashSettings {
  const values = new Map<string, string>();
  let line = startLine + 1;
  const isSetting = (): boolean =>
    line < lastLine && !state.isEmpty(line) && (state.sCount[line] ?? 0) >= state.blkIndent + INDENT;
  for (; isSetting(); line++)
    for (const [, name = '', ...texts] of lineOf(state, line).matchAll(SETTING))
      values.set(name.toLowerCase(), (texts.find((text) => text !== undefined) ?? '').trim());
  return { values, bodyStart: line };
}
