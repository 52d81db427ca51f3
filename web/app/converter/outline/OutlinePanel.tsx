import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SIDE_BY_SIDE } from '../../constants';
import { Icon } from '../../ui/Icon';
import { useEscape } from '../../ui/use-escape';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import { useManuscript } from '../document/use-manuscript';
import type { Findings } from '../findings/findings';
import { signOf } from '../findings/signs';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';
import type { TextRange } from '../text/edit';
import { lineRange } from '../text/lines';
import { moveSection, neighbour, type Section, sectionsOf } from '../text/outline';
import { changeView } from '../view/view';
import { OutlineRow } from './OutlineRow';
import { useSectionDrag } from './use-section-drag';
import './outline.css';

interface OutlinePanelProps {
  readonly findings: Findings;
  /** Moves the cursor to a place of the text. */
  readonly onGoTo: (range: TextRange) => void;
}

/** The headings of the text, by which its sections are gone to and moved. */
export default function OutlinePanel({ findings, onGoTo }: OutlinePanelProps) {
  const converter = useConverter();
  const text = useManuscript((manuscript) => manuscript.text);
  const sections = useMemo(() => sectionsOf(text), [text]);
  const signs = useMemo(() => signsOf(sections, findings), [sections, findings]);
  const current = useManuscript(({ selection }) =>
    sections.findLastIndex(({ from }) => from <= selection.head),
  );
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  useEscape(() => isMeant(converter) && close(converter));
  useEffect(() => {
    const before = document.activeElement;
    const heading = list.current?.querySelector<HTMLElement>('[aria-current]');
    (heading ?? list.current?.querySelector('button') ?? panel.current?.querySelector('button'))?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);

  /** On small screens, the outline covers the text. */
  function goTo({ line }: Section): void {
    if (!matchMedia(SIDE_BY_SIDE).matches) flushSync(() => close(converter));
    onGoTo(lineRange(text, line));
  }

  function move(index: number, before: number | undefined): void {
    const edit = before === undefined ? undefined : moveSection(text, sections, index, before);
    const section = sections[index];
    if (!edit || !section || before === undefined) return;
    flushSync(() => {
      const words = text.slice(section.from, section.to).trimEnd();
      const place = edit.from + (edit.from < section.from ? 0 : edit.insert.lastIndexOf(words));
      edits(converter).rewrite(edit, { anchor: place, head: place });
    });
    const moved = sectionsOf(screenDocument(converter).read().text);
    const at = moved.findIndex(({ from }) => from >= screenDocument(converter).read().selection.head);
    setAnnouncement(`${section.title} moved: ${at + 1} of ${moved.length}`);
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[at]?.focus();
  }

  function moveByKey(event: KeyboardEvent, index: number): void {
    const direction = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined;
    if (!direction) return;
    event.preventDefault();
    move(index, neighbour(sections, index, direction));
  }

  const { drag, target } = useSectionDrag(list, move);

  return (
    <nav ref={panel} aria-label="Outline" className="outline-panel">
      <div className="flex items-center justify-between pb-1">
        <h2 className="text-lg font-semibold">Outline</h2>
        <button
          type="button"
          aria-label="Close the outline"
          onClick={() => close(converter)}
          className="-mr-2 grid size-control place-items-center rounded-small text-faded hover:bg-wash hover:text-accent"
        >
          <Icon name="close" />
        </button>
      </div>
      {sections.length === 0 && (
        <p className="text-sm text-faded">There are no headings yet. A line that begins with # is one.</p>
      )}
      <ol ref={list}>
        {sections.map((section, index) => (
          <OutlineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a heading has nothing else of its own
            key={index}
            section={section}
            signs={signs[index] ?? []}
            isCurrent={index === current}
            isTarget={index === target}
            onGoTo={() => goTo(section)}
            onDrag={(event) => drag(event, index)}
            onKeyDown={(event) => moveByKey(event, index)}
          />
        ))}
        <li
          aria-hidden="true"
          className="outline-end"
          data-target={target === sections.length || undefined}
        />
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </nav>
  );
}

const close = (converter: Converter): void => changeView(converter, { isOutlineOpen: false });

/** The signs of the findings in each section, without those of its subsections. */
function signsOf(sections: readonly Section[], { notices }: Findings): readonly (readonly string[])[] {
  const signs: string[][] = sections.map(() => []);
  for (const [index, { line }] of notices.entries())
    signs[sections.findLastIndex((section) => section.line <= line)]?.push(signOf(index));
  return signs;
}
