import type { StateBlock } from 'markdown-it';
import type { Attributes } from '../../attributes.js';
import { directionFrom } from '../../direction.js';
import { languageFrom } from '../../language.js';
import { widthShares } from '../../table-widths.js';
import { sizeTables } from '../block/table-tokens.js';
import { directionOf } from '../block-direction.js';
import { languageOf } from '../block-language.js';
import { pushCallout, readLines } from '../core/callout-tokens.js';
import type { ContainerLines, ContainerRow } from '../row.js';
import { unreadClasses } from '../unread-attributes.js';

/** What a callout says of itself. */
export interface WrittenCallout {
  /** One of `CALLOUT_NAMES` in upper or lower case, or a name made up by the author. */
  readonly name: string;
  /** Running text; often empty. */
  readonly title: string;
  readonly attributes?: Attributes;
  /** Classes that say nothing here. */
  readonly unread?: readonly string[];
  /** Reads what it contains, by default all between its first line and its last one. */
  readonly readText?: () => void;
}

/** A way to write callouts: how they begin and end, and what they say of themselves; `undefined` if it is none after all. */
interface CalloutSyntax
  extends Pick<ContainerRow, 'name' | 'dialect' | 'needs' | 'alt' | 'firstCharacters' | 'container'> {
  readonly calloutAt: (state: StateBlock, lines: ContainerLines) => WrittenCallout | undefined;
}

/** The row of a way to write callouts. Its tokens are those of a block quote that is a callout. */
export function calloutRow({ calloutAt, ...row }: CalloutSyntax): ContainerRow {
  return {
    kind: 'block',
    ...row,
    accepts: (state, lines) => calloutAt(state, lines) !== undefined,
    read(state, lines) {
      const callout = calloutAt(state, lines);
      if (callout) push(state, callout, lines);
    },
  };
}

function push(
  state: StateBlock,
  { name, title, attributes, unread = [], readText }: WrittenCallout,
  { startLine, lastLine }: ContainerLines,
): void {
  const open = pushCallout(state, name.toLowerCase(), title, startLine);
  const { id } = attributes ?? {};
  if (id !== undefined) open.attrSet('id', id);
  const direction = directionFrom(attributes?.values.get('dir'));
  const language = languageFrom(attributes?.values.get('lang'));
  if (direction !== undefined) directionOf.set(open, direction);
  if (language !== undefined) languageOf.set(open, language);
  if (unread.length > 0) unreadClasses.set(open, unread);
  const first = state.tokens.length;
  if (readText) readText();
  else readLines(state, startLine + 1, lastLine);
  if (attributes) sizeTables(state, first, widthShares(attributes.values.get('tbl-colwidths')));
  state.push('blockquote_close', 'blockquote', -1);
}
