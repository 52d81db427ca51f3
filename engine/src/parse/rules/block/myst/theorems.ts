import type { StateBlock } from 'markdown-it';
import { lineOf } from '../block-lines.js';
import { lastLineOf } from '../container-lines.js';
import { divOf } from '../fenced-divs.js';
import { pushInline } from '../table-tokens.js';
import { openingOf } from './closing-lines.js';
import { asName, type Directive } from './directive.js';
import { statementOf } from './directive-kinds.js';
import { inDiv, pushBold, pushTarget, readBody } from './push.js';

/** A theorem, an exercise or the like. */
export function pushTheorem(state: StateBlock, directive: Directive): void {
  const { name, argument, options, startLine, endLine } = directive;
  const { word, theorem } = statementOf(name);
  const isSolution = theorem === 'solution';
  const label = directive.label;
  // The argument of a solution is the name of its exercise.
  const title =
    isSolution && argument !== '' ? `{ref}\`${asName(argument)}\`` : argument.replace(/^\((.*)\)$/, '$1');
  if (theorem === undefined) {
    const heading = word.charAt(0).toUpperCase() + word.slice(1);
    inDiv(state, directive, undefined, () => {
      pushTarget(state, label, startLine);
      pushBold(state, title === '' ? heading : `${heading} (${title})`, startLine);
      readBody(state, directive);
    });
    return;
  }
  const isUncounted =
    isSolution || theorem === 'proof' || options.has('nonumber') || options.get('enumerated') === 'false';
  const open = state.push('div_open', 'div', 1);
  open.map = [startLine, endLine];
  if (label !== undefined) open.attrSet('id', label);
  divOf.set(open, { kind: 'theorem', theorem, title: '', isUncounted });
  if (title !== '') {
    state.push('heading_open', 'h4', 1).map = [startLine, startLine + 1];
    pushInline(state, title, [startLine, startLine + 1]);
    state.push('heading_close', 'h4', -1);
  }
  readBody(state, directive);
  state.push('div_close', 'div', -1);
}

/** A directive that another one ends, `{exercise-start}` and `{exercise-end}`, with everything in between. */
export function upToEnd(state: StateBlock, directive: Directive): Directive {
  const endLine = state.lineMax;
  const name = directive.name.replace(/-start$/, '');
  const sign = `${name}-end`;
  const isLast = (line: string): boolean => openingOf(line)?.name === sign;
  const last = lastLineOf(state, { sign, isLast }, directive.endLine - 1, endLine);
  const bodyEnd = last ?? directive.endLine;
  const after = last === undefined ? bodyEnd : lineAfter(state, last, endLine);
  return { ...directive, name, bodyStart: directive.endLine, bodyEnd, endLine: after };
}

/** The line after the closing fence of an empty directive. */
function lineAfter(state: StateBlock, line: number, endLine: number): number {
  return line + 1 < endLine && /^(?:`{3,}|:{3,})$/.test(lineOf(state, line + 1).trim()) ? line + 2 : line + 1;
}
