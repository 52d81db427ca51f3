import type { ReactNode } from 'react';
import { TextButton } from '../../ui/TextButton';
import { hasText, useManuscript } from '../editor/use-manuscript';
import { ConvertButton } from './ConvertButton';
import { type Conversion, isBusy } from './conversion-state';

interface ConversionControlsProps {
  readonly state: Conversion;
  readonly hasConverted: boolean;
  /** Under the button; on small screens above it, so that the button stays where it is. */
  readonly status: ReactNode;
  readonly onConvert: () => void;
}

/** On small screens it stays within the thumb's reach, above the keyboard where there is one. */
export function ConversionControls({ state, hasConverted, status, onConvert }: ConversionControlsProps) {
  const canConvert = useManuscript(hasText);
  return (
    <div className="convert-bar fixed inset-x-0 z-10 flex flex-col border-t border-rule bg-sheet px-4 py-3 lg:static lg:border-0 lg:bg-transparent lg:p-0">
      <ConvertButton state={state} disabled={!canConvert} onConvert={onConvert} />
      {status}
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
