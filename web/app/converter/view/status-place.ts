import type { Converter } from '../instance/converter';

export const STATUS_ID = 'status';

/** After a click that resolves a finding and leaves the page with it, where the focus would be nowhere. */
export function focusStatus(converter: Converter): void {
  document.getElementById(converter.id(STATUS_ID))?.focus({ preventScroll: true });
}
