import { Checkbox } from '../../ui/Checkbox';
import { TextField } from '../../ui/TextField';
import type { OptionsPanelProps } from './panel-props';

/** The headers and footers of the first page and of even pages, if they differ from the others. */
export function OtherPages({ options, onChange }: OptionsPanelProps) {
  return (
    <>
      <Checkbox
        label="Different first page"
        hint="Leave a line empty to have nothing there, not even a page number"
        checked={options.ownFirstPage}
        onChange={(ownFirstPage) => onChange({ ownFirstPage })}
      />
      {options.ownFirstPage && (
        <div className="mb-3 grid gap-3 pl-7">
          <TextField
            label="Header of the first page"
            value={options.firstHeaderText}
            onChange={(firstHeaderText) => onChange({ firstHeaderText })}
          />
          <TextField
            label="Footer of the first page"
            value={options.firstFooterText}
            onChange={(firstFooterText) => onChange({ firstFooterText })}
          />
        </div>
      )}
      <Checkbox
        label="Different even pages"
        hint="For printing on both sides: page numbers are on the outer edge"
        checked={options.ownEvenPages}
        onChange={(ownEvenPages) => onChange({ ownEvenPages })}
      />
      {options.ownEvenPages && (
        <div className="mb-3 grid gap-3 pl-7">
          <TextField
            label="Header of even pages"
            value={options.evenHeaderText}
            onChange={(evenHeaderText) => onChange({ evenHeaderText })}
          />
          <TextField
            label="Footer of even pages"
            value={options.evenFooterText}
            onChange={(evenFooterText) => onChange({ evenFooterText })}
          />
        </div>
      )}
    </>
  );
}
