import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** The browser's own list of choices, with an arrow that looks the same everywhere. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="relative text-ink">
      <select
        {...props}
        className="h-10 w-full appearance-none rounded-small border border-edge bg-sheet pr-9 pl-3 text-sm text-ellipsis hover:border-accent"
      />
      <span className="pointer-events-none absolute inset-y-0 right-2 flex items-center text-faded">
        <Icon name="next" />
      </span>
    </div>
  );
}
