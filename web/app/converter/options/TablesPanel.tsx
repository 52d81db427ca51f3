import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { SelectField } from '../../ui/SelectField';
import { Changed } from './Changed';
import { TABLE_WIDTHS } from './choices';
import type { OptionsPanelProps } from './panel-props';

export function TablesPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Tables and pictures">
      <div data-option="">
        <SelectField
          label="Table columns"
          value={options.tableWidths}
          choices={TABLE_WIDTHS}
          aside={<Changed name="tableWidths" label="Table columns" options={options} onChange={onChange} />}
          onChange={(tableWidths) => onChange({ tableWidths })}
        />
      </div>
      <div>
        <Checkbox
          label="Wide tables on landscape pages"
          checked={options.wideTables === 'landscape'}
          onChange={(isLandscape) => onChange({ wideTables: isLandscape ? 'landscape' : 'fit' })}
        />
        <div data-option="" className="option-row">
          <Checkbox
            label="Numbered captions"
            hint="For tables, and for pictures with a title"
            checked={options.imageCaptions}
            onChange={(imageCaptions) => onChange({ imageCaptions })}
          />
          <Changed name="imageCaptions" label="Numbered captions" options={options} onChange={onChange} />
        </div>
        <Checkbox
          label="Centred pictures"
          checked={options.centerPictures}
          onChange={(centerPictures) => onChange({ centerPictures })}
        />
      </div>
    </Panel>
  );
}
