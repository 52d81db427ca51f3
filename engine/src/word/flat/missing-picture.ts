import type { Losses } from '../losses.js';
import type { Atom } from './atoms.js';

/**
 * The address of a picture that is missing from our document because it could not be loaded, followed by a slash and its file
 * name if the document contains that.
 */
export const MISSING_PICTURE = 'missing-picture';

/** Restores a picture that was missing: our writer replaced it with its alternative text or, in brackets, its file name. */
export function withMissingPicture(atoms: readonly Atom[], losses: Losses): readonly Atom[] {
  const [first] = atoms;
  const shown = atoms.map(({ inline }) => (inline.type === 'text' ? inline.value : '')).join('');
  if (!first || shown === '' || atoms.some(({ inline }) => inline.type !== 'text')) return atoms;
  const file = /^\[([^[\]]+\.\w+)\]$/.exec(shown)?.[1];
  losses.report('word-picture', `A picture ("${file ?? shown}") is not in the file`);
  const [url, alt] = file === undefined ? [MISSING_PICTURE, shown] : [`${MISSING_PICTURE}/${file}`, ''];
  return [{ ...first, inline: { type: 'image', url, title: '', alt, line: 1 } }];
}
