/** Numbers that only look random: the same code gives the same drawing. Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs the work with numbers of its own for `Math.random`, which the library uses for names and first places. */
export async function withoutChance<Result>(work: () => Promise<Result>): Promise<Result> {
  const { random } = Math;
  Math.random = seeded(1);
  try {
    return await work();
  } finally {
    Math.random = random;
  }
}
