import { whenReady } from './ready';

/** Controls that do nothing by themselves. Others change by themselves, and their components take over what they find. */
const PRESSABLE = 'button, input[type="radio"]';
/** What a press consists of; some controls answer to its beginning. */
const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'];

/** Keeps what is pressed before React answers, and has it happen then. */
export function holdPresses(): void {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event): void => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSABLE);
    if (!control) return;
    event.preventDefault();
    // Who presses twice means it once.
    pressed = control;
  };

  document.addEventListener('click', hold, true);
  whenReady(() => {
    document.removeEventListener('click', hold, true);
    if (pressed) press(pressed);
  });
}

function press(control: HTMLElement): void {
  for (const type of PRESS) control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  control.click();
}
