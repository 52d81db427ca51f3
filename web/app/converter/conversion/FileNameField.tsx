import { Suspense, startTransition, useEffect, useState } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { TextField } from '../../ui/TextField';
import { edits } from '../document/edits';
import { documentFileName, usableFileName } from '../document/file-name';
import { hasText } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';

const TitleButton = loadedLater(() => import('./TitleButton'));

/** The name of the Word file. If empty, the file is named after the date; one click names it after the text's title. */
export function FileNameField() {
  const converter = useConverter();
  const chosen = useManuscript(({ fileName }) => fileName);
  const isWritten = useManuscript(hasText);
  useLoadedLater(TitleButton, isWritten);
  const [today, setToday] = useState('');
  const [typed, setTyped] = useState<string>();

  // The prerendered page does not know the day. A transition does not add a second rendering to the end of hydration.
  useEffect(() => startTransition(() => setToday(documentFileName(new Date()))), []);

  /** A conversion may start, or the page be closed, while the cursor is still in the field. */
  function change(name: string): void {
    setTyped(name);
    edits(converter).nameFile(usableFileName(name));
  }
  const showUsed = () => setTyped(undefined);
  return (
    <div className="screen-name">
      <TextField
        bare
        label="File name"
        value={typed ?? chosen ?? today}
        onChange={change}
        onBlur={showUsed}
        onKeyDown={(event) => event.key === 'Enter' && showUsed()}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      {isWritten && (
        <Suspense>
          <TitleButton fileName={chosen} onNamed={showUsed} />
        </Suspense>
      )}
    </div>
  );
}
