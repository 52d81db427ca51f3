import { type ComponentProps, useRef } from 'react';
import { useEarlyInput } from '../../ui/use-early-input';
import { useToast } from '../../ui/use-toast';
import { ACCEPTED_EXTENSIONS } from '../files/accepted-files';
import { askForFiles } from '../pictures/ask-for-files';

/** The browser's file dialog: what opens it, and what makes an `input` the field that it belongs to, which nobody sees. */
export function useFileDialog(onFiles: (files: readonly File[]) => void): {
  readonly ask: () => void;
  readonly field: ComponentProps<'input'>;
} {
  const input = useRef<HTMLInputElement>(null);
  const announce = useToast();

  // Otherwise choosing the same file once more would change nothing and so tell nobody.
  function take(files: readonly File[]): void {
    if (input.current) input.current.value = '';
    onFiles(files);
  }
  useEarlyInput(input, undefined, chosenFiles, (files) => files && take(files));

  return {
    ask: () => askForFiles(input.current, announce, 'Open file'),
    field: {
      ref: input,
      type: 'file',
      hidden: true,
      multiple: true,
      accept: ACCEPTED_EXTENSIONS.join(','),
      onChange: ({ target }) => take(chosenFiles(target) ?? []),
    },
  };
}

function chosenFiles({ files }: HTMLInputElement): readonly File[] | undefined {
  return files?.length ? [...files] : undefined;
}
