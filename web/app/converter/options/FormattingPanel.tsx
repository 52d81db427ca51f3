import { OPTION_CHOICES } from '@footmark/engine/options';
import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { Segments } from '../../ui/Segments';
import { choicesOf } from '../workspace/choices';
import type { OptionsPanelProps } from './panel-props';
import { SwitchOption } from './TemplateOption';

const LINE_BREAKS = choicesOf(OPTION_CHOICES.lineBreaks, {
  auto: 'Automatic',
  keep: 'Keep',
  join: 'Join',
});

export function FormattingPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Formatting" isOpen>
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
