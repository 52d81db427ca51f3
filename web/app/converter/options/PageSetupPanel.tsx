import { OPTION_CHOICES } from '@footmark/engine/options';
import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { Segments } from '../../ui/Segments';
import { TextField } from '../../ui/TextField';
import { type ChoicesOf, choicesOf, MARGIN_CHOICES } from '../workspace/choices';
import { OtherPages } from './OtherPages';
import type { OptionsPanelProps } from './panel-props';
import { SegmentsOption, SelectOption, SwitchOption } from './TemplateOption';

/** What a running header shows most often; any other text is in the field below. */
const HEADERS: ChoicesOf<'headerText'> = [
  { value: '', label: 'None' },
  { value: '{title}', label: 'Title' },
  { value: '{chapter}', label: 'Chapter' },
];

const PAGE_SIZES = choicesOf(OPTION_CHOICES.pageSize, {
  a4: 'A4',
  letter: 'US Letter',
});

export function PageSetupPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Page setup">
      <div>
        <SwitchOption
          name="titleFromHeading"
          hint="If it is the only level 1 heading; the others move up"
          options={options}
          onChange={onChange}
        />
        <Checkbox
          label="Numbered headings"
          hint="Except those with {-}; appendices get letters"
          checked={options.numberHeadings}
          onChange={(numberHeadings) => onChange({ numberHeadings })}
        />
        <SwitchOption name="titlePage" options={options} onChange={onChange} />
      </div>
      <Segments
        label="Header"
        value={options.headerText}
        choices={HEADERS}
        onChange={(headerText) => onChange({ headerText })}
      />
      <TextField
        label="Header text"
        value={options.headerText}
        onChange={(headerText) => onChange({ headerText })}
      />
      <TextField
        label="Footer text"
        value={options.footerText}
        onChange={(footerText) => onChange({ footerText })}
      />
      <div>
        {options.ownTemplate === '' && <OtherPages options={options} onChange={onChange} />}
        <Checkbox
          label="Line numbers"
          hint="In the margin, as for reviewers"
          checked={options.lineNumbers}
          onChange={(lineNumbers) => onChange({ lineNumbers })}
        />
      </div>
      {options.ownTemplate === '' && (
        <>
          <SegmentsOption name="pageSize" choices={PAGE_SIZES} options={options} onChange={onChange} />
          <SelectOption name="margins" choices={MARGIN_CHOICES} options={options} onChange={onChange} />
        </>
      )}
    </Panel>
  );
}
