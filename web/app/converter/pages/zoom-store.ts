import { createStore } from '../text/store';
import { readZoom, type Zoom } from './zoom';

interface ZoomState {
  /** The visitor's choice; undefined until there is one. */
  readonly choice: Zoom | undefined;
  /** In the dark theme, paper is dimmed as in lamplight unless this is on. */
  readonly whitePaper: boolean;
}

const ZOOM_KEY = 'pages-zoom';
const PAPER_KEY = 'pages-white-paper';

export const zoomStore = createStore(kept());

showPaper();

/** The style sheet has the colours for both. */
function showPaper(): void {
  document.documentElement.classList.toggle('white-paper', zoomStore.read().whitePaper);
}

export function chooseZoom(choice: Zoom): void {
  zoomStore.change((state) => ({ ...state, choice }));
  keep(ZOOM_KEY, String(choice));
}

export function chooseWhitePaper(whitePaper: boolean): void {
  zoomStore.change((state) => ({ ...state, whitePaper }));
  showPaper();
  keep(PAPER_KEY, String(whitePaper));
}

function kept(): ZoomState {
  try {
    return {
      choice: readZoom(localStorage.getItem(ZOOM_KEY)),
      whitePaper: localStorage.getItem(PAPER_KEY) === 'true',
    };
  } catch {
    return { choice: undefined, whitePaper: false };
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice lasts until the page is closed.
  }
}
