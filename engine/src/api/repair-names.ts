/** The available repairs, by name. */
export const REPAIR_NAMES = [
  'citation-marks',
  'invisible-characters',
  'escaped-math',
  'spaced-bold',
  'unread-signs',
  'lines-and-bullets',
  'bold-headings',
  'source-lists',
] as const;
/** A repair of what assistants and web pages leave in copied text. */
export type RepairName = (typeof REPAIR_NAMES)[number];

/** What one repair changes in a text, or would change if it were requested. */
export interface RepairEffect {
  readonly name: RepairName;
  /** Whether it was requested. */
  readonly isApplied: boolean;
  /** How many lines it changes; at least 1. */
  readonly lineCount: number;
  /** The first changed line, counted from 1. */
  readonly firstLine: number;
}
