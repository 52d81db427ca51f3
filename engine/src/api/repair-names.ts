/** The repairs that there are, by name. */
export const REPAIR_NAMES = [
  'citation-marks',
  'invisible-characters',
  'escaped-math',
  'bold-headings',
  'source-lists',
] as const;
/** A repair of what assistants and web pages leave in copied text. */
export type RepairName = (typeof REPAIR_NAMES)[number];

/** What one repair changes in a text, or would change if it was asked for. */
export interface RepairEffect {
  readonly name: RepairName;
  /** Whether it was asked for. */
  readonly isApplied: boolean;
  /** How many lines it changes; at least 1. */
  readonly lineCount: number;
  /** The first of them, counted from 1. */
  readonly firstLine: number;
}
