import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSelect } from '../../state/use-select';
import { excerptText } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { findAll } from '../text/find-in-text';
import { view } from '../view/view';

interface PlainFindHitsProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Marks matches below the plain text area, by drawing the same text in the same type: a text area cannot mark text
 * itself, and hides its selection while the find bar has the focus.
 */
export default function PlainFindHits({ area }: PlainFindHitsProps) {
  const converter = useConverter();
  const backdrop = useRef<HTMLDivElement>(null);
  const phrase = useSelect(view(converter), ({ phrase }) => phrase);
  const matchesCase = useSelect(view(converter), (current) => current.matchesCase);
  const text = useManuscript(excerptText);
  const start = useManuscript(({ excerpt }) => excerpt.from);
  const from = useManuscript(({ selection }) => Math.min(selection.anchor, selection.head)) - start;
  const to = useManuscript(({ selection }) => Math.max(selection.anchor, selection.head)) - start;

  useLayoutEffect(() => {
    const [over, under] = [area.current, backdrop.current];
    if (!over || !under) return;
    const align = (): void => {
      // A scroll bar narrows only the text area.
      under.style.width = `${over.clientWidth}px`;
      under.scrollTop = over.scrollTop;
    };
    align();
    const resized = new ResizeObserver(align);
    resized.observe(over);
    over.addEventListener('scroll', align);
    return () => {
      resized.disconnect();
      over.removeEventListener('scroll', align);
    };
  });

  // A text area scrolls to its cursor only while somebody types in it.
  useLayoutEffect(() => {
    const current = backdrop.current?.querySelector('.find-hit-current');
    if (!area.current || !backdrop.current || !current || from === to) return;
    current.scrollIntoView({ block: 'nearest' });
    area.current.scrollTop = backdrop.current.scrollTop;
  }, [area, from, to]);

  const pieces: ReactNode[] = [];
  let end = 0;
  for (const found of findAll(text, phrase, matchesCase)) {
    const isCurrent = found.from === from && found.to === to;
    pieces.push(
      text.slice(end, found.from),
      <span key={found.from} className={isCurrent ? 'find-hit find-hit-current' : 'find-hit'}>
        {text.slice(found.from, found.to)}
      </span>,
    );
    end = found.to;
  }
  return (
    <div ref={backdrop} aria-hidden="true" dir="auto" className="editor-page find-backdrop">
      {pieces}
      {`${text.slice(end)}\n`}
    </div>
  );
}
