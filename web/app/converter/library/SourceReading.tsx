import type { FormattedSource, FormattedText } from '@footmark/engine/citations';
import { useEffect, useState } from 'react';
import { useConverter } from '../instance/converter-context';
import { libraryReader } from '../workspace/library-report';
import { useLibrary } from '../workspace/use-library';

interface SourceReadingProps {
  readonly sourceKey: string;
  readonly style: string | Blob;
}

/** A source formatted in a style: as a citation and in the bibliography. */
export function SourceReading({ sourceKey, style }: SourceReadingProps) {
  const converter = useConverter();
  const files = useLibrary();
  const [shown, setShown] = useState<FormattedSource | 'unknown'>();

  useEffect(() => {
    let isLeft = false;
    void libraryReader(converter)
      .readSource(files, sourceKey, style)
      .then((source) => {
        if (!isLeft) setShown(source ?? 'unknown');
      });
    return () => {
      isLeft = true;
    };
  }, [files, sourceKey, style, converter]);

  if (!shown) return <p className="source-reading text-faded">Reading…</p>;
  if (shown === 'unknown') return <p className="source-reading text-faded">It cannot be shown here.</p>;
  return (
    <dl className="source-reading">
      <dt>{shown.isNote ? 'In a note' : 'In the text'}</dt>
      <dd>
        <Words of={shown.citation} />
      </dd>
      {shown.entry.length > 0 && (
        <>
          <dt>In the bibliography</dt>
          <dd>
            <Words of={shown.entry} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Words({ of }: { readonly of: readonly FormattedText[] }) {
  return of.map(({ text, ...look }, index) => (
    // Spans have no identity other than their position.
    // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn anew together
    <span key={index} className={lookOf(look)}>
      {text}
    </span>
  ));
}

function lookOf({
  italic,
  bold,
  underline,
  smallCaps,
  superscript,
  subscript,
}: Omit<FormattedText, 'text'>): string {
  const classes = [
    italic && 'italic',
    bold && 'font-bold',
    underline && 'underline',
    smallCaps && '[font-variant-caps:small-caps]',
    superscript && 'align-super text-xs',
    subscript && 'align-sub text-xs',
  ];
  return classes.filter(Boolean).join(' ');
}
