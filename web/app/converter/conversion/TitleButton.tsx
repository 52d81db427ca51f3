import { edits } from '../document/edits';
import { usableFileName } from '../document/file-name';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { titleOf } from '../text/title';

interface TitleButtonProps {
  readonly fileName: string | undefined;
  /** The field shows the name then, and has the focus, since the button is gone. */
  readonly onNamed: () => void;
}

/** At the end of the field with the file's name: names the file after the text's title, if it is not already. */
export default function TitleButton({ fileName, onNamed }: TitleButtonProps) {
  const converter = useConverter();
  const titled = useManuscript(({ text }) => usableFileName(titleOf(text) ?? ''));
  if (titled === undefined || titled === fileName) return null;
  return (
    <button
      type="button"
      aria-label="Name the file after the title"
      data-tooltip={`Name it “${titled}”`}
      // On small screens, it is there as long as the field has the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector('input')?.focus({ preventScroll: true });
        edits(converter).nameFile(titled);
        onNamed();
      }}
      className="screen-name-title"
    >
      <svg
        viewBox="0 0 20 20"
        className="size-5 fill-none stroke-current"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M4.5 5.5v-2h11v2M10 3.5v13M7.5 16.5h5" />
      </svg>
    </button>
  );
}
