import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { Segments } from '../../ui/Segments';
import { SelectField } from '../../ui/SelectField';
import { Changed } from './Changed';
import { FONTS, SIZES, SPACINGS } from './choices';
import type { OptionsPanelProps } from './panel-props';

export function FormattingPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Formatting" isOpen>
      {options.ownTemplate === '' ? (
        <>
          <div data-option="">
            <SelectField
              label="Font"
              value={options.fontFamily}
              choices={FONTS}
              aside={<Changed name="fontFamily" label="Font" options={options} onChange={onChange} />}
              onChange={(fontFamily) => onChange({ fontFamily })}
            />
          </div>
          <div data-option="">
            <Segments
              label="Size"
              value={options.fontSize}
              choices={SIZES}
              aside={<Changed name="fontSize" label="Size" options={options} onChange={onChange} />}
              onChange={(fontSize) => onChange({ fontSize })}
            />
          </div>
          <div data-option="">
            <Segments
              label="Line spacing"
              value={options.lineSpacing}
              choices={SPACINGS}
              aside={
                <Changed name="lineSpacing" label="Line spacing" options={options} onChange={onChange} />
              }
              onChange={(lineSpacing) => onChange({ lineSpacing })}
            />
          </div>
        </>
      ) : (
        <p className="text-sm text-pretty text-faded">
          Font, size, spacing, paper and margins are those of {options.ownTemplate}.
        </p>
      )}
      <div>
        <Checkbox
          label="Coloured code"
          checked={options.highlightCode}
          onChange={(highlightCode) => onChange({ highlightCode })}
        />
        <div data-option="" className="option-row">
          <Checkbox
            label="Typographic quotes and dashes"
            hint="By the rules of the text’s language"
            checked={options.smartQuotes}
            onChange={(smartQuotes) => onChange({ smartQuotes })}
          />
          <Changed
            name="smartQuotes"
            label="Typographic quotes and dashes"
            options={options}
            onChange={onChange}
          />
        </div>
        <Checkbox
          label="Justified text"
          hint="With hyphenation"
          checked={options.justifyText}
          onChange={(justifyText) => onChange({ justifyText })}
        />
      </div>
    </Panel>
  );
}
