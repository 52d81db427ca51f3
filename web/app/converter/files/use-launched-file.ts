import { useEffect, useEffectEvent } from 'react';

/** What of the browser's launch queue is used here; TypeScript's library does not have it yet. */
interface LaunchQueue {
  setConsumer(receive: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Takes a file that the system opens with the installed site; `routes/manifest.ts` names the kinds of files. */
export function useLaunchedFile(onFile: (files: readonly File[]) => void): void {
  const open = useEffectEvent(async (handles: readonly FileSystemFileHandle[]) => {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    if (files.length > 0) onFile(files);
  });

  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => void open(files));
  }, []);
}
