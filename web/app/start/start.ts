import { whenIdle } from '../ui/when-idle';
import { firstSign } from './first-sign';
import { holdDrops } from './held-drops';
import { holdPresses } from './held-presses';

// The one script that a page runs by itself. It stands in the page's head, so that it listens before anything can be
// pressed. The others are in a template, where the browser leaves them alone.

// Listened for on every page: the code editor asks for it later.
const sign = firstSign();
holdPresses();
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

/** Whoever left a text here is not invited to bring one before it is back. */
function expectText(): void {
  try {
    if (localStorage.getItem('kept-text') !== null) document.documentElement.dataset.returning = '';
  } catch {
    // Without storage there is no text either.
  }
}

/** A page in a tab that nobody sees is not painted, and its scripts need not wait. */
function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Asks for the page's scripts, which are not run by that. */
function ask(template: HTMLTemplateElement): void {
  document.head.append(template.content);
  template.remove();
}
