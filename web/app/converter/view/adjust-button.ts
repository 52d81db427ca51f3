/** The button that opens all options for the Word file beside the pages. */
export const ADJUST_BUTTON_ID = 'adjust-button';

/** This button or, on small screens, the round one; neither while the options are open beside the pages. */
export function optionsOpener(): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`#${ADJUST_BUTTON_ID}, .options-button`);
  return [...buttons].find((button) => button.checkVisibility());
}
