import { type ChoicesOf, FONTS, SIZES, SPACINGS } from '../workspace/choices';
import type { OptionsPanelProps } from './panel-props';
import { SegmentsOption, SelectOption, SwitchOption } from './TemplateOption';

const PAGE_NUMBERS: ChoicesOf<'pageNumbers'> = [
  { value: 'off', label: 'None' },
  { value: 'header', label: 'Header' },
  { value: 'footer', label: 'Footer' },
];

/** What most visitors want to change, before all other options. */
export function EverydayPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <div data-everyday="" className="flex flex-col gap-3 pt-1 pb-5">
      {options.ownTemplate === '' ? (
        <>
          <SelectOption name="fontFamily" choices={FONTS} options={options} onChange={onChange} />
          <SegmentsOption name="fontSize" choices={SIZES} options={options} onChange={onChange} />
          <SegmentsOption name="lineSpacing" choices={SPACINGS} options={options} onChange={onChange} />
        </>
      ) : (
        <p className="text-sm text-pretty text-faded">
          Font, size, spacing, paper and margins are those of {options.ownTemplate}.
        </p>
      )}
      <SegmentsOption name="pageNumbers" choices={PAGE_NUMBERS} options={options} onChange={onChange} />
      <SwitchOption name="includeTableOfContents" options={options} onChange={onChange} />
    </div>
  );
}
