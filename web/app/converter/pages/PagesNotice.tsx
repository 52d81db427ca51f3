import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';

interface PagesNoticeProps {
  readonly tone: 'busy' | 'problem' | 'plain';
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly children: ReactNode;
}

/** Shown on the desk if there are no pages to show. */
export function PagesNotice({ tone, action, children }: PagesNoticeProps) {
  return (
    <div
      role={tone === 'problem' ? 'alert' : 'status'}
      className="mx-auto flex max-w-sm flex-col items-center gap-4 px-6 py-24 text-center text-sm text-faded"
    >
      <p className={tone === 'problem' ? 'text-balance text-bad' : 'text-balance'}>{children}</p>
      {action && (
        <Button tone="secondary" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
