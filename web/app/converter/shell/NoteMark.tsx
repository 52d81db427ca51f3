interface NoteMarkProps {
  readonly id: string;
  /** The id of its note. */
  readonly to: string;
  /** The beginning of the note's text. */
  readonly says: string;
  readonly children: number;
}

/** A raised number that links to its note at the foot. */
export function NoteMark({ id, to, says, children }: NoteMarkProps) {
  return (
    <a
      id={id}
      href={`#${to}`}
      aria-label={`Note ${children}: ${says}`}
      className="note-mark px-1 py-2 font-semibold text-accent hover:text-accent-strong"
    >
      {children}
    </a>
  );
}

/** The number at the beginning of a note. */
export function NoteNumber({ children }: { children: number }) {
  return <span className="note-mark mr-0.5 font-semibold text-accent">{children}</span>;
}

interface BackToMarkProps {
  /** The id of the mark. */
  readonly mark: string;
  readonly children: string;
}

const NO_BREAK_SPACE = '\u00a0';

/** Links from a note back to its reference. No line begins with it. */
export function BackToMark({ mark, children }: BackToMarkProps) {
  return (
    <>
      {NO_BREAK_SPACE}
      <a
        href={`#${mark}`}
        aria-label={children}
        className="-my-1 inline-block min-h-6 min-w-6 rounded-small text-center text-accent hover:text-accent-strong"
      >
        ↩
      </a>
    </>
  );
}
