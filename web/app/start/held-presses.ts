import { PENDING } from './pending';
import { whenReady } from './ready';

/**
 * Controls that do nothing without scripts, and links that open a dialog with them. Others change by themselves, and their components
 * adopt their state.
 */
const PRESSABLE = 'button, input[type="radio"], a[aria-haspopup]';
/** The events of a click; some controls react to the first of them. */
const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'];
/** Where Ctrl+Enter is a shortcut of the page. On a link, it opens a window. */
const SHORTCUT_PLACES = 'body, textarea, input';
const FIELDS = 'input, textarea, select';
/** The key that goes to a page's search, and the field, which keeps what is typed until React takes it up. */
const SEARCH_KEY = '/';
const SEARCH_FIELD = `[aria-keyshortcuts="${SEARCH_KEY}"]`;

/**
 * Keeps clicks made before React is ready, and repeats them then. Several clicks count as one. `/` goes to the search at
 * once.
 */
export function holdPresses(): void {
  let press: (() => void) | undefined;
  let pressed: HTMLElement | undefined;
  const clicked = (event: Event): void => {
    const control = closest(event.target, PRESSABLE);
    if (!control) return;
    hold(event, () => pressOn(control));
    fieldBehind(control)?.focus();
    pressed?.removeAttribute(PENDING);
    pressed = control;
    pressed.setAttribute(PENDING, '');
  };
  const keyed = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const field = event.key === SEARCH_KEY && isPlain && document.querySelector<HTMLElement>(SEARCH_FIELD);
    if (field && !closest(event.target, FIELDS)) {
      event.preventDefault();
      field.focus();
    }
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isShortcut && closest(event.target, SHORTCUT_PLACES) === event.target)
      hold(event, () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event)));
  };
  const hold = (event: Event, act: () => void): void => {
    event.preventDefault();
    // React may be partly hydrated; it would handle the event now, and once more later.
    event.stopImmediatePropagation();
    press = act;
  };

  document.addEventListener('click', clicked, true);
  document.addEventListener('keydown', keyed, true);
  whenReady(() => {
    document.removeEventListener('click', clicked, true);
    document.removeEventListener('keydown', keyed, true);
    pressed?.removeAttribute(PENDING);
    press?.();
  });
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Where somebody who presses a control means to write. The field keeps what is typed until React takes it up. */
function fieldBehind(control: HTMLElement): HTMLElement | undefined {
  const field = document.getElementById(control.getAttribute('aria-controls') ?? '');
  return field instanceof HTMLTextAreaElement ? field : undefined;
}

function pressOn(control: HTMLElement): void {
  for (const type of PRESS) control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  control.click();
}
