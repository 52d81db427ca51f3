import type { ReactNode } from 'react';
import { Brand } from '../../ui/Brand';
import { Icon } from '../../ui/Icon';
import { ThemeToggle } from '../../ui/ThemeToggle';
import { useConverter } from '../instance/converter-context';
import { type Screen, UNDO } from './actions';
import { NoteNumber } from './NoteMark';
import { PRIVACY_NOTE_ID } from './note-places';
import { ScreenMenu } from './ScreenMenu';
import { ActionTool, TEXT_TOOLS_ID } from './TextTools';

interface ScreenBarProps {
  readonly isBegun: boolean;
  /** The file's name and the button. */
  readonly plate: ReactNode;
  readonly screen: Screen;
}

/** The converter's header. Its headline is here once there is a text. */
export function ScreenBar({ isBegun, plate, screen }: ScreenBarProps) {
  const converter = useConverter();
  return (
    <header className="screen-bar">
      <Brand compact={isBegun} />
      {isBegun && (
        <>
          <h1 className="screen-claim font-serif text-base text-faded">
            Markdown in, Word out.
            <span aria-hidden="true">
              <NoteNumber>{1}</NoteNumber>
            </span>
          </h1>
          <button
            type="button"
            popoverTarget={converter.id(PRIVACY_NOTE_ID)}
            className="screen-private rounded-small px-2 py-1.5 font-serif text-[0.9375rem] whitespace-nowrap text-faded hover:bg-wash hover:text-accent"
          >
            <span aria-hidden="true">
              <NoteNumber>{1}</NoteNumber>
            </span>
            Nothing is uploaded
          </button>
        </>
      )}
      <div className="needs-script screen-plate-place">{plate}</div>
      {isBegun && (
        <div className="needs-script contents">
          <span className="screen-undo">
            <ActionTool action={UNDO} screen={screen} />
          </span>
          <button
            type="button"
            aria-label="Text tools"
            popoverTarget={converter.id(TEXT_TOOLS_ID)}
            className="screen-tools-button inline-flex size-control shrink-0 items-center justify-center rounded-small hover:bg-wash hover:text-accent"
          >
            <Icon name="more" />
          </button>
        </div>
      )}
      <span className={isBegun ? 'max-lg:hidden' : undefined}>
        <ThemeToggle />
      </span>
      <ScreenMenu screen={screen} />
    </header>
  );
}
