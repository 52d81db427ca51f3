import type { Converter } from './converter';

/**
 * Whether what happens at an element, such as a key pressed there, is meant for a converter: the element is in it. What happens
 * outside of all is meant for the first on the page.
 */
export function isMeant(converter: Converter, at: EventTarget | null = document.activeElement): boolean {
  const screen = at instanceof Element ? at.closest('.screen') : null;
  return (screen ?? document.querySelector('.screen'))?.id === screenId(converter);
}

/** The id of the screen of a converter. */
export const screenId = (converter: Converter): string => converter.id('converter');
