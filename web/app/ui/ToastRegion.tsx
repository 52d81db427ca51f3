import { Toast } from 'radix-ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { TOAST } from '../constants';
import { onCover } from './covered-history';
import { Icon } from './Icon';
import { returnFocus } from './return-focus';
import { StatusLink } from './StatusLink';
import type { ToastContent } from './toast-content';
import { useClearOfFocus } from './use-clear-of-focus';

export interface CurrentToast {
  readonly content: ToastContent;
  /** A new toast is a new element: it is announced anew and has its own five seconds. */
  readonly key: number;
}

interface ToastRegionProps {
  readonly toast: CurrentToast | undefined;
  readonly onRemove: () => void;
}

/** The place for toasts; loaded on demand, since most visits have none. */
export default function ToastRegion({ toast, onRemove }: ToastRegionProps) {
  const viewport = useRef<HTMLOListElement>(null);
  /** The element that had the focus before the toast. */
  const cameFrom = useRef<Element>(null);
  useClearOfFocus(viewport, toast !== undefined);
  const leave = (): void => {
    if (viewport.current?.contains(document.activeElement)) returnFocus(cameFrom.current);
  };
  return (
    <Toast.Provider
      duration={TOAST.durationMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipeThresholdPx}
    >
      {toast && <ToastCard key={toast.key} {...toast.content} onClose={leave} onRemove={onRemove} />}
      <Toast.Viewport
        ref={viewport}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
        hotkey={[...TOAST.hotkey]}
        className="toasts fixed right-[var(--side,0)] bottom-[var(--toasts-bottom,0px)] z-40 m-0 flex max-h-[calc(100dvh-var(--toasts-bottom,0px))] w-full max-w-[calc(100%-var(--side,0px))] list-none flex-col overflow-y-auto overscroll-contain p-4 outline-none sm:w-md"
      />
    </Toast.Provider>
  );
}

/** A toast that has been seen this long gives way to a dialog, which it would cover. */
const READ_MS = 1000;

const TONES = {
  plain: { card: 'border-rule bg-sheet', icon: 'done', ink: 'text-good' },
  destructive: { card: 'border-bad bg-bad-wash', icon: 'error', ink: 'text-bad' },
} as const;

interface ToastCardProps extends ToastContent {
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

function ToastCard({ tone, title, description, links = [], action, onClose, onRemove }: ToastCardProps) {
  const { card, icon, ink } = TONES[tone];
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(onRemove, TOAST.removalDelayMs);
    return () => clearTimeout(timer);
  }, [isOpen, onRemove]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = onCover(() => setIsOpen(false));
    }, READ_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);

  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        if (!open) onClose();
      }}
      className={`flex animate-arrive items-start gap-3 rounded-sheet border p-4 shadow-raised data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${card}`}
    >
      <span className={`${ink} max-[18rem]:hidden`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        <Toast.Description className="mt-1 wrap-anywhere">{description}</Toast.Description>
        {action && (
          <Toast.Action
            altText={action.text}
            onClick={action.run}
            className="mt-1 rounded-small py-1 text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {action.text}
          </Toast.Action>
        )}
        {links.length > 0 && (
          <p className="mt-1">
            {links.map((link, index) => (
              <Fragment key={link.href}>
                {index > 0 && ' · '}
                <StatusLink part={link} />
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="-m-2 grid size-control place-items-center rounded-small hover:bg-wash"
      >
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}
