import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { view } from '../view/view';
import { PageThumbnail, THUMB_WIDTH_PX } from './PageThumbnail';
import { heightOf, pagesInView, rollOf, topOf } from './page-roll';
import { pagesPlace } from './pages-place';
import { pagesStore } from './pages-store';
import { thePages } from './the-pages';

/** Below each picture is its number. */
const SPACING = { gap: 38, ends: 24 };
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** All pages as small pictures. One tab stop, at the page in view; the arrow keys turn pages. */
export function PageThumbnails() {
  const converter = useConverter();
  const { roll: desk } = useSelect(pagesStore(converter));
  const current = useSelect(view(converter), ({ page }) => page);
  const scroller = useRef<HTMLElement>(null);
  const roll = useMemo(() => rollOf(desk.pages, SPACING), [desk]);
  const scale = THUMB_WIDTH_PX / (roll.width || 1);
  const [range, setRange] = useState({ first: 1, last: 0 });
  const total = roll.pages.length;

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = (): void => {
      const height = element.clientHeight;
      if (height === 0 || total === 0) return;
      const around = { scrolled: element.scrollTop - height / 2, height: 2 * height };
      const next = pagesInView(roll, around, scale);
      setRange((range) => (range.first === next.first && range.last === next.last ? range : next));
      thePages(converter).setter.showInStrip(next);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [roll, scale, total, converter]);

  // The strip follows the pages; if it has the focus, that moves along.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const [top, bottom] = [topOf(roll, current, scale), topOf(roll, current + 1, scale)];
    if (top < element.scrollTop) element.scrollTop = top - SPACING.ends;
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight;
    if (element.contains(document.activeElement))
      element.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [roll, scale, current]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.key === 'Home' ? 1 : event.key === 'End' ? total : current + (STEPS[event.key] ?? 0);
    if (target === current || target < 1 || target > total) return;
    event.preventDefault();
    pagesPlace(converter).turnToPage(target);
  };

  const drawn = numbers(range.first, Math.min(range.last, total));
  // The tab stop must exist, even if it is far outside the strip's view.
  if (current <= total && !drawn.includes(current)) drawn.push(current);
  return (
    <nav ref={scroller} aria-label="All pages" className="page-strip" onKeyDown={onKeyDown}>
      <div className="relative" style={{ height: heightOf(roll, scale) }}>
        {drawn.map((number) => {
          const page = roll.pages[number - 1];
          return (
            page && (
              <PageThumbnail
                key={number}
                number={number}
                page={page}
                top={topOf(roll, number, scale)}
                isCurrent={number === current}
              />
            )
          );
        })}
      </div>
    </nav>
  );
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
