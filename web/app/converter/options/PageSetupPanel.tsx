import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { Segments } from '../../ui/Segments';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { Changed } from './Changed';
import { MARGIN_CHOICES, PAGE_NUMBERS, PAGE_SIZES } from './choices';
import { OtherPages } from './OtherPages';
import type { OptionsPanelProps } from './panel-props';

export function PageSetupPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Page setup">
      <div data-option="">
        <Segments
          label="Page numbers"
          value={options.pageNumbers}
          choices={PAGE_NUMBERS}
          aside={<Changed name="pageNumbers" label="Page numbers" options={options} onChange={onChange} />}
          onChange={(pageNumbers) => onChange({ pageNumbers })}
        />
      </div>
      <div>
        <div data-option="" className="option-row">
          <Checkbox
            label="Table of contents"
            checked={options.includeTableOfContents}
            onChange={(includeTableOfContents) => onChange({ includeTableOfContents })}
          />
          <Changed
            name="includeTableOfContents"
            label="Table of contents"
            options={options}
            onChange={onChange}
          />
        </div>
        <div data-option="" className="option-row">
          <Checkbox
            label="Title from the first heading"
            hint="If it is the only level 1 heading; the others move up"
            checked={options.titleFromHeading}
            onChange={(titleFromHeading) => onChange({ titleFromHeading })}
          />
          <Changed
            name="titleFromHeading"
            label="Title from the first heading"
            options={options}
            onChange={onChange}
          />
        </div>
        <Checkbox
          label="Numbered headings"
          hint="Except those with {-}; appendices get letters"
          checked={options.numberHeadings}
          onChange={(numberHeadings) => onChange({ numberHeadings })}
        />
        <div data-option="" className="option-row">
          <Checkbox
            label="Title page"
            checked={options.titlePage}
            onChange={(titlePage) => onChange({ titlePage })}
          />
          <Changed name="titlePage" label="Title page" options={options} onChange={onChange} />
        </div>
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
          <div data-option="">
            <Segments
              label="Page size"
              value={options.pageSize}
              choices={PAGE_SIZES}
              aside={<Changed name="pageSize" label="Page size" options={options} onChange={onChange} />}
              onChange={(pageSize) => onChange({ pageSize })}
            />
          </div>
          <SelectField
            label="Margins"
            value={options.margins}
            choices={MARGIN_CHOICES}
            aside={<Changed name="margins" label="Margins" options={options} onChange={onChange} />}
            onChange={(margins) => onChange({ margins })}
          />
        </>
      )}
    </Panel>
  );
}
