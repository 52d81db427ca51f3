import type { Converter } from '../instance/converter';
import { screenId } from '../instance/is-meant';
/** The button that opens all options for the Word file beside the pages. */
export const ADJUST_BUTTON_ID = 'adjust-button';

/** This button or, on small screens, the round one; neither while the options are open beside the pages. */
export function optionsOpener(converter: Converter): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(
    `#${converter.id(ADJUST_BUTTON_ID)}, #${screenId(converter)} .options-button`,
  );
  return [...buttons].find((button) => button.checkVisibility());
}
