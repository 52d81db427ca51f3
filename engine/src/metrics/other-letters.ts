type Widths = typeof import('./other-widths.js').OTHER_WIDTHS;

let widths: Widths | undefined;

/** The basic characters, those of which no font of ours has the width, and what stands for none of the others. */
export const HAS_OTHERS = /[^\0-\u00ff–—‘’‚“”„†‡•…‰‹›€™\u2610-\u2612\u2c00-\uffff]|&[#a-z][\da-z]*;/i;

/**
 * Loads the widths of the letters beyond Latin-1, if any of the texts has some: until then they are guessed. The texts
 * may be Markdown.
 */
export async function loadOtherWidths(texts: readonly string[]): Promise<void> {
  if (widths || !texts.some((text) => HAS_OTHERS.test(text))) return;
  ({ OTHER_WIDTHS: widths } = await import('./other-widths.js'));
}

/** Undefined before they are loaded. */
export function otherWidths(): Widths | undefined {
  return widths;
}
