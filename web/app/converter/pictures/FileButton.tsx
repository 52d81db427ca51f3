import { useRef } from 'react';
import { askForFiles } from '../../ui/ask-for-files';
import { useToast } from '../../ui/use-toast';
import { type GivenFile, pickedFiles } from '../document/given-files';
import { ACCEPTED_PICTURES } from '../document/picture-types';

/** Missing in React's types, but supported by all browsers. */
const FOLDER = { webkitdirectory: '' };

interface FileButtonProps {
  readonly label: string;
  /** What screen readers say after the label. */
  readonly about?: string;
  readonly several?: boolean;
  /** Whether a whole folder is chosen. */
  readonly folder?: boolean;
  /** Called instead of opening the dialog: one button for both keeps the focus where it is. */
  readonly instead?: (() => void) | undefined;
  readonly onFiles: (files: readonly GivenFile[]) => void;
}

/** A button that opens a file dialog for pictures. */
export function FileButton({
  label,
  about,
  several = false,
  folder = false,
  instead,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const announce = useToast();
  return (
    <>
      <button
        type="button"
        onClick={instead ?? (() => askForFiles(input.current, announce, label))}
        className="inline-flex min-h-control items-center rounded-small border border-edge bg-sheet px-3 text-sm hover:border-accent hover:text-accent"
      >
        {label}
        {about && <span className="sr-only"> {about}</span>}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        {...(folder ? FOLDER : { multiple: several, accept: ACCEPTED_PICTURES })}
        onChange={({ target }) => {
          if (target.files) onFiles(pickedFiles(target.files));
          // Otherwise choosing the same file again would not be a change, and cause no event.
          target.value = '';
        }}
      />
    </>
  );
}
