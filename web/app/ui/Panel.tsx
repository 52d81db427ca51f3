import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface PanelProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A group of controls under a title that opens and closes it. */
export function Panel({ title, isOpen = false, children }: PanelProps) {
  return (
    <details open={isOpen} className="group border-t border-rule first:border-t-0">
      <summary className="flex min-h-12 list-none items-center justify-between rounded-small hover:text-accent [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg font-semibold">{title}</h2>
        <span className="text-faded group-open:rotate-180">
          <Icon name="next" />
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-5">{children}</div>
    </details>
  );
}
