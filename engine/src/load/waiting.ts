/** Runs the work for all items, at most `lanes` at a time, and returns the results in the order of the items. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Map<Item, Result>> {
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return new Map(items.map((item, index) => [item, results[index] as Result]));
}

/** The result of a host's promise, or `undefined` as soon as the signal is aborted: a host may never answer. */
export async function untilAborted<T>(
  promised: PromiseLike<T> | T,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  if (!signal) return promised;
  let stop: (() => void) | undefined;
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([promised, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
