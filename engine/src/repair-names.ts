/** The repairs that there are, by name. */
export const REPAIR_NAMES = [
  'citation-marks',
  'invisible-characters',
  'bold-headings',
  'source-lists',
] as const;
export type RepairName = (typeof REPAIR_NAMES)[number];
