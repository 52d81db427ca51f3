import type { MathContent, MathLetters, MathLook } from '../../../model/formula.js';

/** A run of a formula; nothing for an empty text. */
export function run(text: string, look: MathLook, letters: MathLetters = {}): MathContent {
  return text === '' ? [] : [{ type: 'run', text: text.normalize('NFC'), look, letters }];
}

/** A placeholder for an empty argument or operand: text without width. */
export function placeholder(look: MathLook): MathContent {
  return run('\u200b', look, { normal: true });
}

/** The content, or a placeholder if it is empty. */
export function filled(content: MathContent, look: MathLook): MathContent {
  return content.length === 0 ? placeholder(look) : content;
}
