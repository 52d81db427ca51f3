import { FONTS, labelOf, SPACINGS } from '../workspace/choices';
import type { DocumentOptions } from '../workspace/document-options';

interface BadgeRowProps {
  readonly options: DocumentOptions;
}

/** The chosen formatting at a glance. */
export function BadgeRow({ options }: BadgeRowProps) {
  return (
    <ul aria-label="Chosen formatting" className="badges">
      {formattingLabels(options).map((label) => (
        <li key={label} className="rounded-full border border-rule bg-ground px-2.5 py-0.5 text-[0.8125rem]">
          {label}
        </li>
      ))}
    </ul>
  );
}

/** `Calibri 11pt` and `1.5 spacing`; the name of a file that says both. */
function formattingLabels(options: DocumentOptions): readonly string[] {
  const { fontFamily, fontSize, lineSpacing, ownTemplate } = options;
  if (ownTemplate !== '') return [ownTemplate];
  return [`${labelOf(FONTS, fontFamily)} ${fontSize}pt`, `${labelOf(SPACINGS, lineSpacing)} spacing`];
}
