/*
 * An engine passes the arguments of a call on its stack: `list.push(...items)` and `Math.max(...items)` throw with some 120,000
 * items. These take arrays of any length, as long as a text makes them.
 */

/** Adds the items at the end of the list. */
export function pushAll<Item>(list: Item[], items: Iterable<NoInfer<Item>>): void {
  for (const item of items) list.push(item);
}

/** Far fewer items than overflow the stack. */
const FEW = 1000;

/** Takes `count` items out of the list from an index on, and puts the others in their place. */
export function spliceAll<Item>(
  list: Item[],
  index: number,
  count: number,
  items: readonly NoInfer<Item>[],
): void {
  if (items.length <= FEW) {
    // What precedes and what follows is not copied, which counts where a long list changes item by item.
    list.splice(index, count, ...items);
    return;
  }
  const after = list.splice(index).slice(count);
  pushAll(list, items);
  pushAll(list, after);
}

/** The largest of the numbers, and at least `least`; −∞ if there are none. */
export function largest(numbers: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let result = least;
  for (const number of numbers) result = Math.max(result, number);
  return result;
}

/** The smallest of the numbers, and at most `most`; ∞ if there are none. */
export function smallest(numbers: Iterable<number>, most = Number.POSITIVE_INFINITY): number {
  let result = most;
  for (const number of numbers) result = Math.min(result, number);
  return result;
}
