import type { ReactNode, RefObject } from 'react';
import { useEarlyText } from './use-early-text';

interface EditorProps {
  readonly textArea: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly isDropping: boolean;
  readonly problem: string | undefined;
  readonly toolbar: ReactNode;
}

/** The sheet that the visitor writes on. */
export function Editor({ textArea, text, onType, isDropping, problem, toolbar }: EditorProps) {
  useEarlyText(textArea, text, onType);

  return (
    <section
      aria-label="Markdown text"
      className="relative flex min-w-0 flex-col self-start rounded-sheet border border-rule bg-sheet shadow-sheet focus-within:border-accent"
    >
      {toolbar}
      {problem && (
        <p
          role="alert"
          className="border-b border-rule bg-bad-wash px-4 py-3 text-sm text-bad sm:px-6 wrap-anywhere"
        >
          {problem}
        </p>
      )}
      <textarea
        ref={textArea}
        aria-label="Markdown"
        value={text}
        onChange={(event) => onType(event.target.value)}
        placeholder="Paste your markdown here..."
        spellCheck={false}
        className="field-sizing-content max-h-200 min-h-100 w-full resize-none bg-transparent px-4 py-4 font-mono text-[0.9375rem] leading-relaxed outline-none placeholder:text-faded sm:px-6"
      />
      {isDropping && (
        <div className="pointer-events-none absolute inset-2 grid place-items-center rounded-sheet border-2 border-dashed border-accent bg-wash/95 font-serif text-xl text-accent">
          Drop the file to open it
        </div>
      )}
    </section>
  );
}
