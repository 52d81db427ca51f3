import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { kept } from '../../state/kept';
import { useConverter } from '../instance/converter-context';
import { shareAfterKey, shareAt, shareLimits } from './text-share';

/** Between text and pages: it can be dragged, and moved by keyboard. Its position is stored on the visitor's device. */
export function Divider() {
  const converter = useConverter();
  const separator = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState<number>();
  const [seen, setSeen] = useState({ now: 39, least: 0, most: 100 });

  useEffect(() => setShare(keptShare.read()), []);

  // The position is a custom property, so that it applies without rendering by React.
  useEffect(() => {
    const room = separator.current?.parentElement;
    if (!room) return;
    if (share === undefined) room.style.removeProperty('--text-share');
    else room.style.setProperty('--text-share', `${(share * 100).toFixed(2)}%`);
    const measure = (): void => {
      const { least, most } = shareLimits(room.clientWidth);
      const now = placeIn(room, separator.current) / room.clientWidth;
      setSeen({ now: percent(now), least: percent(least), most: percent(most) });
    };
    const resized = new ResizeObserver(measure);
    resized.observe(room);
    measure();
    return () => resized.disconnect();
  }, [share]);

  function move(next: number | undefined): void {
    setShare(next);
    keptShare.write(next);
  }

  function drag({ clientX, buttons, currentTarget }: PointerEvent<HTMLDivElement>): void {
    const room = currentTarget.parentElement;
    if (!room || buttons === 0 || !currentTarget.hasPointerCapture) return;
    const { left, width } = room.getBoundingClientRect();
    move(shareAt(clientX - left, width));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a line between paragraphs is not a control
    <div
      ref={separator}
      role="separator"
      aria-label="Between text and pages"
      aria-orientation="vertical"
      aria-controls={converter.id('text-pane')}
      aria-valuenow={seen.now}
      aria-valuemin={seen.least}
      aria-valuemax={seen.most}
      aria-valuetext={`${seen.now} percent for the text`}
      tabIndex={0}
      className="screen-divider"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => move(undefined)}
      onKeyDown={(event) => {
        const room = event.currentTarget.parentElement;
        if (!room) return;
        const next = shareAfterKey(event, placeIn(room, event.currentTarget), room.clientWidth);
        if (next === null) return;
        event.preventDefault();
        move(next);
      }}
    />
  );
}

/** From the left edge of the room to the middle of the separator. */
function placeIn(room: Element, separator: Element | null): number {
  const box = separator?.getBoundingClientRect();
  return box ? box.left + box.width / 2 - room.getBoundingClientRect().left : 0;
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** The text's share of the screen, as chosen by the visitor. */
const keptShare = kept<number | undefined>('text-share', {
  read(stored) {
    const share = Number(stored);
    return share > 0 && share < 1 ? share : undefined;
  },
  write: (share = 0) => share.toFixed(4),
});
