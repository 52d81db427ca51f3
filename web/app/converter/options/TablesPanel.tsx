import { OPTION_CHOICES } from '@footmark/engine/options';
import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { SelectField } from '../../ui/SelectField';
import { type ChoicesOf, choicesOf } from '../workspace/choices';
import type { OptionsPanelProps } from './panel-props';
import { SelectOption, SwitchOption } from './TemplateOption';

const TABLE_WIDTHS = choicesOf(OPTION_CHOICES.tableWidths, {
  equal: 'Equal widths',
  content: 'Fit to content',
});

const TABLE_HEADERS: ChoicesOf<'tableHeaders'> = [
  { value: 'template', label: 'As in the template' },
  ...choicesOf(OPTION_CHOICES.tableHeaders, { shaded: 'Light', dark: 'Dark', ruled: 'Only a rule' }),
];

export function TablesPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Tables and pictures">
      <SelectOption name="tableWidths" choices={TABLE_WIDTHS} options={options} onChange={onChange} />
      <SelectField
        label="Table headers"
        value={options.tableHeaders}
        choices={TABLE_HEADERS}
        onChange={(tableHeaders) => onChange({ tableHeaders })}
      />
      <div>
        <Checkbox
          label="Wide tables on landscape pages"
          checked={options.wideTables === 'landscape'}
          onChange={(isLandscape) => onChange({ wideTables: isLandscape ? 'landscape' : 'fit' })}
        />
        <SwitchOption
          name="imageCaptions"
          hint="For tables, and for pictures with a title"
          options={options}
          onChange={onChange}
        />
        {options.imageCaptions && (
          <Checkbox
            label="Captions also without titles"
            hint="The alternative texts of pictures become captions"
            checked={options.captionsFromAlt}
            onChange={(captionsFromAlt) => onChange({ captionsFromAlt })}
          />
        )}
        <Checkbox
          label="Centred pictures"
          checked={options.centerPictures}
          onChange={(centerPictures) => onChange({ centerPictures })}
        />
        <Checkbox
          label="Charts as pictures"
          hint="For programs that cannot show Word's charts"
          checked={options.chartForm === 'picture'}
          onChange={(isPicture) => onChange({ chartForm: isPicture ? 'picture' : 'native' })}
        />
        <Checkbox
          label="Diagrams as shapes"
          hint="Boxes and lines that can be moved in Word"
          checked={options.diagramForm === 'shapes'}
          onChange={(isShapes) => onChange({ diagramForm: isShapes ? 'shapes' : 'picture' })}
        />
      </div>
    </Panel>
  );
}
