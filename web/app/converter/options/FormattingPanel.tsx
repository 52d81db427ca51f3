import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { Segments } from '../../ui/Segments';
import { FONTS, LINE_BREAKS, SIZES, SPACINGS } from '../workspace/choices';
import type { OptionsPanelProps } from './panel-props';
import { SegmentsOption, SelectOption, SwitchOption } from './TemplateOption';

export function FormattingPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Formatting" isOpen>
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
      <Segments
        label="Line breaks"
        value={options.lineBreaks}
        choices={LINE_BREAKS}
        onChange={(lineBreaks) => onChange({ lineBreaks })}
      />
      <div>
        <Checkbox
          label="Coloured code"
          checked={options.highlightCode}
          onChange={(highlightCode) => onChange({ highlightCode })}
        />
        <SwitchOption
          name="smartQuotes"
          hint="By the rules of the text’s language"
          options={options}
          onChange={onChange}
        />
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
