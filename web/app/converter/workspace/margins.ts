import type { Margins } from '@footmark/engine';

export type MarginName = 'normal' | 'comfortable' | 'narrow' | 'moderate' | 'wide';

/** Word's own presets, and the one of Business, in points. */
export const MARGINS: Readonly<Record<MarginName, { readonly label: string; readonly points: Margins }>> = {
  normal: { label: 'Normal', points: sides(72, 72) },
  comfortable: { label: 'Comfortable', points: sides(72, 122.4) },
  narrow: { label: 'Narrow', points: sides(36, 36) },
  moderate: { label: 'Moderate', points: sides(72, 54) },
  wide: { label: 'Wide', points: sides(72, 144) },
};

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function sides(vertical: number, horizontal: number): Margins {
  return { top: vertical, bottom: vertical, left: horizontal, right: horizontal };
}

/** The name of margins that a template sets. */
export function marginName(margins: Margins): MarginName {
  const names = Object.keys(MARGINS) as MarginName[];
  const found = names.find((name) => SIDES.every((side) => MARGINS[name].points[side] === margins[side]));
  if (!found) throw new Error(`There is no name for the margins ${JSON.stringify(margins)}`);
  return found;
}
