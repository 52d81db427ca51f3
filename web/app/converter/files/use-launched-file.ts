import { useEffect, useEffectEvent } from 'react';
import { useConverter } from '../instance/converter-context';
import { isMeant } from '../instance/is-meant';

/** The part of the browser's launch queue that is used here; TypeScript does not declare it yet. */
interface LaunchQueue {
  setConsumer(receive: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Opens a file that the system launches with the installed site; `routes/manifest.ts` lists the kinds of files. */
export function useLaunchedFile(onFile: (files: readonly File[]) => void): void {
  const converter = useConverter();
  const open = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    if (files.length > 0) onFile(files);
  });

  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    if (isMeant(converter)) launchQueue?.setConsumer(({ files }) => void open(files));
  }, [converter]);
}
