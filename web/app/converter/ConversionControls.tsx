import { TextButton } from '../ui/TextButton';
import { ConvertButton } from './ConvertButton';
import { type Conversion, isBusy } from './conversion-state';
import { hasText, useManuscript } from './text/use-manuscript';

interface ConversionControlsProps {
  readonly state: Conversion;
  readonly hasConverted: boolean;
  readonly onConvert: () => void;
}

/** On small screens it stays within the thumb's reach, above the keyboard where there is one. */
export function ConversionControls({ state, hasConverted, onConvert }: ConversionControlsProps) {
  const canConvert = useManuscript(hasText);
  return (
    <div className="convert-bar fixed inset-x-0 z-10 border-t border-rule bg-sheet px-4 py-3 lg:static lg:border-0 lg:bg-transparent lg:p-0">
      <ConvertButton state={state} disabled={!canConvert} onConvert={onConvert} />
      {hasConverted && canConvert && (
        <p className="mt-2 text-center text-sm">
          <TextButton disabled={isBusy(state)} onClick={onConvert}>
            Convert again
          </TextButton>
        </p>
      )}
    </div>
  );
}
