import { useState } from 'react';
import { useToast } from '../ui/use-toast';
import type { GivenFile } from './pictures/given-files';
import { addPictures, isPicture } from './pictures/picture-files';
import { pictureStore } from './pictures/picture-store';
import { isMarkdownFile, readMarkdownFile } from './read-markdown-file';

/**
 * Opens what a visitor chose or dropped: a text, its pictures, or both at once. `problem` says why the last text could
 * not be opened.
 */
export function useFileOpening(onText: (text: string, fileName: string) => void) {
  const [problem, setProblem] = useState<string>();
  const announce = useToast();

  async function open(files: readonly GivenFile[]): Promise<void> {
    const pictures = files.filter(({ file }) => isPicture(file));
    const texts = files.filter(({ file }) => isMarkdownFile(file));
    // What is neither is of no interest beside what is; alone, it was meant to be opened.
    const [text, ...others] = texts.length + pictures.length > 0 ? texts : files;
    if (others.length > 0) return setProblem('Open one file at a time.');
    if (text) {
      const reading = await readMarkdownFile(text.file);
      if (reading.ok) onText(reading.text, text.file.name);
      setProblem(reading.ok ? undefined : reading.message);
    }
    keep(pictures);
  }

  /** Takes a file for one picture, whatever the file's name. */
  function openFor(picture: string, files: readonly GivenFile[]): void {
    const [given] = files;
    if (given && isPicture(given.file)) keep([{ path: picture, file: given.file }]);
    else if (given)
      announce({
        tone: 'destructive',
        title: 'Not a picture',
        description: `“${given.file.name}” cannot be shown in Word.`,
      });
  }

  function keep(pictures: readonly GivenFile[]): void {
    if (pictures.length === 0) return;
    pictureStore.change((current) => addPictures(current, pictures));
    const { length } = pictures;
    announce({
      tone: 'plain',
      title: length === 1 ? '1 picture added' : `${length.toLocaleString('en')} pictures added`,
      description: 'It goes into the Word file where the text names it, and stays on this device.',
    });
  }

  return { problem, open, openFor, dismiss: () => setProblem(undefined) };
}
