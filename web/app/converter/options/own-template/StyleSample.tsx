import type { TemplateStyleEntry } from '@footmark/engine';
import { sampleLook } from './style-look';

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
