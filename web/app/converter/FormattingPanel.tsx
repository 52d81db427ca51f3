import { SelectField } from '../ui/SelectField';
import { FONT_CHOICES, type Formatting, SIZE_CHOICES, SPACING_CHOICES } from './formatting';

interface FormattingPanelProps {
  readonly value: Formatting;
  readonly onChange: (formatting: Formatting) => void;
}

export function FormattingPanel({ value, onChange }: FormattingPanelProps) {
  return (
    <section aria-labelledby="formatting-title">
      <h2 id="formatting-title" className="text-lg font-semibold">
        Formatting
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-2 [&>:first-child]:col-span-2 sm:[&>:first-child]:col-span-1 lg:[&>:first-child]:col-span-2">
        <SelectField
          label="Font"
          value={value.fontFamily}
          choices={FONT_CHOICES}
          onChange={(fontFamily) => onChange({ ...value, fontFamily })}
        />
        <SelectField
          label="Size"
          value={value.fontSize}
          choices={SIZE_CHOICES}
          onChange={(fontSize) => onChange({ ...value, fontSize })}
        />
        <SelectField
          label="Line spacing"
          value={value.lineSpacing}
          choices={SPACING_CHOICES}
          onChange={(lineSpacing) => onChange({ ...value, lineSpacing })}
        />
      </div>
    </section>
  );
}
