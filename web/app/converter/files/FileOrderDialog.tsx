import type { SourceChapter } from '@footmark/engine/sources';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelect } from '../../state/use-select';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Modal } from '../../ui/Modal';
import { useLastShown } from '../document/use-last-shown';
import { useConverter } from '../instance/converter-context';
import type { Question } from '../view/questions';
import { view } from '../view/view';

/** Asks for the order in which several opened files become one text. */
export function FileOrderDialog() {
  const converter = useConverter();
  const question = useSelect(view(converter), ({ order }) => order);
  const last = useLastShown(question);
  return (
    <Modal
      title={last?.chapters.every(isConversation) ? 'Conversations' : 'Order of the files'}
      isOpen={question !== undefined}
      onClose={() => question?.answer(undefined)}
    >
      {last && <Order key={last.chapters.map(({ path }) => path).join()} question={last} />}
    </Modal>
  );
}

function Order({ question }: { readonly question: Question<'order'> }) {
  const [chapters, setChapters] = useState(question.chapters);
  const areConversations = chapters.every(isConversation);
  // Of all that somebody has ever asked, a document needs little: first the newest.
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    new Set(areConversations ? chapters.slice(1).map(({ path }) => path) : []),
  );
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const kept = chapters.filter(({ path }) => !leftOut.has(path));

  function move(from: number, to: number): void {
    const target = Math.min(Math.max(to, 0), chapters.length - 1);
    const title = chapters[from]?.title ?? '';
    if (target === from) return;
    flushSync(() => {
      setChapters(moved(chapters, from, target));
      setAnnouncement(`${title}: ${target + 1} of ${chapters.length}`);
    });
    // The handle may have lost the focus when it moved.
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[target]?.focus();
  }

  function moveByKey(event: KeyboardEvent, index: number): void {
    const targets: Readonly<Record<string, number>> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: chapters.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(index, target);
  }

  function toggle(path: string): void {
    const next = new Set(leftOut);
    if (!next.delete(path)) next.add(path);
    setLeftOut(next);
  }

  const drag = useDrag(list, move);

  return (
    <>
      <p className="pb-2 text-sm text-faded">
        {areConversations
          ? `${chapters.length} conversations, the newest first. Choose what becomes your text; several become one, in this order.`
          : `${chapters.length} files become one document. Drag them by their handles, or move them with the arrow keys.`}
      </p>
      <ol ref={list} className="divide-y divide-rule border-y border-rule">
        {chapters.map(({ path, title, depth, conversationDate }, index) => (
          <li key={path} className="flex items-center gap-2 bg-sheet py-1">
            {/* The row of buttons below, which stays in view, covers no control that has the focus. */}
            <button
              type="button"
              data-handle
              aria-label={`Move ${title}`}
              onPointerDown={(event) => drag(event.nativeEvent)}
              onKeyDown={(event) => moveByKey(event, index)}
              className="grid size-11 shrink-0 scroll-mb-36 cursor-grab touch-none place-items-center rounded-small text-faded hover:bg-wash hover:text-accent"
            >
              <Icon name="menu" />
            </button>
            <label
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3"
              style={{ paddingInlineStart: `${Math.min(depth, 4)}rem` }}
            >
              <span className="min-w-0 flex-1">
                <span className={`block truncate ${leftOut.has(path) ? 'text-faded line-through' : ''}`}>
                  {title}
                </span>
                <span className="block truncate text-xs text-faded">{conversationDate || path}</span>
              </span>
              <input
                type="checkbox"
                checked={!leftOut.has(path)}
                aria-label={`Include ${title}`}
                onChange={() => toggle(path)}
                className="size-5 shrink-0 scroll-mb-36 accent-accent"
              />
            </label>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <div className="sticky -bottom-3 flex flex-wrap justify-end gap-3 bg-sheet py-3 max-[18rem]:static">
        <Button tone="secondary" onClick={() => question.answer(undefined)}>
          Cancel
        </Button>
        <Button disabled={kept.length === 0} onClick={() => question.answer(kept.map(({ path }) => path))}>
          {kept.length === 1
            ? `Open 1 ${areConversations ? 'conversation' : 'file'}`
            : `Make one text of ${kept.length} ${areConversations ? 'conversations' : 'files'}`}
        </Button>
      </div>
    </>
  );
}

const isConversation = ({ conversationDate }: SourceChapter): boolean => conversationDate !== undefined;

/** Lets a row follow the pointer. It listens on the window, since a row that is moved loses the pointer. */
function useDrag(
  list: { readonly current: HTMLOListElement | null },
  move: (from: number, to: number) => void,
): (event: PointerEvent) => void {
  const end = useRef<() => void>(undefined);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => () => end.current?.(), []);

  return (event) => {
    if (event.button !== 0) return;
    const rows = () => Array.from(list.current?.children ?? []);
    let from = rows().findIndex((row) => row.contains(event.target as Node));
    const follow = ({ clientY }: PointerEvent): void => {
      const to = rows().findIndex((row) => clientY < row.getBoundingClientRect().bottom);
      const target = to < 0 ? rows().length - 1 : to;
      if (target === from) return;
      latest.current(from, target);
      from = target;
    };
    end.current?.();
    const controller = new AbortController();
    end.current = () => controller.abort();
    const { signal } = controller;
    window.addEventListener('pointermove', follow, { signal });
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => controller.abort(), { signal });
  };
}

/** A list with one of its items moved. */
function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
