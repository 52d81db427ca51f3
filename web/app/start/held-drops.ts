import { announceDrop, carriesFiles, dropOf, type FileDrop } from './file-drop';
import { whenReady } from './ready';

/** Only the converter, where this component is, accepts files. */
const TAKES_FILES = '#markdown';

/**
 * Keeps files that are dropped before React is ready, and then passes them on. The browser must never navigate to a file
 * dropped where nothing accepts it, on any page; components that accept files stop the events before they get here.
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
