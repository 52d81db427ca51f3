/** The repairs that there are, by name. */
export const REPAIR_NAMES = [
  'citation-marks',
  'invisible-characters',
  'bold-headings',
  'source-lists',
] as const;
/** A repair of what assistants and web pages leave in copied text. */
export type RepairName = (typeof REPAIR_NAMES)[number];
