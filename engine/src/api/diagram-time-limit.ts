/** How long a host should let a diagram be drawn, and the fault of one that takes longer. Real diagrams take a second or two. */
export const DIAGRAM_TIME_LIMIT = { milliseconds: 30_000, fault: 'drawing it took too long' } as const;
