import type { ReactNode } from 'react';
import { hasText, useManuscript } from '../editor/use-manuscript';
import { ConvertButton } from './ConvertButton';
import type { Conversion } from './conversion-state';
import { FileNameField } from './FileNameField';

interface PlateProps {
  readonly state: Conversion;
  readonly onConvert: () => void;
  /** Beside the button where the two are a bar within a thumb's reach. */
  readonly options: ReactNode;
}

/** The file's name and the button that makes it, as one. On small screens the button is fixed to the bottom. */
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
