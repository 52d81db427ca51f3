import { Icon } from '../../ui/Icon';

interface TickedListProps {
  readonly items: readonly string[];
  readonly className: string;
}

/** What something offers, with a tick before each item. */
export function TickedList({ items, className }: TickedListProps) {
  return (
    <ul className={`flex flex-col gap-2 text-[0.9375rem] ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <span className="text-good">
            <Icon name="done" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
