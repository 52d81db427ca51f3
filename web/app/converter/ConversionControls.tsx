import { ConversionProgress } from './ConversionProgress';
import { ConvertButton } from './ConvertButton';
import { type Conversion, isBusy } from './conversion-state';
import type { SavedDocument } from './run-conversion';

interface ConversionControlsProps {
  readonly state: Conversion;
  readonly hasText: boolean;
  readonly lastSaved: SavedDocument | undefined;
  readonly onConvert: () => void;
  readonly onCancel: () => void;
}

/** On small screens it stays within the thumb's reach. */
export function ConversionControls({
  state,
  hasText,
  lastSaved,
  onConvert,
  onCancel,
}: ConversionControlsProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-rule bg-sheet p-3 lg:static lg:border-0 lg:bg-transparent lg:p-0">
      <ConvertButton state={state} disabled={!hasText} onConvert={onConvert} />
      {isBusy(state) ? (
        <ConversionProgress state={state} onCancel={onCancel} />
      ) : (
        <ConversionHint lastSaved={hasText ? lastSaved : undefined} onConvert={onConvert} />
      )}
    </div>
  );
}

function ConversionHint({ lastSaved, onConvert }: Pick<ConversionControlsProps, 'lastSaved' | 'onConvert'>) {
  return (
    <div className="mt-3 hidden text-sm text-faded lg:block">
      {lastSaved ? (
        <p>
          Saved as {lastSaved.filename} at {lastSaved.at.toLocaleTimeString()}.{' '}
          <button
            type="button"
            onClick={onConvert}
            className="rounded-small text-accent underline underline-offset-4"
          >
            Convert again
          </button>
        </p>
      ) : (
        <p>
          <kbd className="font-sans">Ctrl</kbd> or <kbd className="font-sans">⌘</kbd> with{' '}
          <kbd className="font-sans">Enter</kbd> converts, with <kbd className="font-sans">K</kbd> clears.
        </p>
      )}
    </div>
  );
}
