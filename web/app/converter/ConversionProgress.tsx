import type { ConversionStage } from '@footmark/engine';
import { TextButton } from '../ui/TextButton';
import type { BusyConversion } from './conversion-state';

const STAGES: Record<ConversionStage, string> = {
  parse: 'Reading the text',
  load: 'Loading pictures',
  resolve: 'Numbering the notes',
  write: 'Writing the document',
  zip: 'Packing the file',
};

interface ConversionProgressProps {
  readonly state: BusyConversion;
  readonly onCancel: () => void;
}

export function ConversionProgress({ state, onCancel }: ConversionProgressProps) {
  return (
    <div className="mt-3 text-sm text-faded">
      <div
        role="progressbar"
        aria-label="Conversion"
        aria-valuenow={state.progress}
        className="h-1 overflow-hidden rounded-small bg-rule"
      >
        <div
          className="h-full bg-accent motion-safe:transition-[width] motion-safe:duration-200"
          style={{ width: `${state.progress}%` }}
        />
      </div>
      {state.phase === 'converting' && (
        <p className="mt-2 flex items-baseline justify-between">
          {STAGES[state.stage]}
          <TextButton onClick={onCancel}>Cancel</TextButton>
        </p>
      )}
    </div>
  );
}
