import type { ReactNode } from 'react';
import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { storageState } from '../storage/storage-state';
import { BackToMark, NoteNumber } from './NoteMark';
import { ARRIVES_NOTE_ID, PRIVACY_NOTE_ID } from './note-places';

interface NotesAtFootProps {
  /** Whether there is a text: then the note about it is behind a button in the bar. */
  readonly isBegun: boolean;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** The notes to the headline: what arrives in Word, and what becomes of the visitor's text. */
export function NotesAtFoot({ isBegun, children }: NotesAtFootProps) {
  const converter = useConverter();
  const trouble = useSelect(storageState(converter), (current) => current.trouble);
  return (
    <div className={isBegun ? undefined : 'screen-notes-at-foot font-serif text-[0.9375rem] text-faded'}>
      {!isBegun && (
        <>
          <div className="note-rule mb-3" />
          <p id={converter.id(ARRIVES_NOTE_ID)} className="text-pretty">
            <NoteNumber>{1}</NoteNumber> Notes become real Word footnotes. Tables, lists, headings and code
            stay what they are.
            <BackToMark mark="headline-mark">Back to the headline</BackToMark>
          </p>
        </>
      )}
      <aside
        id={converter.id(PRIVACY_NOTE_ID)}
        aria-label="Your text stays here"
        popover={isBegun ? 'auto' : undefined}
        className={isBegun ? 'screen-popover p-5 text-[0.9375rem]' : 'mt-1.5'}
      >
        <p className="text-pretty">
          <NoteNumber>{isBegun ? 1 : 2}</NoteNumber> Your text stays here. The conversion runs in this browser
          tab and nothing is uploaded.{' '}
          {trouble
            ? 'It cannot be saved on this device right now and will be lost when you close this page.'
            : 'So that nothing gets lost, your text and its pictures are saved on this device until you delete them.'}
          {!isBegun && <BackToMark mark="privacy-mark">Back to “Nothing is uploaded”</BackToMark>}{' '}
          <span className="needs-script font-sans text-sm">{children}</span>
        </p>
      </aside>
    </div>
  );
}
