import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { SelectField } from '../../ui/SelectField';
import { DUPLICATES, POSITIONS, SEPARATORS } from './choices';
import type { OptionsPanelProps } from './panel-props';

export function FootnotesPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Footnotes" isOpen>
      <SelectField
        label="Repeated reference"
        value={options.duplicateHandling}
        choices={DUPLICATES}
        onChange={(duplicateHandling) => onChange({ duplicateHandling })}
      />
      <SelectField
        label="Position"
        value={options.footnotePosition}
        choices={POSITIONS}
        onChange={(footnotePosition) => onChange({ footnotePosition })}
      />
      <div>
        <Checkbox
          label="Include unreferenced notes"
          hint="Collected in one note at the end"
          checked={options.includeUnreferenced}
          onChange={(includeUnreferenced) => onChange({ includeUnreferenced })}
        />
        {options.includeUnreferenced && (
          <div className="mb-2 pl-8">
            <SelectField
              label="Separator"
              value={options.unreferencedSeparator}
              choices={SEPARATORS}
              onChange={(unreferencedSeparator) => onChange({ unreferencedSeparator })}
            />
          </div>
        )}
        <Checkbox
          label="Turn links into footnotes"
          checked={options.linksToFootnotes}
          onChange={(linksToFootnotes) => onChange({ linksToFootnotes })}
        />
      </div>
    </Panel>
  );
}
