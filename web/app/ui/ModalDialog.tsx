import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { leaveCover } from './covered-history';
import { EscapeCloses } from './EscapeCloses';
import { FocusReturn } from './FocusReturn';
import { Icon } from './Icon';
import { returnFocus } from './return-focus';
import { useBackCloses } from './use-back-closes';

export interface ModalProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** In the middle of the screen, narrow or wide, or along its right side. */
  readonly shape?: 'card' | 'wide' | 'sheet';
  readonly children: ReactNode;
}

const SHAPES = {
  card: 'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md -translate-1/2 rounded-sheet motion-safe:animate-arrive',
  wide: 'inset-2 m-auto h-fit max-h-[calc(100dvh-1rem)] max-w-4xl rounded-sheet motion-safe:animate-arrive',
  sheet:
    'inset-y-0 right-0 w-[min(24rem,calc(100%-2.5rem))] max-[18rem]:w-full border-l-rule motion-safe:animate-slide-in',
} as const;

export default function ModalDialog({ title, isOpen, onClose, shape = 'card', children }: ModalProps) {
  const openedFrom = useRef<Element>(null);
  const giveBack = (): void => {
    lastOpener = null;
    if (document.activeElement === document.body) returnFocus(openedFrom.current);
  };
  useBackCloses(isOpen, onClose);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      {isOpen && <EscapeCloses onClose={onClose} />}
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-veil motion-safe:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            openedFrom.current = openerOf(document.activeElement);
            lastOpener = openedFrom.current;
            closeMenus();
            const first =
              event.target instanceof Element && event.target.querySelector<HTMLElement>(FIRST_FOCUS);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack();
          }}
          onClickCapture={({ target }) => {
            if (target instanceof Element && target.closest('a[href]')) leaveCover();
          }}
          className={`fixed z-30 flex flex-col border border-transparent bg-sheet text-ink shadow-raised ${SHAPES[shape]}`}
        >
          <FocusReturn onGone={giveBack} />
          <div className="flex items-center justify-between gap-4 border-b border-rule py-2 pr-2 pl-5 max-[18rem]:gap-2 max-[18rem]:pl-3">
            <Dialog.Title className="min-w-0 font-serif text-xl max-[18rem]:text-base font-semibold">
              {title}
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded-small hover:bg-wash hover:text-accent"
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
          <div tabIndex={0} className={SCROLLER}>
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What is around it would cut off a line around it. */
const SCROLLER = 'min-h-0 flex-1 scroll-py-3 overflow-y-auto overscroll-contain px-5 py-3 -outline-offset-2';

/** The control that most people want in a dialog; without one, the button that closes it is focused first. */
const FIRST_FOCUS = '[data-first-focus]';

/** They would cover the dialog. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open'))
    menu.hidePopover();
}

/** Of the dialog that is open, or that another takes the place of. */
let lastOpener: Element | null = null;

/**
 * For a dialog that was opened from a menu, the menu's button, because the chosen item is hidden with the menu. For one that
 * takes the place of another, which had the focus, what opened that.
 */
function openerOf(focused: Element | null): Element | null {
  if (focused === document.body) return lastOpener;
  const menu = focused?.closest('[popover]');
  const opener = menu && document.querySelector(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
  // On wide screens, what is a menu on small ones is in the open, and its button is hidden.
  return opener?.checkVisibility() ? opener : focused;
}
