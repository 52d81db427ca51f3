/** The toggle properties that the pages show (ECMA-376 Part 1, 17.7.3). */
export const TOGGLES = ['bold', 'italic', 'caps', 'smallCaps', 'strike'] as const;
export type Toggle = (typeof TOGGLES)[number];
