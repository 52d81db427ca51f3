/* What the visitor is told of a worker that gives no answer. */

export const NOT_LOADED = 'The converter could not be loaded. Check your connection and try again.';
export const CRASHED = 'The converter stopped unexpectedly. Your text is still here; please try again.';
export const TOO_LONG =
  'This took too long and was stopped. You can still convert the text; its pages are tried again after your next change.';
