import type { FontFamily, FontSize, LineSpacing } from '@footmark/engine';

/** What the visitor chose for the document's text. */
export interface Formatting {
  readonly fontFamily: FontFamily;
  readonly fontSize: FontSize;
  readonly lineSpacing: LineSpacing;
}

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

export const DEFAULT_FORMATTING: Formatting = { fontFamily: 'calibri', fontSize: 11, lineSpacing: 'single' };

// The engine's own lists would bring the engine into the page's first scripts; a test holds these to them.
export const FONT_CHOICES: readonly Choice<FontFamily>[] = [
  { value: 'calibri', label: 'Calibri' },
  { value: 'times', label: 'Times New Roman' },
  { value: 'arial', label: 'Arial' },
  { value: 'georgia', label: 'Georgia' },
];

export const SIZE_CHOICES: readonly Choice<FontSize>[] = [
  { value: 10, label: '10 pt' },
  { value: 11, label: '11 pt' },
  { value: 12, label: '12 pt' },
  { value: 14, label: '14 pt' },
];

export const SPACING_CHOICES: readonly Choice<LineSpacing>[] = [
  { value: 'single', label: 'Single' },
  { value: '1.15', label: '1.15' },
  { value: '1.5', label: '1.5' },
  { value: 'double', label: 'Double' },
];
