import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { TextButton } from './TextButton';

interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** The total number; more than `items` if only the first ones are known. */
  readonly count: number;
  readonly className: string;
  readonly children: (item: Item, index: number) => ReactNode;
}

const AT_FIRST = 20;

/** The first items of a list, with a button that shows the rest. */
export function LongList<Item>({ items, count, className, children }: LongListProps<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const visible = isWhole ? items : items.slice(0, AT_FIRST);

  // The button that had the focus is gone; the focus moves to the first new item.
  useLayoutEffect(() => {
    if (isWhole) list.current?.children[AT_FIRST]?.querySelector<HTMLElement>('button, a')?.focus();
  }, [isWhole]);

  return (
    <>
      <ul ref={list} className={className}>
        {visible.map(children)}
      </ul>
      {visible.length < items.length && (
        <p className="mt-2 text-sm">
          <TextButton onClick={() => setIsWhole(true)}>Show more</TextButton>
        </p>
      )}
      {visible.length === items.length && count > items.length && (
        <p className="mt-2 text-sm text-faded">and {(count - items.length).toLocaleString('en')} more</p>
      )}
    </>
  );
}
