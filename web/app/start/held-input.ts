import { whenReady } from './ready';

/** Controls that do nothing by themselves, or whose change React would not hear of. */
const PRESSABLE = 'button, input[type="checkbox"], input[type="radio"]';
/** What a press consists of; some controls answer to its beginning. */
const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'];

/** Keeps what is pressed and chosen before React answers, and has it happen then. Links and text fields need no help. */
export function holdInput(): void {
  let pressed: HTMLElement | undefined;
  const chosen = new Set<HTMLSelectElement>();

  const hold = (event: Event): void => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSABLE);
    if (!control) return;
    event.preventDefault();
    // Who presses twice means it once.
    pressed = control;
  };
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) chosen.add(target);
  };

  document.addEventListener('click', hold, true);
  document.addEventListener('change', note, true);
  whenReady(() => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('change', note, true);
    for (const select of chosen) select.dispatchEvent(new Event('change', { bubbles: true }));
    if (pressed) press(pressed);
  });
}

function press(control: HTMLElement): void {
  for (const type of PRESS) control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  control.click();
}
