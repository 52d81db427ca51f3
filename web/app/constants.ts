/** The product's figures, in one place. Lengths of text are UTF-16 code units, as the editor counts them. */

/**
 * Above `threshold` characters the editor shows a window of the text with a margin on each side. A line that is cut by
 * the margin's edge is shown whole, up to `lineReach` characters beyond it.
 */
export const LARGE_DOCUMENT = { threshold: 10_000, window: 5_000, margin: 100, lineReach: 1_000 } as const;

export const EDITOR_HEIGHT_PX = { min: 400, max: 800 } as const;

/** How long a pause in typing is before the text is counted and checked. */
export const INSPECTION_DELAY_MS = 300;

/** How long after the page has loaded the copy for visits without a network is fetched. */
export const OFFLINE_COPY_DELAY_MS = 5000;

/** How long a pause in typing is before the draft is kept. */
export const KEEP_DELAY_MS = 400;

/** How much of a text's pictures is kept with the draft. */
export const KEPT_PICTURES_BYTES = 100 * 1024 * 1024;

export const PROGRESS = { step: 20, everyMs: 200, cap: 90 } as const;
/** How long the screen still reads as converting after the end. */
export const SETTLE_MS = 500;
/** How long the button reads 'Download Ready'. */
export const READY_MS = 2000;

/** How long the status line says what was saved. */
export const SAVED_MS = 6000;
/** How long a button reads 'Copied'. */
export const COPIED_MS = 2000;

export const TOOLTIP = { delayMs: 700, skipDelayMs: 300 } as const;

/** One toast at a time; it leaves by itself, by a swipe to the right, or by its button. */
export const TOAST = {
  durationMs: 5000,
  swipeThresholdPx: 50,
  hotkey: ['F8'],
  removalDelayMs: 1_000_000,
} as const;

/** The widths at which a layout changes; the style sheet has those from 640 on as `sm` to `2xl`. */
export const BREAKPOINTS_PX = [320, 640, 768, 1024, 1280, 1536] as const;

/** How much of a sample the example dialog shows. */
export const EXAMPLE_PREVIEW_LENGTH = 500;

/** Above so many words a conversion can take a while, and splitting the text is worth a thought. */
export const SLOW_DOCUMENT_WORDS = 50_000;

/** It does take a while where looking at the text took longer: converting it takes longer still. */
export const SLOW_INSPECTION_MS = 5_000;

/** A larger Word file is no template but a book of pictures. */
export const LARGEST_TEMPLATE_BYTES = 64 * 1024 * 1024;

/** A file larger than this cannot be held as one text by every browser. */
export const LARGEST_FILE_BYTES = 100 * 1024 * 1024;

/** A larger archive, which is mostly pictures, would not fit into the memory of many machines. */
export const LARGEST_ARCHIVE_BYTES = 500 * 1024 * 1024;

/** A larger file of sources would be read for minutes on a phone. */
export const LARGEST_LIBRARY_BYTES = 32 * 1024 * 1024;
