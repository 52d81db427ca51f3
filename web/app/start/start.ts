import { restoreTheme } from '../ui/theme';
import { whenIdle } from '../ui/when-idle';
import { announceDrop, carriesFiles, dropOf, type FileDrop } from './file-drop';
import { firstSign } from './first-sign';
import { holdPastes } from './held-pastes';
import { holdPresses } from './held-presses';
import { whenReady } from './ready';

// The one script that a page runs on its own. It is in the page's head, so that it listens before anything can be
// clicked, and before the style sheets: a script after them would wait for them, and with it what follows in the page.
// The others are in a template, where the browser leaves them alone.

restoreTheme();
// Listens on every page; the code editor needs the result later.
const sign = firstSign();
holdPresses();
holdPastes();
holdDrops();
expectText();
document.addEventListener('DOMContentLoaded', () => {
  const scripts = document.getElementById('scripts');
  if (scripts instanceof HTMLTemplateElement) void start(scripts);
});

async function start(template: HTMLTemplateElement): Promise<void> {
  const { page = '', waits } = template.dataset;
  await painted();
  if (waits !== undefined) {
    const cancel = whenIdle(() => ask(template));
    await sign;
    cancel();
  }
  ask(template);
  await import(/* @vite-ignore */ page);
}

/** Visitors with a stored text are not invited to add one while it is being restored. */
function expectText(): void {
  try {
    if (localStorage.getItem('kept-text') !== null) document.documentElement.dataset.returning = '';
  } catch {
    // Without storage, there is no stored text.
  }
}

/** How long to wait for the browser to report a paint before the scripts are asked for, in milliseconds. */
const MAX_WAIT = 500;

/**
 * Resolves after the first paint, which the browser reports when it is on the screen: an animation frame may end before
 * that. A page in a hidden tab is not painted, and its scripts need not wait.
 */
function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, MAX_WAIT);
  });
}

/** Requests the page's scripts without running them. */
function ask(template: HTMLTemplateElement): void {
  document.head.append(template.content);
  template.remove();
}

/** Only the converter, where this component is, accepts files. */
const TAKES_FILES = '#markdown';

/**
 * Keeps files that are dropped before React is ready, and then passes them on. The browser must never navigate to a file
 * dropped where nothing accepts it, on any page; components that accept files stop the events before they get here.
 */
function holdDrops(): void {
  let held: FileDrop[] | undefined = [];
  const hold = (event: DragEvent): void => {
    const { dataTransfer, target, type } = event;
    if (!dataTransfer || !carriesFiles(dataTransfer)) return;
    event.preventDefault();
    if (!held || !document.querySelector(TAKES_FILES)) dataTransfer.dropEffect = 'none';
    else if (type === 'drop') held.push(dropOf(dataTransfer, target));
  };

  addEventListener('dragover', hold);
  addEventListener('drop', hold);
  whenReady(() => {
    for (const drop of held ?? []) announceDrop(drop);
    held = undefined;
  });
}
