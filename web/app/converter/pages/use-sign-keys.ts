import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { view } from '../view/view';
import type { PlacedFinding } from './margin-findings';
import { type PageRoll, topOf } from './page-roll';

const SIGN = '.margin-sign';
/** A page that comes into view is drawn within a few frames. */
const FRAMES_TO_WAIT = 30;

interface SignKeys {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly findings: ReadonlyMap<number, readonly PlacedFinding[]>;
  readonly roll: PageRoll;
  /** The numbers of the pages that are in the document. */
  readonly drawn: readonly number[];
  readonly scale: number;
}

/**
 * The signs in the margins form one tab stop, after the pages: the last one visited, or else the first one on the page
 * in view or after it. The arrow keys move between them, however far apart.
 */
export function useSignKeys({ scroller, findings, roll, drawn, scale }: SignKeys) {
  const converter = useConverter();
  const page = useSelect(view(converter), (current) => current.page);
  const [last, setLast] = useState<string>();
  const ordered = useMemo(
    () => [...findings].sort(([one], [other]) => one - other).flatMap(([, placed]) => placed),
    [findings],
  );
  const visible = ordered.filter(({ place }) => drawn.includes(place.page));
  const stop =
    visible.find(({ finding }) => finding.id === last) ??
    visible.find(({ place }) => place.page >= page) ??
    visible[0];

  function goTo({ finding, place }: PlacedFinding): void {
    const element = scroller.current;
    if (!element || focusSign(element, finding.id)) return;
    const top = topOf(roll, place.page, scale) + place.top * scale;
    element.scrollTop = top - element.clientHeight / 3;
    let frames = 0;
    requestAnimationFrame(function look() {
      frames += 1;
      if (!focusSign(element, finding.id) && frames < FRAMES_TO_WAIT) requestAnimationFrame(look);
    });
  }

  return {
    tabStop: stop?.finding.id,
    onFocus({ target }: FocusEvent): void {
      const sign = target.closest<HTMLElement>(SIGN);
      if (sign) setLast(sign.dataset.sign);
    },
    onKeyDown(event: KeyboardEvent): void {
      const sign = event.target instanceof Element ? event.target.closest<HTMLElement>(SIGN) : null;
      if (!sign) return;
      if (event.key === 'Escape') {
        scroller.current?.focus({ preventScroll: true });
        return;
      }
      const index = ordered.findIndex(({ finding }) => finding.id === sign.dataset.sign);
      const next = ordered[indexAfter(event.key, index, ordered.length)];
      if (!next) return;
      event.preventDefault();
      goTo(next);
    },
  };
}

function focusSign(scroller: HTMLElement, id: string): boolean {
  const sign = scroller.querySelector<HTMLElement>(`[data-sign="${id}"]`);
  sign?.focus();
  return sign !== null;
}

/** The index of the sign that a key moves to; -1 for other keys. */
function indexAfter(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
