import { useState, useSyncExternalStore } from 'react';
import { TextField } from '../ui/TextField';
import { documentFileName, usableFileName } from './file-name';
import { fileNameStore } from './file-name-store';

/** What the Word file is to be called. Left empty, it is named after the day. */
export function FileNameField() {
  const chosen = useSyncExternalStore(fileNameStore.subscribe, fileNameStore.read, () => undefined);
  const today = useSyncExternalStore(subscribeToNothing, nameOfToday, () => '');
  const [typed, setTyped] = useState<string>();

  function settle(): void {
    if (typed === undefined) return;
    fileNameStore.change(() => usableFileName(typed));
    setTyped(undefined);
  }

  return (
    <TextField
      label="File name"
      value={typed ?? chosen ?? today}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
    />
  );
}

const nameOfToday = (): string => documentFileName(new Date());
const subscribeToNothing = () => () => {};
