import { hasText } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import { FirstPageMiniature } from '../pages/OnDemand';
import type { TemplateChoice } from '../workspace/template-choice';

/**
 * The outlines of the templates' first pages, on a sheet of 24 by 34: rules for words as `[x, y, width, thickness]`.
 */
type Rules = readonly (readonly [x: number, y: number, width: number, thickness: number])[];

const BODY = (first: number, step: number, indent: number): Rules =>
  Array.from({ length: Math.floor((30 - first) / step) }, (_, index) => [
    3 + (index % 5 === 0 ? indent : 0),
    first + index * step,
    (index % 5 === 4 ? 11 : 18) - (index % 5 === 0 ? indent : 0),
    0.45,
  ]);

const SHEETS: Readonly<Record<TemplateChoice, Rules>> = {
  plain: [[3, 3.4, 9, 1.1], ...BODY(6, 1.1, 0)],
  academic: [
    [8, 10, 8, 0.7],
    [9, 12.4, 6, 0.45],
    [9, 14.4, 6, 0.45],
    [20, 2, 1, 0.45],
  ],
  business: [[3, 3.2, 12, 1.4], [3, 5.6, 18, 0.2], [3, 7, 6, 0.8], ...BODY(9, 1.2, 0)],
  own: [[3, 3.4, 12, 1.1], [3, 5.6, 8, 0.45], ...BODY(8, 1.1, 0)],
  mla: [[3, 3.4, 5, 0.45], [3, 5.2, 4, 0.45], [8, 7, 8, 0.6], ...BODY(9, 1.8, 1.5)],
};

/** This text's first page in a template; without a text, the template in outline. */
export function Miniature({ template }: { template: TemplateChoice }) {
  const isWritten = useManuscript(hasText);
  return isWritten ? <FirstPageMiniature template={template} /> : <Outline template={template} />;
}

function Outline({ template }: { template: TemplateChoice }) {
  return (
    <svg viewBox="0 0 24 34" className="block w-full bg-paper fill-page-ink shadow-paper" aria-hidden="true">
      {SHEETS[template].map(([x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          {...{ x, y, width, height }}
          className={template === 'business' && height > 0.5 ? 'fill-page-accent' : undefined}
        />
      ))}
    </svg>
  );
}
