/**
 * The product's limits and delays in one place. Lengths of text are in UTF-16 code units, as the editor counts them.
 */

/**
 * Above `threshold` characters, the editor shows a window of the text with a margin on each side. A line that crosses
 * the margin's edge is shown whole, up to `lineReach` characters beyond it.
 */
export const LARGE_DOCUMENT = { threshold: 10_000, window: 5_000, margin: 100, lineReach: 1_000 } as const;

/** The screens on which the text and its pages are side by side; style sheets have the same condition. */
export const SIDE_BY_SIDE = '(width >= 64rem)';
/** Where the outline, the pages and the options have room beside the text. */
export const ALL_BESIDE = '(width >= 105rem)';

export const EDITOR_HEIGHT_PX = { min: 400, max: 800 } as const;

/** The pause in typing after which the text is counted and checked. */
export const INSPECTION_DELAY_MS = 300;

/** The delay after loading before the offline copy is fetched. */
export const OFFLINE_COPY_DELAY_MS = 5000;

/** The pause in typing after which the draft is saved. */
export const KEEP_DELAY_MS = 400;

/** The limit for the size of a text's pictures stored with the draft. */
export const KEPT_PICTURES_BYTES = 100 * 1024 * 1024;

/** The limit for the length of the texts in the history stored with the draft: what was removed and what was inserted. */
export const KEPT_HISTORY_LENGTH = 20_000_000;

export const PROGRESS = { step: 20, everyMs: 200, cap: 90 } as const;
/** How long the screen still shows the conversion after its end. */
export const SETTLE_MS = 500;
/** How long the button says 'Download Ready'. */
export const READY_MS = 2000;

/** How long the status line names the saved file. */
export const SAVED_MS = 6000;
/** How long a button says 'Copied'. */
export const COPIED_MS = 2000;

export const TOOLTIP = { delayMs: 700, skipDelayMs: 300 } as const;

/** One toast at a time; it disappears by itself, by a swipe to the right, or by its button. */
export const TOAST = {
  durationMs: 5000,
  swipeThresholdPx: 50,
  hotkey: ['F8'],
  removalDelayMs: 1_000_000,
} as const;

/** The widths at which the layout changes; the style sheet has those from 640 on as `sm` to `2xl`. */
export const BREAKPOINTS_PX = [320, 640, 768, 1024, 1280, 1536] as const;

/** The length of a sample's excerpt in the example dialog. */
export const EXAMPLE_PREVIEW_LENGTH = 500;

/** Above this many words, a conversion can take a while, and splitting the text is worth considering. */
export const SLOW_DOCUMENT_WORDS = 50_000;

/** It does take a while if inspecting the text took longer than this, since converting it takes longer still. */
export const SLOW_INSPECTION_MS = 5_000;

/** A larger Word file is probably not a template but a document full of pictures. */
export const MAX_TEMPLATE_BYTES = 64 * 1024 * 1024;

/** Not every browser can hold a larger file as one string. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;

/** A larger archive, which is mostly pictures, would not fit into the memory of many devices. */
export const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024;

/** A larger file of sources would take minutes to read on a phone. */
export const MAX_LIBRARY_BYTES = 32 * 1024 * 1024;
