import { PENDING } from './pending';
import { whenReady } from './ready';

/** Fields take a paste without scripts. */
const FIELDS = 'input, textarea, select, [contenteditable]';
/** The converter's large button. */
const TARGET = '#paste-target';

/** Keeps what is pasted beside the fields before React is ready, and pastes it then. The last paste counts. */
export function holdPastes(): void {
  let held: DataTransfer | undefined;
  const hold = ({ clipboardData, target }: ClipboardEvent): void => {
    if (!clipboardData || (target instanceof Element && target.closest(FIELDS))) return;
    held = copyOf(clipboardData);
    document.querySelector(TARGET)?.setAttribute(PENDING, '');
  };
  document.addEventListener('paste', hold, true);
  whenReady(() => {
    document.removeEventListener('paste', hold, true);
    if (!held) return;
    document.querySelector(TARGET)?.removeAttribute(PENDING);
    const paste = { clipboardData: held, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new ClipboardEvent('paste', paste));
  });
}

/** The event's own data can be read only while it is handled. */
function copyOf(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type));
  for (const file of data.files) copy.items.add(file);
  return copy;
}
