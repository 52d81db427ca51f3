import type { PlaceOnPage } from '@footmark/engine/pages';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { CursorPlace } from '../../worker/protocol';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import type { TextRange } from '../text/edit';
import { editorPlace } from '../view/editor-place';
import { chooseZoom, view } from '../view/view';
import { nextZoom } from '../view/zoom';
import type { PictureChoice } from './finding-actions';
import { findingsByPage, type MarginFinding } from './margin-findings';
import { PageSheet } from './PageSheet';
import { heightOf, type PageRoll, topOf } from './page-roll';
import { PAGES_ID, pagesPlace } from './pages-place';
import { placeOfPoint } from './place-in-text';
import { selectedText } from './selected-text';
import { useFollowCursor } from './use-follow-cursor';
import { useNoteWash } from './use-note-wash';
import { useRollWindow } from './use-roll-window';
import { useSignKeys } from './use-sign-keys';

interface PageRollViewProps {
  readonly roll: PageRoll;
  readonly layouts: number;
  readonly cursor: CursorPlace | undefined;
  readonly findings: readonly MarginFinding[];
  readonly places: ReadonlyMap<number, PlaceOnPage>;
  readonly onGoTo: (range: TextRange) => void;
  readonly onPicture: PictureChoice;
  /** Shown on the desk if there are no pages. */
  readonly children: ReactNode;
}

/** All pages below one another, of which those near the view are drawn. One tab stop; its keys scroll. */
export function PageRollView(props: PageRollViewProps) {
  const converter = useConverter();
  const { roll, layouts, cursor, findings, places, onGoTo, onPicture, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { drawn, scale, beside, isShown } = useRollWindow(scroller, roll, layouts);
  const follow = useFollowCursor(scroller, roll, scale, cursor, isShown);
  const wash = useNoteWash(cursor?.note, layouts);
  const placed = useMemo(() => findingsByPage(findings, places), [findings, places]);
  const signs = useSignKeys({ scroller, findings: placed, roll, drawn, scale });

  // The content gets its final height before the browser paints.
  useLayoutEffect(() => {
    scroller.current?.toggleAttribute('data-empty', roll.pages.length === 0);
  }, [roll]);

  const goTo = async (point: { readonly clientX: number; readonly clientY: number }, page: HTMLElement) => {
    const range = await placeOfPoint(converter, page, point, scale);
    if (!range) return;
    follow.skip();
    onGoTo(range);
  };
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('button')) return;
    const link = target.closest<HTMLAnchorElement>('.page-content a');
    // A screen reader's click has no count, and follows links; a mouse click does so with Ctrl or Cmd, as in Word.
    const follows = event.detail === 0 || event.ctrlKey || event.metaKey;
    if (link?.href && follows) return;
    if (link) event.preventDefault();
    if (link?.dataset.page && (follows || link.closest('.page-contents'))) {
      pagesPlace(converter).turnToPage(Number(link.dataset.page));
      return;
    }
    const page = target.closest<HTMLElement>('.page');
    if (page && document.getSelection()?.isCollapsed !== false) void goTo(event, page);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== scroller.current) signs.onKeyDown(event);
    else if (event.key === 'Escape') editorPlace(converter).focusEditor();
    else if (event.key === 'Enter') {
      const page = pageInReading(scroller.current);
      if (page) void goTo(page.point, page.element);
    } else zoomByKey(converter, event);
  };

  const hasMargin = beside !== undefined && findings.length > 0;
  const style = { height: heightOf(roll, scale), minWidth: roll.width * scale };
  return (
    <div
      ref={scroller}
      id={converter.id(PAGES_ID)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      role="document"
      aria-label="Pages of the document"
      className="pages-scroller"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={signs.onFocus}
      onPointerOver={wash.over}
      onPointerLeave={wash.leave}
      onCopy={(event) => {
        const text = selectedText();
        if (text === '') return;
        event.clipboardData.setData('text/plain', text);
        event.preventDefault();
      }}
    >
      {children}
      <div className="pages-roll" style={style}>
        {drawn.map((number) => {
          const page = roll.pages[number - 1];
          return (
            page && (
              <PageSheet
                key={number}
                number={number}
                total={roll.pages.length}
                page={page}
                top={topOf(roll, number, scale)}
                cursor={cursor?.page === number ? cursor : undefined}
                findings={placed.get(number)}
                tabStop={placed.get(number)?.find(({ finding }) => finding.id === signs.tabStop)?.finding.id}
                hasMargin={hasMargin}
                moved={hasMargin ? beside : 0}
                scale={scale}
                onGoTo={onGoTo}
                onPicture={onPicture}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** The likely reading position of somebody without a mouse: near the top of the view. */
function pageInReading(scroller: HTMLElement) {
  const view = scroller.getBoundingClientRect();
  const clientY = view.top + Math.min(view.height / 4, 120);
  for (const element of scroller.querySelectorAll<HTMLElement>('.page')) {
    const { left, width, bottom } = element.getBoundingClientRect();
    if (bottom > clientY) return { element, point: { clientX: left + width / 4, clientY } };
  }
  return undefined;
}

/** Plus and minus change the size of the pages; with Ctrl or Cmd, they remain the browser's. */
function zoomByKey(converter: Converter, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { percent } = view(converter).read();
  if (event.key === '+') chooseZoom(converter, nextZoom(percent, 'larger'));
  else if (event.key === '-') chooseZoom(converter, nextZoom(percent, 'smaller'));
  else if (event.key === '0') chooseZoom(converter, 'page');
}
