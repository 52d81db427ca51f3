import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { changeView, view } from '../view/view';
import { firstZoom, percentOf, scaleOf } from '../view/zoom';
import {
  anchorAt,
  currentPage,
  DESK_SPACING,
  distanceOf,
  heightOf,
  type PageRange,
  type PageRoll,
  pagesInView,
  pagesToDraw,
  topOf,
} from './page-roll';
import { pagesPlace } from './pages-place';
import { isStartSeen, startOfLines, textColumn } from './text-column';
import { thePages } from './the-pages';

/** Free space beside the pages. */
const SIDE_PX = { narrow: 2, wide: 26 } as const;
/** Beside the text of pages whose margins are cut off: room for the cursor's mark and the findings' signs. */
const TEXT_SIDE_PX = 28;
const WIDE_DESK_PX = 480;
/** The column for messages, to the right of the page: as wide as the words in it, which have the visitor's size of text. */
const MARGIN_COLUMN_REM = 14.25;

/**
 * How far the pages move left from the centre, in pixels, so that messages have room beside them; undefined if the pages
 * would be cut off.
 */
function marginShift(free: number, side: number, column: number): number | undefined {
  if (free < column + side) return undefined;
  return Math.max(0, 2 * column - free);
}

/** In pixels. To ask for it may force the browser to lay out the page. */
function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

const NOTHING: PageRange = { first: 1, last: 0 };

/** Which pages are drawn, and how large, following the view, the zoom and the pages. */
export function useRollWindow(scroller: RefObject<HTMLElement | null>, roll: PageRoll, layouts: number) {
  const converter = useConverter();
  const desk = useDesk(scroller);
  const choice = useSelect(view(converter), ({ chosenZoom }) => chosenZoom);
  const first = roll.pages[0];
  const side = desk.width < WIDE_DESK_PX ? SIDE_PX.narrow : SIDE_PX.wide;
  const page = { width: roll.width || 1, height: first?.height ?? 1, text: roll.text.width || 1 };
  const room = {
    width: desk.width - 2 * side,
    height: desk.height - 2 * DESK_SPACING.ends,
    text: desk.width - 2 * TEXT_SIDE_PX,
  };
  const zoom = choice ?? firstZoom(page, room, window.innerWidth);
  const scale = scaleOf(zoom, page, room);
  const [marginColumn] = useState(() => MARGIN_COLUMN_REM * rootFontSize());
  const beside = marginShift(desk.width - roll.width * scale, side, marginColumn);
  const [range, setRange] = useState(NOTHING);
  // As last reported: reading it right after the pages have changed would force the browser to lay them out.
  const scrolled = useRef(0);

  // The middle of the view stays in place when the zoom changes, and the beginning of the pages and of their lines is still seen
  // if it was. A hidden desk has no size to fit pages to.
  const shown = useRef<{ readonly scale: number; readonly roll: PageRoll }>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || desk.height === 0) return;
    const before = shown.current;
    shown.current = { scale, roll };
    const isFirst = !before || before.roll.pages.length === 0;
    if (zoom === 'text' && (isFirst || before.scale !== scale))
      element.scrollLeft = roll.text.left * scale - TEXT_SIDE_PX;
    if (isFirst || before.scale === scale) return;
    if (element.scrollTop !== 0) {
      const middle = element.clientHeight / 2;
      const anchor = anchorAt(before.roll, element.scrollTop + middle, before.scale);
      element.scrollTop = distanceOf(roll, anchor, scale) - middle;
      scrolled.current = element.scrollTop;
    }
    if (zoom !== 'text' && roll.width * scale > desk.width) {
      const seen = { scrolled: scrolled.current, height: desk.height };
      const page = roll.pages[currentPage(roll, seen, scale) - 1];
      const column = page && textColumn(thePages(converter).drawings.get(page.key));
      const middle = desk.width / 2;
      element.scrollLeft =
        column && isStartSeen(column, before.scale, { width: desk.width, scrolled: element.scrollLeft })
          ? startOfLines(column, scale, { width: desk.width, side })
          : ((element.scrollLeft + middle) * scale) / before.scale - middle;
    }
  }, [scroller, scale, roll, zoom, desk.height, desk.width, side, converter]);

  // A hidden desk may reappear scrolled to another place, without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the size changes
  useLayoutEffect(() => {
    scrolled.current = scroller.current?.scrollTop ?? 0;
  }, [scroller, desk.height]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout may have other pages at the same places
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = (): void => {
      if (desk.height === 0 || roll.pages.length === 0) return;
      const furthest = Math.max(0, heightOf(roll, scale) - desk.height);
      const seen = { scrolled: Math.min(scrolled.current, furthest), height: desk.height };
      const toDraw = pagesToDraw(roll, seen, scale);
      setRange((range) => (range.first === toDraw.first && range.last === toDraw.last ? range : toDraw));
      thePages(converter).setter.show(pagesInView(roll, seen, scale), toDraw);
      changeView(converter, { page: currentPage(roll, seen, scale), percent: percentOf(scale), zoom });
    };
    const onScroll = (): void => {
      scrolled.current = element.scrollTop;
      look();
    };
    look();
    element.addEventListener('scroll', onScroll, { passive: true });
    const unregister = pagesPlace(converter).registerPages((number) => {
      element.scrollTop = topOf(roll, number, scale) - DESK_SPACING.ends;
    });
    return () => {
      element.removeEventListener('scroll', onScroll);
      unregister();
    };
  }, [scroller, roll, layouts, zoom, scale, desk.height]);

  const drawn = useMemo(() => {
    const last = Math.min(range.last, roll.pages.length);
    return Array.from({ length: Math.max(0, last - range.first + 1) }, (_, index) => range.first + index);
  }, [range, roll]);
  return { drawn, scale, beside, isShown: desk.height > 0 };
}

/** The size of the desk without its scroll bars. */
function useDesk(scroller: RefObject<HTMLElement | null>) {
  const [desk, setDesk] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setDesk((desk) => (desk.width === width && desk.height === height ? desk : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return desk;
}
