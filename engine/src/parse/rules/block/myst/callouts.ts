import type { StateBlock } from 'markdown-it';
import { CALLOUT_NAMES } from '../../../../model/names/callout-names.js';
import { pushCallout, pushParagraph, readLines } from '../../core/callout-tokens.js';
import { lineOf } from '../block-lines.js';
import type { Directive } from './directive.js';
import { inDiv, pushTarget, readBody } from './push.js';

const NAMES: ReadonlySet<string> = new Set(CALLOUT_NAMES);

/** A note, a warning or the like; with the class `dropdown`, a block that can be folded. */
export function pushAdmonition(state: StateBlock, directive: Directive): void {
  const { name, argument, options, label, startLine } = directive;
  const classes = (options.get('class') ?? '').split(/[\s,]+/);
  const kind = name === 'admonition' ? (classes.find((each) => NAMES.has(each)) ?? 'note') : name;
  const isText = argument !== '' && beginsText(state, directive);
  const title = isText ? '' : argument || (kind === 'seealso' ? 'See also' : '');
  if (title !== '' && classes.includes('dropdown')) {
    pushToggle(state, directive);
    return;
  }
  pushCallout(state, kind === 'seealso' ? 'note' : kind, title, startLine);
  pushTarget(state, label, startLine);
  if (isText) readFromArgument(state, directive);
  else readBody(state, directive);
  state.push('blockquote_close', 'blockquote', -1);
}

/** Sphinx reads what follows the name as the first line of the text, mystmd as a title above it. */
function beginsText(
  state: StateBlock,
  { name, argument, startLine, bodyStart, bodyEnd }: Directive,
): boolean {
  if (bodyStart >= bodyEnd) return true;
  if (name === 'admonition' || bodyStart !== startLine + 1) return false;
  return /[.,;:]$/.test(argument) || /^[\p{Ll}(]/u.test(lineOf(state, bodyStart));
}

/** Reads the text, beginning after the name. */
function readFromArgument(state: StateBlock, { argument, startLine, bodyStart, bodyEnd }: Directive): void {
  const { bMarks, tShift, sCount, blkIndent } = state;
  const before = [bMarks[startLine], tShift[startLine], sCount[startLine]] as const;
  bMarks[startLine] =
    (state.eMarks[startLine] ?? 0) -
    lineOf(state, startLine).length +
    lineOf(state, startLine).indexOf(argument, lineOf(state, startLine).indexOf('}'));
  tShift[startLine] = 0;
  sCount[startLine] = blkIndent;
  readLines(state, startLine, bodyStart < bodyEnd ? bodyEnd : startLine + 1);
  [bMarks[startLine], tShift[startLine], sCount[startLine]] = before.map((value) => value ?? 0) as [
    number,
    number,
    number,
  ];
}

/** A foldable block below a line that stays visible. */
export function pushToggle(state: StateBlock, directive: Directive): void {
  inDiv(state, directive, { kind: 'details' }, () => {
    pushParagraph(state, directive.argument, directive.startLine);
    pushTarget(state, directive.label, directive.startLine);
    readBody(state, directive);
  });
}

/** Text beside the text: a callout with its title, or without any. */
export function pushBox(state: StateBlock, directive: Directive): void {
  const { argument, label, startLine, endLine } = directive;
  if (argument !== '') pushCallout(state, 'note', argument, startLine);
  else state.push('aside_open', 'aside', 1).map = [startLine, endLine];
  pushTarget(state, label, startLine);
  readBody(state, directive);
  if (argument !== '') state.push('blockquote_close', 'blockquote', -1);
  else state.push('aside_close', 'aside', -1);
}

const CHANGES: Readonly<Record<string, string>> = {
  versionadded: 'Added in version',
  versionchanged: 'Changed in version',
  versionremoved: 'Removed in version',
  deprecated: 'Deprecated since version',
};

/** A version, and words about its changes. */
export function pushVersion(state: StateBlock, directive: Directive): void {
  const { name, argument, startLine } = directive;
  const [, version = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(argument) ?? [];
  inDiv(state, directive, undefined, () => {
    pushParagraph(state, `**${CHANGES[name]} ${version}**${rest && `: ${rest}`}`, startLine);
    readBody(state, directive);
  });
}
