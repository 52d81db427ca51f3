import { ConversionHint } from './ConversionHint';
import { ConversionProgress } from './ConversionProgress';
import { ConvertButton } from './ConvertButton';
import { type Conversion, isBusy } from './conversion-state';
import type { SavedDocument } from './run-conversion';

interface ConversionControlsProps {
  readonly state: Conversion;
  readonly hasText: boolean;
  readonly lastSaved: SavedDocument | undefined;
  readonly findingCount: number;
  readonly onConvert: () => void;
  readonly onCancel: () => void;
}

/** On small screens it stays within the thumb's reach. */
export function ConversionControls(props: ConversionControlsProps) {
  const { state, hasText, lastSaved, findingCount, onConvert, onCancel } = props;
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-rule bg-sheet p-3 lg:static lg:border-0 lg:bg-transparent lg:p-0">
      <ConvertButton state={state} disabled={!hasText} onConvert={onConvert} />
      {isBusy(state) ? (
        <ConversionProgress state={state} onCancel={onCancel} />
      ) : (
        <ConversionHint
          lastSaved={hasText ? lastSaved : undefined}
          findingCount={findingCount}
          onConvert={onConvert}
        />
      )}
    </div>
  );
}
