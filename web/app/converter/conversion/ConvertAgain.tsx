import { TextButton } from '../../ui/TextButton';
import { hasText } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import { type Conversion, isBusy } from './conversion-state';

interface ConvertAgainProps {
  readonly state: Conversion;
  readonly hasConverted: boolean;
  readonly onConvert: () => void;
}

/** Offers to convert again after a success. */
export function ConvertAgain({ state, hasConverted, onConvert }: ConvertAgainProps) {
  const canConvert = useManuscript(hasText);
  if (!hasConverted || !canConvert) return null;
  return (
    <TextButton disabled={isBusy(state)} onClick={onConvert}>
      Convert again
    </TextButton>
  );
}
