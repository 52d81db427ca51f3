export const FIND_FIELD_ID = 'find-in-text';

/** Where the bar is open already, the next phrase is typed over the last one. */
export function focusFindField(): void {
  const field = document.getElementById(FIND_FIELD_ID);
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  }
}
