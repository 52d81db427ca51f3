import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Drags a section by its handle, with a mouse or a finger. `target` is the section in front of which it would go, or the number of
 * sections for the end; the text changes once, when it is let go.
 */
export function useSectionDrag(
  list: RefObject<HTMLOListElement | null>,
  onMove: (from: number, before: number) => void,
) {
  const [target, setTarget] = useState<number>();
  const end = useRef<() => void>(undefined);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => () => end.current?.(), []);

  function drag({ button }: ReactPointerEvent, from: number): void {
    if (button !== 0) return;
    end.current?.();
    const controller = new AbortController();
    const { signal } = controller;
    let before: number | undefined;
    const stop = (): void => {
      controller.abort();
      setTarget(undefined);
    };
    end.current = stop;
    const follow = ({ clientY }: PointerEvent): void => {
      const rows = [...(list.current?.querySelectorAll('.outline-row') ?? [])];
      const at = rows.findIndex((row) => {
        const { top, height } = row.getBoundingClientRect();
        return clientY < top + height / 2;
      });
      before = at === -1 ? rows.length : at;
      setTarget(before);
    };
    const drop = (): void => {
      stop();
      if (before !== undefined) latest.current(from, before);
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', stop, { signal });
    // Escape leaves everything as it was.
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        stop();
      },
      { signal, capture: true },
    );
  }

  return { drag, target };
}
