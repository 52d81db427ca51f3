import { isCalloutName } from '../../../model/names/callout-names.js';
import { closingOfSlashes, isOwnBlock, SLASH_OPENING, settingsAt } from '../block/slash-lines.js';
import { readLines } from '../core/callout-tokens.js';
import { type ContainerRow, ENDS_ANY } from '../row.js';
import { calloutRow } from './callout-row.js';

/** Names of blocks whose setting `type` says which callout they are, with their kind without it; folded text is none then. */
const GENERAL: Readonly<Record<string, string>> = { admonition: 'note', details: '' };

/**
 * Callouts between lines of slashes, as in the blocks of PyMdown Extensions: `/// note | Title`, or `/// admonition | Title` with its
 * kind on an indented line. Authors define more kinds, under which a title stands.
 *
 * @example
 * /// note | Title
 * text
 * ///
 * @example
 * /// admonition | Title
 *     type: warning
 *
 * text
 * ///
 */
export const slashCallouts: ContainerRow = calloutRow({
  name: 'slash_callout',
  dialect: 'MkDocs',
  needs: ['///'],
  alt: ENDS_ANY,
  firstCharacters: '/',
  container: { open: SLASH_OPENING, close: closingOfSlashes },
  calloutAt(state, { opening: [, , written = '', title = ''], startLine, lastLine }) {
    const { values, bodyStart } = settingsAt(state, startLine, lastLine);
    const general = GENERAL[written.toLowerCase()];
    const name = (general === undefined ? written : (values.get('type') ?? general)).toLowerCase();
    const isOwn = general === undefined && title !== '' && isOwnBlock(written, title);
    if (general === undefined ? !isCalloutName(name) && !isOwn : name === '') return undefined;
    return {
      name,
      title,
      readText: () => readLines(state, bodyStart, lastLine),
    };
  },
});
