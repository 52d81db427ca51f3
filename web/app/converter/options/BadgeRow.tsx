import type { DocumentOptions } from './document-options';
import { formattingLabels } from './formatting-labels';

interface BadgeRowProps {
  readonly options: DocumentOptions;
}

/** The chosen formatting at a glance. */
export function BadgeRow({ options }: BadgeRowProps) {
  return (
    <ul aria-label="Chosen formatting" className="flex flex-wrap gap-2 text-sm">
      {formattingLabels(options).map((label) => (
        <li key={label} className="rounded-full border border-rule bg-sheet px-3 py-1">
          {label}
        </li>
      ))}
    </ul>
  );
}
