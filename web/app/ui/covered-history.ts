import { interceptBeforeRouter } from './before-router';

/** Marks the entry in the browser's history for something that covers the page. */
const MARK = 'footmark:covered';

/** Functions that close what covers the page, the topmost last. */
const covers: (() => void)[] = [];
/** Functions to call when something begins to cover the page. */
const hearers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** A step back has been requested, but has not happened yet. */
let isStepping = false;
/** A link in the covering element navigates, replacing the entry. */
let isLeft = false;
/** The page that is covered; the router's key tells one visit to it from another. */
let covered: { readonly address: string; readonly key: unknown } | undefined;

/**
 * Adds an entry to the browser's history for something that covers the page, so that Back closes it instead of leaving the
 * page. Returns a function that removes the entry. The router does not notice either.
 */
export function coverPage(close: () => void): () => void {
  interceptBeforeRouter(popped);
  isLeft = false;
  clearTimeout(timer);
  covers.push(close);
  for (const hear of hearers) hear();
  covered = place();
  settle();
  return () => {
    covers.splice(covers.indexOf(close), 1);
    // Deferred, because one dialog may replace another.
    clearTimeout(timer);
    timer = setTimeout(settle);
  };
}

/** Calls a function each time something covers the page. Returns a function that stops that. */
export function onCover(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Marks that a link replaces the entry. */
export function leaveCover(): void {
  isLeft = true;
}

function settle(): void {
  if (isStepping || isLeft) return;
  if (covers.length > 0 && !isMarked()) addEntry();
  if (covers.length === 0 && isMarked()) {
    isStepping = true;
    history.back();
  }
}

function addEntry(): void {
  try {
    history.pushState({ ...history.state, [MARK]: true }, '');
  } catch {
    // Some browsers limit the number of entries per minute. Then Back leaves the page.
  }
}

function popped(event: PopStateEvent): void {
  const wasStepping = isStepping;
  isStepping = false;
  if (isMarked()) {
    // Forward to something that is closed, or to a reloaded page: the router shows the page, as for any entry.
    if (covers.length === 0) history.replaceState({ ...history.state, [MARK]: undefined }, '');
    return;
  }
  // More than one step leads to another page.
  const { address, key } = place();
  const isOwnEntry = wasStepping || covers.length > 0;
  if (!isOwnEntry || address !== covered?.address || key !== covered.key) return;
  event.stopImmediatePropagation();
  // What was opened while our own step back was under way stays, and gets its entry now.
  if (!wasStepping) covers.at(-1)?.();
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function place() {
  return { address: location.href, key: history.state?.key };
}

function isMarked(): boolean {
  return history.state?.[MARK] !== undefined;
}
