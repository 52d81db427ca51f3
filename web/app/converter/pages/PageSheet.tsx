import {
  type CSSProperties,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Sheet } from '../../page-drawing/sheets';
import { useSelect } from '../../state/use-select';
import type { CursorPlace } from '../../worker/protocol';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import type { TextRange } from '../text/edit';
import { fitEquations, fitWhenFontArrives } from './draw/fit-equations';
import { length, SCALE_PROPERTY } from './draw/measures';
import type { PictureChoice } from './finding-actions';
import { underline } from './finding-underlines';
import { showInPortions } from './in-portions';
import { MarginFindings } from './MarginFindings';
import type { PlacedFinding } from './margin-findings';
import { inFrames, inLaterFrames } from './slices';
import { textColumn } from './text-column';
import { thePages } from './the-pages';

interface PageSheetProps {
  readonly number: number;
  readonly total: number;
  readonly page: Sheet;
  readonly top: number;
  readonly cursor: CursorPlace | undefined;
  readonly findings: readonly PlacedFinding[] | undefined;
  /** The finding on this page whose sign is the tab stop. */
  readonly tabStop: string | undefined;
  readonly hasMargin: boolean;
  /** How far the page is moved to the left so that messages have room beside it, in pixels. */
  readonly moved: number;
  /** Pixels per twip. Messages beside the page are placed anew when it changes. */
  readonly scale: number;
  readonly onPicture: PictureChoice;
  readonly onGoTo: (range: TextRange) => void;
}

/** One sheet of paper. Its previous content stays until the new one has been drawn. */
export const PageSheet = memo(function PageSheet(props: PageSheetProps) {
  const converter = useConverter();
  const { number, total, page, top, cursor, findings, tabStop, hasMargin, moved, scale, onGoTo, onPicture } =
    props;
  const paper = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<HTMLElement>();
  const isThere = useSelect(thePages(converter).drawings, (drawn) => drawn?.get(page.key) !== undefined);

  useLayoutEffect(() => {
    if (!isThere) return undefined;
    let showRest = (): void => {};
    const cancel = inFrames(() => {
      const element = thePages(converter).drawings.element(page.key);
      if (!element) return;
      const whenShown = (): void => {
        fitEquations(element);
        setShown(element);
      };
      // Words that are read already are not taken away for a moment.
      const isFirst = paper.current?.childElementCount === 0;
      if (isFirst) showRest = showInPortions(element, whenShown);
      paper.current?.replaceChildren(element);
      if (!isFirst) whenShown();
    });
    return () => {
      cancel();
      showRest();
    };
  }, [page.key, isThere, converter]);

  useEffect(() => (shown ? fitWhenFontArrives(shown) : undefined), [shown]);

  useEffect(
    () => (shown && findings ? underline(converter, shown, findings) : undefined),
    [shown, findings, converter],
  );

  const paperStyle = {
    ...usePaperScale(paper, scale),
    width: length(page.width),
    height: length(page.height),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is not a group of form fields
    <div
      role="group"
      aria-label={`Page ${number} of ${total}`}
      className="page"
      style={{ top, right: moved, width: page.width * scale, height: page.height * scale }}
      data-number={number}
    >
      <div ref={paper} className="page-paper" style={paperStyle} />
      {cursor && (
        <div
          className="page-cursor"
          style={{
            top: cursor.top * scale,
            height: cursor.height * scale,
            left: barLeft(converter, page) * scale,
          }}
        />
      )}
      {findings && (
        <MarginFindings
          findings={findings}
          textLeft={page.text.left}
          hasMargin={hasMargin}
          scale={scale}
          tabStop={tabStop}
          onGoTo={onGoTo}
          onPicture={onPicture}
        />
      )}
    </div>
  );
});

function barLeft(converter: Converter, { key, text }: Sheet): number {
  return Math.max(120, (textColumn(thePages(converter).drawings.get(key))?.left ?? text.left) - 300);
}

/**
 * Shows a drawn page in the size of the zoom: stretched at once, and laid out anew in a frame of its own, since several pages in
 * one would take too long. Scale is in pixels per twip. Returns the style of the paper.
 */
function usePaperScale(paper: RefObject<HTMLElement | null>, scale: number): CSSProperties {
  const [firstScale] = useState(scale);
  const laidOut = useRef(scale);
  useLayoutEffect(() => {
    const element = paper.current;
    if (!element) return undefined;
    const { style } = element;
    style.scale = scale === laidOut.current ? '' : String(scale / laidOut.current);
    if (style.scale === '') return undefined;
    return inLaterFrames(() => {
      style.scale = '';
      style.setProperty(SCALE_PROPERTY, `${scale}px`);
      laidOut.current = scale;
    });
  }, [paper, scale]);
  return { [SCALE_PROPERTY]: `${firstScale}px` } as CSSProperties;
}
