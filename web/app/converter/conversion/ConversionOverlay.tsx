import { Suspense } from 'react';
import { EscapeCloses } from '../../ui/EscapeCloses';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import type { ConversionDialogProps } from './ConversionDialog';
import { isBusy } from './conversion-state';

const ConversionDialog = loadedLater(() => import('./ConversionDialog'));

/** Covers the page during a conversion. Escape cancels, like the button. */
export function ConversionOverlay(props: ConversionDialogProps) {
  const wasBusy = useLoadedLater(ConversionDialog, isBusy(props.state));
  return (
    wasBusy && (
      <Suspense fallback={isBusy(props.state) && <EscapeCloses onClose={props.onCancel} />}>
        <ConversionDialog {...props} />
      </Suspense>
    )
  );
}
