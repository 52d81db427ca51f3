import { announceDrop, carriesFiles, dropOf, type FileDrop } from './file-drop';
import { whenReady } from './ready';

/** Only the converter, where this component is, accepts files. */
const TAKES_FILES = '#markdown';

/**
 * Keeps files that are dropped before React answers, and hands them on then. A drop that nothing takes, on any page and
 * at any time, must not make the browser leave for the file: whoever takes one stops its events before they come here.
 */
export function holdDrops(): void {
  let held: FileDrop[] | undefined = [];
  const hold = (event: DragEvent): void => {
    const { dataTransfer, target, type } = event;
    if (!dataTransfer || !carriesFiles(dataTransfer)) return;
    event.preventDefault();
    if (!held || !document.querySelector(TAKES_FILES)) dataTransfer.dropEffect = 'none';
    else if (type === 'drop') held.push(dropOf(dataTransfer, target));
  };

  addEventListener('dragover', hold);
  addEventListener('drop', hold);
  whenReady(() => {
    for (const drop of held ?? []) announceDrop(drop);
    held = undefined;
  });
}
