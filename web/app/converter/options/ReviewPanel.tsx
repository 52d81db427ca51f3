import { OPTION_CHOICES } from '@footmark/engine/options';
import { Checkbox } from '../../ui/Checkbox';
import { Panel } from '../../ui/Panel';
import { Segments } from '../../ui/Segments';
import { choicesOf } from '../workspace/choices';
import type { DocumentOptions } from '../workspace/document-options';
import type { OptionsPanelProps } from './panel-props';

const REVIEWS = choicesOf(OPTION_CHOICES.review, {
  track: 'Tracked',
  accept: 'Accepted',
  reject: 'Rejected',
});

interface ReviewPanelProps extends OptionsPanelProps {
  /** Whether the text has editing marks. */
  readonly isMarked: boolean;
}

const MEANINGS: Readonly<Record<DocumentOptions['review'], string>> = {
  track: 'Word shows them as tracked changes, with comments.',
  accept: 'As if all were accepted, without comments. Your text stays as it is.',
  reject: 'As if all were rejected, without comments. Your text stays as it is.',
};

/** Options for people who review the Word file and send it back. */
export function ReviewPanel({ isMarked, options, onChange }: ReviewPanelProps) {
  return (
    <Panel title="Review" isOpen={isMarked}>
      {isMarked && (
        <div>
          <Segments
            label="Marked changes"
            value={options.review}
            choices={REVIEWS}
            onChange={(review) => onChange({ review })}
          />
          <p className="pt-1 text-sm text-pretty text-faded">{MEANINGS[options.review]}</p>
        </div>
      )}
      <Checkbox
        label="Markdown inside the Word file"
        hint="So that changes made in Word can be merged into your text. Hidden comments are left out."
        checked={options.carriesSource}
        onChange={(carriesSource) => onChange({ carriesSource })}
      />
    </Panel>
  );
}
