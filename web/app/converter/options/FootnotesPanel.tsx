import { OPTION_CHOICES } from '@footmark/engine/options';
import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { SelectField } from '../../ui/SelectField';
import { choicesOf } from '../workspace/choices';
import type { OptionsPanelProps } from './panel-props';

const DUPLICATES = choicesOf(OPTION_CHOICES.duplicateHandling, {
  'same-number': 'Same №',
  'see-note': 'New with "See note N"',
});

const POSITIONS = choicesOf(OPTION_CHOICES.footnotePosition, {
  page: 'Page bottom',
  document: 'Document end',
});

const SEPARATORS = choicesOf(OPTION_CHOICES.unreferencedSeparator, {
  bullet: 'Bullets',
  semicolon: 'Semicolons',
  newline: 'New lines',
});

interface FootnotesPanelProps extends OptionsPanelProps {
  readonly hasFootnotes: boolean;
}

/**
 * The options for footnotes. For a text that has links only, the one for links, in the same place: once it is on, there are
 * footnotes, and the focus stays on it.
 */
export function FootnotesPanel({ hasFootnotes, options, onChange }: FootnotesPanelProps) {
  return (
    <Panel title={hasFootnotes ? 'Footnotes' : 'Links'} isOpen>
      {hasFootnotes && (
        <>
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
        </>
      )}
      <div>
        {hasFootnotes && <UnreferencedNotes options={options} onChange={onChange} />}
        <Checkbox
          label="Turn links into footnotes"
          checked={options.linksToFootnotes}
          onChange={(linksToFootnotes) => onChange({ linksToFootnotes })}
        />
      </div>
    </Panel>
  );
}

function UnreferencedNotes({ options, onChange }: OptionsPanelProps) {
  return (
    <>
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
    </>
  );
}
