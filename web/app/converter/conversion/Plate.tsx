import type { ReactNode } from 'react';
import { hasText } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import { ConvertButton } from './ConvertButton';
import type { Conversion } from './conversion-state';
import { FileNameField } from './FileNameField';

interface PlateProps {
  readonly state: Conversion;
  readonly onConvert: () => void;
  /** Shown beside the button where the two form a bar within reach of the thumb. */
  readonly options: ReactNode;
}

/**
 * The field for the file's name joined with the button that creates the file. On small screens, the button is fixed to
 * the bottom.
 */
export function Plate({ state, onConvert, options }: PlateProps) {
  const canConvert = useManuscript(hasText);
  return (
    <div className="screen-plate">
      <FileNameField />
      <div className="convert-bar">
        {options}
        <ConvertButton state={state} disabled={!canConvert} onConvert={onConvert} />
      </div>
    </div>
  );
}
