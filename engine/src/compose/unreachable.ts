import type { Heading } from '../model/document.js';
import { walk } from '../model/nodes/walk.js';
import type { ComposeInput } from './environment.js';
import type { Unreachable } from './link-target.js';

/** The bookmarks of formulas that could not be converted, and of headings without text. */
export function unreachableBookmarks({
  resolved,
  equations,
}: Pick<ComposeInput, 'resolved' | 'equations'>): ReadonlyMap<string, Unreachable> {
  const found = new Map<string, Unreachable>();
  for (const [target, names] of resolved.targets) {
    if (target.type === 'math' && !equations.has(target))
      for (const name of names) found.set(name, 'formula');
    if (target.type === 'heading' && isEmpty(target, resolved))
      for (const name of names) found.set(name, 'heading');
  }
  for (const [heading, { bookmark }] of resolved.headings)
    if (isEmpty(heading, resolved)) found.set(bookmark, 'heading');
  return found;
}

/** A heading that is a picture is visible, even if the picture has no text. */
function isEmpty(heading: Heading, { headings }: ComposeInput['resolved']): boolean {
  return headings.get(heading)?.text === '' && !hasPicture(heading);
}

function hasPicture(heading: Heading): boolean {
  let found = false;
  walk([heading], {
    inline({ type }) {
      if (type === 'image') found = true;
    },
  });
  return found;
}
