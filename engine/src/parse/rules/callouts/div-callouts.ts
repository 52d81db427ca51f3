import { CALLOUT_NAMES, type CalloutName } from '../../../model/names/callout-names.js';
import type { Attributes } from '../../attributes.js';
import { closingOfDiv, openingOf } from '../block/fenced-div-lines.js';
import { theoremIn } from '../block/fenced-divs.js';
import { knownOpening } from '../block/myst/directive.js';
import { type ContainerRow, ENDS_ANY } from '../row.js';
import { calloutRow, type WrittenCallout } from './callout-row.js';

/**
 * Callouts between lines of colons: pandoc's and Quarto's `::: {.callout-note}`, Docusaurus' `:::tip Title`.
 *
 * @example
 * ::: note
 * text
 * :::
 * @example
 * ::: {.callout-tip title="A title"}
 * text
 * :::
 * @example
 * :::tip Title
 * text
 * :::
 */
export const divCallouts: ContainerRow = calloutRow({
  name: 'callout_div',
  dialect: 'Quarto',
  needs: [':::'],
  alt: ENDS_ANY,
  firstCharacters: ':',
  container: { open: /^:::/, close: closingOfDiv },
  calloutAt: (_, { opening }) => calloutOf(opening.input),
});

/** As classes of fenced divs, these callout names have many other meanings. */
const AMBIGUOUS: ReadonlySet<CalloutName> = new Set([
  'check',
  'cite',
  'done',
  'fail',
  'faq',
  'help',
  'missing',
  'pinned',
  'quote',
  'summary',
  'tldr',
  'todo',
]);
const NAMES: ReadonlySet<string> = new Set(CALLOUT_NAMES.filter((name) => !AMBIGUOUS.has(name)));

function calloutOf(line: string): WrittenCallout | undefined {
  const div = openingOf(line);
  if (!div || knownOpening(line) || theoremIn(div.name, div.attributes) !== undefined) return undefined;
  const { attributes, after } = div;
  const name = calloutNameOf(div.name, attributes);
  return name === undefined
    ? undefined
    : { name, title: after || (attributes.values.get('title') ?? ''), attributes };
}

/** The kind of callout, by its name or a class such as `.callout-note`. */
function calloutNameOf(name: string, attributes: Attributes): string | undefined {
  const names = [name, attributes.name ?? '', ...attributes.classes, ...attributes.words];
  const found = names
    .map((each) => each.toLowerCase().replace(/^callout-/, ''))
    .find((each) => NAMES.has(each));
  return found === 'info' ? 'note' : found;
}
