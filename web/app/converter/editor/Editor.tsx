import type { ReactNode } from 'react';
import './editor.css';
import { LargeDocumentBar } from './LargeDocumentBar';
import { TextSurface } from './TextSurface';

interface EditorProps {
  readonly isDropping: boolean;
  readonly problem: string | undefined;
  readonly notice: ReactNode;
  readonly toolbar: ReactNode;
  readonly findBar: ReactNode;
  readonly footer: ReactNode;
}

/** The sheet that the visitor writes on. */
export function Editor({ isDropping, problem, notice, toolbar, findBar, footer }: EditorProps) {
  return (
    <section
      aria-label="Markdown text"
      className="relative flex min-w-0 flex-col self-start rounded-sheet border border-rule bg-sheet shadow-sheet has-[#markdown:focus]:border-accent"
    >
      {toolbar}
      {findBar}
      {problem && (
        <p
          role="alert"
          className="border-b border-rule bg-bad-wash px-4 py-3 text-sm text-bad sm:px-6 wrap-anywhere"
        >
          {problem}
        </p>
      )}
      {notice}
      <LargeDocumentBar />
      <TextSurface />
      <div className="min-h-12 border-t border-rule">{footer}</div>
      {isDropping && (
        <div className="pointer-events-none absolute inset-2 rounded-sheet border-2 border-dashed border-accent bg-wash/95 font-serif text-xl text-accent">
          {/* In sight, whatever part of a tall editor is. */}
          <p className="sticky top-1/3 py-24 text-center">Drop the file to open it</p>
        </div>
      )}
    </section>
  );
}
