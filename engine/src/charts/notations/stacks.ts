import { refuse } from './outcome.js';

/**
 * Whether series are on top of each other that name the stacks they are in; undefined for one that is in none.
 *
 * @throws NotUnderstood for several stacks beside each other, which Word does not have
 */
export function areStacked(stacks: readonly (string | undefined)[]): boolean {
  const counts = new Map<string, number>();
  for (const stack of stacks) if (stack !== undefined) counts.set(stack, (counts.get(stack) ?? 0) + 1);
  const [only = 0] = counts.values();
  if (stacks.length > 0 && only === stacks.length) return true;
  return [...counts.values()].some((count) => count > 1)
    ? refuse('it has several stacks side by side')
    : false;
}

/** The title of an axis with the unit that its numbers are written with there. */
export function withUnit(title: string | undefined, unit: string | undefined): string | undefined {
  const own = unit?.trim() ?? '';
  if (own === '') return title;
  return title === undefined || title === '' ? own : title.includes(own) ? title : `${title} (${own})`;
}
