import { useEffect } from 'react';
import { FORMATTING_PREVIEW_MS } from '../../constants';
import { useMoment } from '../shell/use-moment';
import type { DocumentOptions } from './document-options';
import { formattingLabels } from './formatting-labels';
import { formattingChanges } from './options-store';

interface FormattingPreviewProps {
  readonly options: DocumentOptions;
}

/** Fonts of the same widths stand in where the chosen one is not installed. */
const FAMILIES: Record<DocumentOptions['fontFamily'], string> = {
  calibri: 'Calibri, Carlito, sans-serif',
  times: '"Times New Roman", Tinos, serif',
  arial: 'Arial, Arimo, sans-serif',
  georgia: 'Georgia, Gelasio, serif',
};

/** Word's single spacing is the font's own line height, about 1.2 of its size. */
const LINE_HEIGHTS: Record<DocumentOptions['lineSpacing'], number> = {
  single: 1.2,
  '1.15': 1.38,
  '1.5': 1.8,
  double: 2.4,
};

/** On large screens, a few lines in the chosen formatting, for a moment after each change of it. */
export function FormattingPreview({ options }: FormattingPreviewProps) {
  const [isShown, show] = useMoment(FORMATTING_PREVIEW_MS);
  const { fontFamily, fontSize, lineSpacing } = options;
  useEffect(() => formattingChanges.subscribe(show), [show]);
  if (!isShown) return null;
  return (
    <section
      aria-label="Formatting preview"
      className="fixed bottom-6 left-1/2 z-20 hidden w-xl max-w-[calc(100%-3rem)] -translate-x-1/2 motion-safe:animate-arrive rounded-sheet border border-rule bg-sheet px-8 py-5 shadow-raised lg:block"
    >
      <p className="mb-2 text-xs text-faded">{formattingLabels(options).join(' · ')}</p>
      <p
        style={{
          fontFamily: FAMILIES[fontFamily],
          fontSize: `${fontSize}pt`,
          lineHeight: LINE_HEIGHTS[lineSpacing],
        }}
      >
        This is how your text will read in Word, with its notes
        <sup className="text-[0.65em] leading-none">1</sup> where you put them, and with just so much room
        from one line to the next.
      </p>
    </section>
  );
}
