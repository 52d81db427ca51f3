/** The page's first script and its others share no module, so one tells the others by this event. */
const DROPPED = 'footmark:dropped';

/** Files that were let go over the page. */
export interface FileDrop {
  /** Files and folders, each `null` where the browser does not say which; they outlive the event, its items do not. */
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

/** Hears of the files that were dropped before React answered; gives what ends that. */
export function onHeldDrop(take: (drop: FileDrop) => void): () => void {
  const listener = (event: Event): void => {
    if (event instanceof CustomEvent) take(event.detail);
  };
  document.addEventListener(DROPPED, listener);
  return () => document.removeEventListener(DROPPED, listener);
}
