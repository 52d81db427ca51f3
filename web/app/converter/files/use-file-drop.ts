import { useEffect, useEffectEvent, useState } from 'react';
import { carriesFiles, dropOf, type FileDrop, onHeldDrop } from '../../start/file-drop';
import type { DropPlace } from '../document/given-files';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';

/** Handles files dropped anywhere on the page, so that a drop that just misses does not make the browser leave it. */
export function useFileDrop(onDrop: (drop: FileDrop, place: DropPlace) => void): DropPlace | undefined {
  const converter = useConverter();
  const [over, setOver] = useState<DropPlace>();

  const take = useEffectEvent((drop: FileDrop) => {
    if (isMeant(converter, drop.target)) onDrop(drop, placeOf(drop.target));
  });

  const handle = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer || !carriesFiles(dataTransfer)) return;
    event.preventDefault();
    // The code editor would insert a dropped file's content.
    event.stopPropagation();
    const isHere = isMeant(converter, event.target);
    const place = placeOf(event.target);
    // `dragleave` also fires between elements; on leaving the window, there is no related target.
    const stays =
      isHere && event.type !== 'drop' && (event.type === 'dragover' || event.relatedTarget !== null);
    setOver((before) => (stays ? (before && isSame(before, place) ? before : place) : undefined));
    if (isHere && event.type === 'drop') take(dropOf(dataTransfer, event.target));
  });

  useEffect(() => {
    const listener = (event: DragEvent) => handle(event);
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) window.addEventListener(type, listener, { capture: true });
    const unsubscribe = onHeldDrop((drop) => take(drop));
    return () => {
      unsubscribe();
      for (const type of types) window.removeEventListener(type, listener, { capture: true });
    };
  }, []);

  return over;
}

function placeOf(target: EventTarget | null): DropPlace {
  const element = target instanceof Element ? target : undefined;
  return {
    picture: element?.closest<HTMLElement>('[data-picture]')?.dataset.picture,
    isTemplate: element?.closest('[data-templates]') != null,
  };
}

function isSame(one: DropPlace, other: DropPlace): boolean {
  return one.picture === other.picture && one.isTemplate === other.isTemplate;
}
