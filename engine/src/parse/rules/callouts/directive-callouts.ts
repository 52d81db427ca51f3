import type { StateBlock } from 'markdown-it';
import { isCalloutName } from '../../../model/names/callout-names.js';
import { NO_ATTRIBUTES } from '../../attributes.js';
import { lineOf } from '../block/block-lines.js';
import { closingOfDirective, type Directive, directiveAt } from '../block/myst/directive.js';
import { readBody } from '../block/myst/push.js';
import { readLines } from '../core/callout-tokens.js';
import { type ContainerRow, ENDS_ANY } from '../row.js';
import { calloutRow, type WrittenCallout } from './callout-row.js';

/**
 * MyST's directives that are callouts, ```` ```{note} ````, and its sidebars with a title.
 *
 * @example
 * ```{note} Title
 * text
 *
 * more
 * ```
 * @example
 * :::{admonition} Title
 * :class: tip
 *
 * text
 * :::
 * @example
 * :::{sidebar} Title
 * text
 * :::
 */
export const directiveCallouts: ContainerRow = calloutRow({
  name: 'callout_directive',
  dialect: 'MyST',
  needs: ['```{', ':::{', '``` {', '::: {'],
  alt: ENDS_ANY,
  firstCharacters: '`:',
  container: { open: /^(?::::|```)/, close: closingOfDirective },
  calloutAt(state, lines) {
    const directive = directiveAt(state, lines);
    if (directive?.kind === 'callout') return admonition(state, directive);
    if (directive?.kind !== 'box' || directive.argument === '') return undefined;
    return {
      name: 'note',
      title: directive.argument,
      ...named(directive),
      readText: () => readText(state, directive),
    };
  },
});

/** A note, a warning or the like; with a title and the class `dropdown`, it can be folded, and is no callout. */
function admonition(state: StateBlock, directive: Directive): WrittenCallout | undefined {
  const { name, argument, options } = directive;
  const classes = (options.get('class') ?? '').split(/[\s,]+/);
  const kind = name === 'admonition' ? (classes.find(isCalloutName) ?? 'note') : name;
  const isText = argument !== '' && beginsText(state, directive);
  const title = isText ? '' : argument || (kind === 'seealso' ? 'See also' : '');
  if (title !== '' && classes.includes('dropdown')) return undefined;
  return {
    name: kind === 'seealso' ? 'note' : kind,
    title,
    ...named(directive),
    readText: () => readText(state, directive, isText),
  };
}

/** The name that references find it by. */
const named = ({ label: id }: Directive): Pick<WrittenCallout, 'attributes'> =>
  id === undefined ? {} : { attributes: { ...NO_ATTRIBUTES, id } };

function readText(state: StateBlock, directive: Directive, fromArgument = false): void {
  if (fromArgument) readFromArgument(state, directive);
  else readBody(state, directive);
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
