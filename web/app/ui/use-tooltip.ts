import { useEffect, useState } from 'react';
import { TOOLTIP } from '../constants';

const LEAVES = ['pointerdown', 'click', 'scroll', 'focusout'];

/** The control whose tooltip is shown: under a resting mouse, or focused by the keyboard. */
export function useTooltip(): HTMLElement | undefined {
  const [shown, setShown] = useState<HTMLElement>();

  useEffect(() => {
    let over: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hiddenAt = Number.NEGATIVE_INFINITY;
    let isShown = false;

    const show = (): void => {
      isShown = true;
      setShown(over);
    };
    const leave = (): void => {
      clearTimeout(timer);
      over = undefined;
      if (!isShown) return;
      isShown = false;
      hiddenAt = performance.now();
      setShown(undefined);
    };
    const pointed = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch' || isWithin(target, '[role=tooltip]')) return;
      const control = controlOf(target);
      if (control === over) return;
      leave();
      over = control;
      if (!control) return;
      // After one tooltip, the next appears without delay.
      const waits = performance.now() - hiddenAt > TOOLTIP.skipDelayMs;
      timer = setTimeout(show, waits ? TOOLTIP.delayMs : 0);
    };
    const focused = ({ target }: FocusEvent): void => {
      if (!isWithin(target, ':focus-visible')) return;
      leave();
      over = controlOf(target);
      if (over) show();
    };
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave();
    };

    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    document.addEventListener('pointerover', pointed, options);
    document.addEventListener('focusin', focused, options);
    document.addEventListener('keydown', pressed, options);
    for (const event of LEAVES) document.addEventListener(event, leave, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  return shown;
}

function controlOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')) || undefined;
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
