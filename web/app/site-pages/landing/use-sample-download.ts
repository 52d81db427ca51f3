import { useEffect, useRef, useState } from 'react';
import type { Example } from '../../content/examples';
import { useToast } from '../../ui/use-toast';

/** Converts a sample in the worker and downloads it. */
export function useSampleDownload() {
  const closed = useRef(new AbortController());
  const [isBusy, setIsBusy] = useState(false);
  const announce = useToast();

  // The dialog was closed.
  useEffect(() => {
    closed.current = new AbortController();
    return () => closed.current.abort();
  }, []);

  async function download(example: Example, markdown: string): Promise<void> {
    const { signal } = closed.current;
    setIsBusy(true);
    try {
      const { saveSample } = await import('./save-sample');
      announce({
        tone: 'plain',
        title: 'Conversion successful!',
        description: `${await saveSample(example, markdown, signal)} has been downloaded.`,
      });
    } catch (error) {
      if (signal.aborted) return;
      announce({
        tone: 'destructive',
        title: 'Conversion failed',
        description: error instanceof Error ? error.message : String(error),
      });
    }
    setIsBusy(false);
  }

  return { isBusy, download };
}
