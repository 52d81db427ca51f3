import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { SelectField } from '../../ui/SelectField';
import { TABLE_WIDTHS } from './choices';
import type { OptionsPanelProps } from './panel-props';

export function TablesPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Tables and pictures">
      <SelectField
        label="Table columns"
        value={options.tableWidths}
        choices={TABLE_WIDTHS}
        onChange={(tableWidths) => onChange({ tableWidths })}
      />
      <div>
        <Checkbox
          label="Wide tables on landscape pages"
          checked={options.wideTables === 'landscape'}
          onChange={(isLandscape) => onChange({ wideTables: isLandscape ? 'landscape' : 'fit' })}
        />
        <Checkbox
          label="Captions under pictures"
          hint="Numbered, from their titles"
          checked={options.imageCaptions}
          onChange={(imageCaptions) => onChange({ imageCaptions })}
        />
      </div>
    </Panel>
  );
}
