import { CALLOUT_KINDS, type CalloutName } from '../../../model/names/callout-names.js';
import { endOfOrg, ORG_OPENING } from '../block/org-blocks.js';
import { type Closing, type ContainerRow, ENDS_ANY } from '../row.js';
import { calloutRow } from './callout-row.js';

const NAMES: ReadonlySet<string> = new Set<CalloutName>([...CALLOUT_KINDS, 'pinned']);

/**
 * Logseq's callouts, named as Org mode names blocks.
 *
 * @example
 * #+BEGIN_NOTE
 * text
 * #+END_NOTE
 */
export const orgCallouts: ContainerRow = calloutRow({
  name: 'org_callout',
  dialect: 'Org',
  needs: ['#+'],
  alt: ENDS_ANY,
  firstCharacters: '#',
  container: { open: ORG_OPENING, close: closingOf },
  calloutAt: (_, { opening: [, name = ''] }) => ({ name, title: '' }),
});

function closingOf([, written = '']: RegExpExecArray): Closing | undefined {
  const name = written.toLowerCase();
  return NAMES.has(name) ? endOfOrg(name) : undefined;
}
