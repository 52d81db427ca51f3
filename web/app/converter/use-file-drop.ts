import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files dropped anywhere on the page: a drop that just misses must not make the browser leave it. */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);

  const handle = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // The code editor would put a dropped file's content into the text.
    event.stopPropagation();
    // Leaving one element for another fires `dragleave` too; leaving the window has nothing to go to.
    setIsOver(event.type !== 'drop' && (event.type === 'dragover' || event.relatedTarget !== null));
    if (event.type === 'drop') onDrop([...dataTransfer.files]);
  });

  useEffect(() => {
    const listener = (event: DragEvent) => handle(event);
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) window.addEventListener(type, listener, { capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, listener, { capture: true });
    };
  }, []);

  return isOver;
}
