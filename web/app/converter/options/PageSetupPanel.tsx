import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { MARGIN_CHOICES, PAGE_NUMBERS, PAGE_SIZES } from './choices';
import type { OptionsPanelProps } from './panel-props';

export function PageSetupPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Page setup">
      <SelectField
        label="Page numbers"
        value={options.pageNumbers}
        choices={PAGE_NUMBERS}
        onChange={(pageNumbers) => onChange({ pageNumbers })}
      />
      <div>
        <Checkbox
          label="Table of contents"
          checked={options.includeTableOfContents}
          onChange={(includeTableOfContents) => onChange({ includeTableOfContents })}
        />
        <Checkbox
          label="Title page"
          checked={options.titlePage}
          onChange={(titlePage) => onChange({ titlePage })}
        />
      </div>
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
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Page size"
          value={options.pageSize}
          choices={PAGE_SIZES}
          onChange={(pageSize) => onChange({ pageSize })}
        />
        <SelectField
          label="Margins"
          value={options.margins}
          choices={MARGIN_CHOICES}
          onChange={(margins) => onChange({ margins })}
        />
      </div>
    </Panel>
  );
}
