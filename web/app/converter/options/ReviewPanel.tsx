import { Panel } from '../../ui/Panel';
import { Segments } from '../../ui/Segments';
import { REVIEWS } from './choices';
import type { DocumentOptions } from './document-options';
import type { OptionsPanelProps } from './panel-props';

const MEANINGS: Readonly<Record<DocumentOptions['review'], string>> = {
  track: 'Word shows them as tracked changes, with comments.',
  accept: 'As if all were accepted, without comments. Your text stays as it is.',
  reject: 'As if all were rejected, without comments. Your text stays as it is.',
};

/** What becomes of the editing marks in the text. */
export function ReviewPanel({ options, onChange }: OptionsPanelProps) {
  return (
    <Panel title="Review" isOpen>
      <div>
        <Segments
          label="Marked changes"
          value={options.review}
          choices={REVIEWS}
          onChange={(review) => onChange({ review })}
        />
        <p className="pt-1 text-sm text-pretty text-faded">{MEANINGS[options.review]}</p>
      </div>
    </Panel>
  );
}
