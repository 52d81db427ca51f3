import { startTransition, useEffect, useState } from 'react';
import { TextField } from '../../ui/TextField';
import { edits } from '../document/edits';
import { documentFileName, usableFileName } from '../document/file-name';
import { useManuscript } from '../document/use-manuscript';

/** The name of the Word file. If empty, the file is named after the date. */
export function FileNameField() {
  const chosen = useManuscript(({ fileName }) => fileName);
  const [today, setToday] = useState('');
  const [typed, setTyped] = useState<string>();

  // The prerendered page does not know the day. A transition does not add a second rendering to the end of hydration.
  useEffect(() => startTransition(() => setToday(documentFileName(new Date()))), []);

  /** A conversion may start, or the page be closed, while the cursor is still in the field. */
  function change(name: string): void {
    setTyped(name);
    edits.nameFile(usableFileName(name));
  }
  const showUsed = () => setTyped(undefined);

  return (
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
  );
}
