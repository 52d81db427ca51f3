/** The event with which the page's first script informs the others, as they share no module. */
const DROPPED = 'footmark:dropped';

/** Files that were dropped on the page. */
export interface FileDrop {
  /** Files and folders, or `null` if the browser does not say which. Unlike the event's items, they outlive the event. */
  readonly entries: readonly (FileSystemEntry | null)[];
  readonly files: readonly File[];
  readonly target: EventTarget | null;
}

export function carriesFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}

/** Must be called while the event is handled. */
export function dropOf({ items, files }: DataTransfer, target: EventTarget | null): FileDrop {
  return { entries: Array.from(items, (item) => item.webkitGetAsEntry()), files: [...files], target };
}

export function announceDrop(drop: FileDrop): void {
  document.dispatchEvent(new CustomEvent(DROPPED, { detail: drop }));
}

/** Listens for files that were dropped before React was ready; returns a function that stops it. */
export function onHeldDrop(take: (drop: FileDrop) => void): () => void {
  const listener = (event: Event): void => {
    if (event instanceof CustomEvent) take(event.detail);
  };
  document.addEventListener(DROPPED, listener);
  return () => document.removeEventListener(DROPPED, listener);
}
