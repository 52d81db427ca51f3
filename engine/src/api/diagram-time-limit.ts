/**
 * How long a host should let a diagram be drawn, and the fault of one that takes longer, or too much memory. Real diagrams take a second
 * or two; those that would take long are mostly left out before, by how much they have.
 */
export const DIAGRAM_TIME_LIMIT = {
  milliseconds: 30_000,
  fault: 'drawing it took too long, or too much memory',
} as const;
