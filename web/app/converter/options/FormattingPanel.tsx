import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { SelectField } from '../../ui/SelectField';
import { FONTS, SIZES, SPACINGS } from './choices';
import type { OptionsPanelProps } from './panel-props';
import { TemplateField } from './TemplateField';

export function FormattingPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Formatting" isOpen>
      <TemplateField options={options} onChange={onChange} />
      <SelectField
        label="Font"
        value={options.fontFamily}
        choices={FONTS}
        onChange={(fontFamily) => onChange({ fontFamily })}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Size"
          value={options.fontSize}
          choices={SIZES}
          onChange={(fontSize) => onChange({ fontSize })}
        />
        <SelectField
          label="Line spacing"
          value={options.lineSpacing}
          choices={SPACINGS}
          onChange={(lineSpacing) => onChange({ lineSpacing })}
        />
      </div>
      <div>
        <Checkbox
          label="Coloured code"
          checked={options.highlightCode}
          onChange={(highlightCode) => onChange({ highlightCode })}
        />
        <Checkbox
          label="Typographic quotes and dashes"
          hint="As the language of the text has them"
          checked={options.smartQuotes}
          onChange={(smartQuotes) => onChange({ smartQuotes })}
        />
      </div>
    </Panel>
  );
}
