import type { ComposedInline } from '../model/composed.js';

/** Puts a bookmark of each name around `content`. Names must be unique and fit Word's rules. */
export function bookmarked(
  content: readonly ComposedInline[],
  names: readonly (string | undefined)[],
): readonly ComposedInline[] {
  const given = names.filter((name) => name !== undefined);
  return given.length === 0 ? content : [{ type: 'bookmarked', names: given, content }];
}
