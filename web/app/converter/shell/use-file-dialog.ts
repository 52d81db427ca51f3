import { type ComponentProps, useRef } from 'react';
import { ACCEPTED_EXTENSIONS } from '../../accepted-files';
import { askForFiles } from '../../ui/ask-for-files';
import { useEarlyInput } from '../../ui/use-early-input';
import { useToast } from '../../ui/use-toast';
import { ACCEPTED_PICTURES } from '../document/picture-types';

/** The browser's file dialog: a function that opens it, and the properties of its hidden `input`. */
export function useFileDialog(onFiles: (files: readonly File[]) => void): {
  readonly ask: () => void;
  readonly field: ComponentProps<'input'>;
} {
  const input = useRef<HTMLInputElement>(null);
  const announce = useToast();

  // Otherwise choosing the same file again would not be a change, and cause no event.
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
      accept: `${ACCEPTED_EXTENSIONS.join(',')},${ACCEPTED_PICTURES}`,
      onChange: ({ target }) => take(chosenFiles(target) ?? []),
    },
  };
}

function chosenFiles({ files }: HTMLInputElement): readonly File[] | undefined {
  return files?.length ? [...files] : undefined;
}
