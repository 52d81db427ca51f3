import { isCalloutName } from '../../../model/names/callout-names.js';
import { type ContainerRow, ENDS_ANY } from '../row.js';
import { calloutRow } from './callout-row.js';

/** Retype's names for looks that have no meaning of their own. */
const PLAIN = new Set(['primary', 'secondary', 'light', 'dark', 'contrast', 'ghost']);

/**
 * Retype's callouts: between lines of exclamation marks, with their kind directly after the first, and a title.
 *
 * @example
 * !!!warning A title
 * text
 * !!!
 */
export const retypeCallouts: ContainerRow = calloutRow({
  name: 'retype_callout',
  dialect: 'Retype',
  needs: ['!!!'],
  alt: ENDS_ANY,
  firstCharacters: '!',
  container: {
    open: /^!!!(?:([a-z]+)(?:[ \t]+([^\n]*))?|[ \t]+([^\n]*))$/i,
    close: ([, name = '']) =>
      name === '' || PLAIN.has(name.toLowerCase()) || isCalloutName(name.toLowerCase())
        ? { sign: '!!!', skipsCode: true, isLast: (line) => line === '!!!' }
        : undefined,
  },
  calloutAt: (_, { opening: [, name = '', title = '', alone = ''] }) => ({
    name: isCalloutName(name.toLowerCase()) ? name : 'note',
    title: title || alone,
  }),
});
