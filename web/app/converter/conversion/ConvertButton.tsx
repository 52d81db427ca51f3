import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { useConverter } from '../instance/converter-context';
import { type Conversion, isBusy } from './conversion-state';

interface ConvertButtonProps {
  readonly state: Conversion;
  readonly disabled: boolean;
  readonly onConvert: () => void;
}

export function ConvertButton({ state, disabled, onConvert }: ConvertButtonProps) {
  const converter = useConverter();
  const busy = isBusy(state);

  return (
    <button
      id={converter.id('convert')}
      type="button"
      disabled={disabled || busy}
      aria-busy={busy}
      onClick={onConvert}
      className={`convert-button flex min-w-0 flex-1 items-center justify-center gap-2 border border-transparent text-base font-semibold whitespace-nowrap ${colours(state, disabled)}`}
    >
      {face(state)}
    </button>
  );
}

function face(state: Conversion): ReactNode {
  if (isBusy(state))
    return (
      <>
        <Spinner /> Converting...
      </>
    );
  if (state.phase === 'ready')
    return (
      <>
        <Icon name="done" /> Download Ready
      </>
    );
  return 'Convert to Word';
}

function colours(state: Conversion, disabled: boolean): string {
  if (state.phase === 'ready') return 'bg-good text-on-good';
  if (disabled) return 'bg-rule text-faded';
  return 'bg-accent text-on-accent hover:bg-accent-strong';
}
