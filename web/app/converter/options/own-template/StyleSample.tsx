import type { TemplateStyleEntry } from '@footmark/engine';
import type { CSSProperties } from 'react';
import { paperFamily } from '../../paper/paper-fonts';

/** Two letters in a style, on paper; for a table, a small one. */
export function StyleSample({ style }: { readonly style: TemplateStyleEntry | undefined }) {
  return (
    <span aria-hidden="true" className="style-sample">
      {style && (
        <span style={sampleLook(style)} className={style.type === 'table' ? 'style-sample-table' : undefined}>
          {style.type === 'table' ? '1 2' : 'Aa'}
        </span>
      )}
    </span>
  );
}

/** Pixels; samples are as large as there is room for, with larger styles still larger than others. */
const SIZES = { smallest: 11, largest: 22 } as const;

/** The look of a style's sample. */
function sampleLook({ sample }: TemplateStyleEntry): CSSProperties {
  const { font, size, bold, italic, underline, capitals, color, shading } = sample;
  return {
    fontFamily: paperFamily(font ?? 'Times New Roman'),
    fontSize: `${Math.min(Math.max(size * 1.15, SIZES.smallest), SIZES.largest)}px`,
    fontWeight: bold ? 700 : 400,
    ...(italic && { fontStyle: 'italic' }),
    ...(underline && { textDecorationLine: 'underline' }),
    ...(capitals && { textTransform: 'uppercase' }),
    ...(color !== undefined && { color: `#${color}` }),
    ...(shading !== undefined && { backgroundColor: `#${shading}` }),
  };
}
