import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useSelect } from '../../state/use-select';
import { screenDocument } from '../document/screen-document';
import { useConverter } from '../instance/converter-context';
import type { TextRange } from '../text/edit';
import { lineRange } from '../text/lines';
import { view } from '../view/view';
import { actionsOf, type FindingAction, type PictureChoice } from './finding-actions';
import { type MarginFinding, type PlacedFinding, signShifts } from './margin-findings';

interface MarginFindingsProps {
  readonly findings: readonly PlacedFinding[];
  /** The left edge of the page's text, in twips. */
  readonly textLeft: number;
  /** There is room for the text beside the page. */
  readonly hasMargin: boolean;
  readonly scale: number;
  /** The finding whose sign is the tab stop, if it is on this page. */
  readonly tabStop: string | undefined;
  readonly onGoTo: (range: TextRange) => void;
  readonly onPicture: PictureChoice;
}

/**
 * Findings about the text on a page: a sign in its margin, with the message beside the page or in a card at the sign.
 */
export function MarginFindings(props: MarginFindingsProps) {
  const converter = useConverter();
  const { findings, textLeft, hasMargin, scale, tabStop, onGoTo, onPicture } = props;
  const list = useRef<HTMLDivElement>(null);
  const goTo = (line: number): void => onGoTo(lineRange(screenDocument(converter).read().text, line));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights depend on the findings and on the zoom
  useLayoutEffect(() => {
    if (list.current && hasMargin) stack(list.current);
  }, [findings, hasMargin, scale]);

  const isCutOff = useSelect(view(converter), ({ zoom }) => zoom === 'text');
  const left = isCutOff ? textLeft * scale - BEFORE_TEXT_PX : SIGN_LEFT * scale;
  const shifts = signShifts(findings, scale);
  return (
    <div ref={list} className="margin-findings" data-beside={hasMargin || undefined}>
      {findings.map(({ finding, place }, index) => (
        <SignedFinding
          key={finding.id}
          finding={finding}
          left={left}
          top={place.top * scale + (shifts[index] ?? 0)}
          isTabStop={finding.id === tabStop}
          actions={actionsOf(converter, finding, onGoTo, onPicture)}
          onGoTo={() => goTo(finding.line)}
        />
      ))}
    </div>
  );
}

const BETWEEN_PX = 12;
/** From the edge of the paper to the sign, in twips. */
const SIGN_LEFT = 330;
/** From the sign to the text, if the margins are cut off. */
const BEFORE_TEXT_PX = 26;
/** How high the sign beside the words is. */
const SIGN_PX = 20;

/** Messages that would overlap those above them move down. */
function stack(list: HTMLElement): void {
  const findings = [...list.querySelectorAll<HTMLElement>('.margin-finding')];
  const placed = findings
    .map((finding) => ({
      finding,
      top: finding.offsetTop,
      height: finding.lastElementChild?.clientHeight ?? 0,
    }))
    .sort((a, b) => a.top - b.top);
  let free = Number.NEGATIVE_INFINITY;
  let signAbove = Number.NEGATIVE_INFINITY;
  for (const { finding, top, height } of placed) {
    const down = Math.max(0, free - top);
    finding.style.setProperty('--down', `${down}px`);
    // No connecting line where it would cross the signs of other findings.
    finding.toggleAttribute('data-tied', top > signAbove + SIGN_PX);
    signAbove = top + down;
    free = top + down + height + BETWEEN_PX;
  }
}

interface SignedFindingProps {
  readonly finding: MarginFinding;
  /** From the left and the top of the page, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly isTabStop: boolean;
  readonly actions: readonly FindingAction[];
  readonly onGoTo: () => void;
}

function SignedFinding({ finding, left, top, isTabStop, actions, onGoTo }: SignedFindingProps) {
  const { sign, message, line } = finding;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  // From an open sign, Tab leads to its actions.
  const tabIndex = isOpen ? 0 : -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does here, the button does for keys
    <div
      className="margin-finding"
      style={{ left, top }}
      data-open={isOpen || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => {
        // What was clicked stays, wherever the page has moved under the pointer.
        if (event.pointerType === 'mouse' && !event.currentTarget.contains(document.activeElement))
          setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        // The focus would be lost with the card.
        event.currentTarget.querySelector<HTMLElement>('.margin-sign')?.focus();
        setIsOpen(false);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        data-sign={finding.id}
        className="margin-sign"
        aria-label={`Finding on line ${line}`}
        aria-describedby={id}
        aria-expanded={isOpen}
        onClick={({ currentTarget, nativeEvent }) => {
          // The focus has opened it already for keys, which then lead to what can be done.
          if (isOpen && nativeEvent.detail === 0)
            currentTarget.nextElementSibling?.querySelector('button')?.focus();
          // A mouse has opened it by its mere presence.
          else setIsOpen(!isOpen || isOfMouse(nativeEvent));
          bringIntoView(currentTarget);
        }}
        onFocus={({ target }) => {
          if (!target.matches(':focus-visible')) return;
          setIsOpen(true);
          bringIntoView(target);
        }}
      >
        {sign ?? <MissingPicture />}
      </button>
      <div id={id} className="margin-words">
        <p>
          <span aria-hidden="true" className="margin-words-sign">
            {sign ?? <MissingPicture />}
          </span>
          {message}
        </p>
        {actions.map(({ label, run }) => (
          <button key={label} type="button" tabIndex={tabIndex} onClick={run}>
            {label}
          </button>
        ))}
        <button type="button" tabIndex={tabIndex} onClick={onGoTo}>
          Line {line.toLocaleString('en')}
        </button>
      </div>
    </div>
  );
}

function isOfMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

/** A card opened at a sign near the edge of the view. */
function bringIntoView(sign: HTMLElement): void {
  requestAnimationFrame(() =>
    sign.nextElementSibling?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
}

function MissingPicture() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="margin-picture">
      <path d="M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5" />
    </svg>
  );
}
