import { useEffect, useState } from 'react';
import type { Example } from '../../content/examples';
import { ConversionWorker } from '../../converter/conversion/conversion-worker';
import { saveFile } from '../../converter/conversion/save-file';
import { spawnWorker } from '../../converter/conversion/spawn-worker';
import { useToast } from '../../ui/use-toast';

/** Converts a sample in the worker and downloads it. */
export function useSampleDownload() {
  const [worker] = useState(() => new ConversionWorker(spawnWorker));
  const [isBusy, setIsBusy] = useState(false);
  const announce = useToast();

  useEffect(() => () => worker.stop(new Error('The dialog was closed')), [worker]);

  async function download({ id, template }: Example, markdown: string): Promise<void> {
    const filename = `sample-${id}.docx`;
    setIsBusy(true);
    try {
      const result = await worker.convert({
        markdown,
        options: { template },
        signal: new AbortController().signal,
        onStage: () => {},
      });
      if (!result.success) throw new Error(result.error);
      saveFile(result.blob, filename);
      announce({
        tone: 'plain',
        title: 'Conversion successful!',
        description: `${filename} has been downloaded.`,
      });
    } catch (error) {
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
