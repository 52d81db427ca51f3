import type { Converter } from '../instance/converter';
export const FIND_FIELD_ID = 'find-in-text';

/** If the bar is already open, its phrase is selected for typing over. */
export function focusFindField(converter: Converter): void {
  const field = document.getElementById(converter.id(FIND_FIELD_ID));
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  }
}
