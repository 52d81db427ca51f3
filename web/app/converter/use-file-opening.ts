import { useState } from 'react';
import { readMarkdownFile } from './read-markdown-file';

/** Opens the file a visitor chose or dropped; `problem` says why the last one could not be opened. */
export function useFileOpening(onText: (text: string, fileName: string) => void) {
  const [problem, setProblem] = useState<string>();

  async function open(files: readonly File[]): Promise<void> {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0) return setProblem('Open one file at a time.');
    const reading = await readMarkdownFile(file);
    if (reading.ok) onText(reading.text, file.name);
    setProblem(reading.ok ? undefined : reading.message);
  }

  return { problem, open, dismiss: () => setProblem(undefined) };
}
