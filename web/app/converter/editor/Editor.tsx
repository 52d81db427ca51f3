import { type ReactNode, Suspense } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { isLarge } from '../text/text-window';
import { TextSurface } from './TextSurface';

const LargeDocumentBar = loadedLater(() => import('./LargeDocumentBar'));

interface EditorProps {
  readonly problem: string | undefined;
  readonly notice: ReactNode;
  /** Shown above the text, and over it while it is empty. */
  readonly head: ReactNode;
  readonly cover: ReactNode;
  readonly toolbar: ReactNode;
  readonly findBar: ReactNode;
  readonly foot: ReactNode;
}

/** The half of the screen with the text. */
export function Editor({ problem, notice, head, cover, toolbar, findBar, foot }: EditorProps) {
  const converter = useConverter();
  const hasLargeText = useManuscript(({ text }) => isLarge(text.length));
  useLoadedLater(LargeDocumentBar, hasLargeText);
  return (
    <section
      id={converter.id('text-pane')}
      aria-label="Markdown text"
      className="screen-text relative bg-ground"
    >
      {head}
      {toolbar}
      {findBar}
      <div className="screen-told">
        {problem && (
          <p
            role="alert"
            className="border-y border-rule bg-bad-wash px-4 py-3 text-sm text-bad sm:px-6 wrap-anywhere"
          >
            {problem}
          </p>
        )}
        {notice}
      </div>
      <Suspense>{hasLargeText && <LargeDocumentBar />}</Suspense>
      <div className="needs-script screen-surface">
        {cover}
        <TextSurface />
      </div>
      {foot}
    </section>
  );
}
