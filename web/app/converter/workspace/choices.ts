import { FONT_FAMILIES, OPTION_CHOICES } from '@footmark/engine/options';
import type { DocumentOptions } from './document-options';
import { MARGINS, type MarginName } from './margins';

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

export type ChoicesOf<Name extends keyof DocumentOptions> = readonly Choice<DocumentOptions[Name]>[];

/** All values that the engine accepts, each with its label. */
export function choicesOf<Value extends string | number>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

export const TEMPLATES = choicesOf(OPTION_CHOICES.template, {
  plain: 'Plain',
  academic: 'Academic (APA)',
  business: 'Business',
  mla: 'MLA',
});

/** The name of the chosen template. */
export function templateLabel({ template, ownTemplate }: DocumentOptions): string {
  return ownTemplate || labelOf(TEMPLATES, template);
}

export const FONTS = choicesOf(OPTION_CHOICES.fontFamily, FONT_FAMILIES);

export const SIZES = choicesOf(OPTION_CHOICES.fontSize, {
  10: '10 pt',
  11: '11 pt',
  12: '12 pt',
  14: '14 pt',
});

export const SPACINGS = choicesOf(OPTION_CHOICES.lineSpacing, {
  single: 'Single',
  '1.15': '1.15',
  '1.5': '1.5',
  double: 'Double',
});

export const MARGIN_CHOICES: ChoicesOf<'margins'> = Object.entries(MARGINS).map(([value, { label }]) => ({
  value: value as MarginName,
  label,
}));

export function labelOf<Value>(choices: readonly Choice<Value>[], value: Value): string {
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
}
