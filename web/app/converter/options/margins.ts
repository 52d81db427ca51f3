import type { Margins } from '@footmark/engine';

export type MarginName = 'normal' | 'narrow' | 'moderate' | 'wide';

/** Word's own presets, in points. */
export const MARGINS: Readonly<Record<MarginName, { readonly label: string; readonly points: Margins }>> = {
  normal: { label: 'Normal', points: sides(72, 72) },
  narrow: { label: 'Narrow', points: sides(36, 36) },
  moderate: { label: 'Moderate', points: sides(72, 54) },
  wide: { label: 'Wide', points: sides(72, 144) },
};

function sides(vertical: number, horizontal: number): Margins {
  return { top: vertical, bottom: vertical, left: horizontal, right: horizontal };
}
