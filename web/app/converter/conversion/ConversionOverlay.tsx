import { Suspense } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import type { ConversionDialogProps } from './ConversionDialog';
import { isBusy } from './conversion-state';

const load = () => import('./ConversionDialog');
const ConversionDialog = loadedLater(load);

/** Covers the page while a conversion runs. Escape cancels, as the button does. */
export function ConversionOverlay(props: ConversionDialogProps) {
  const wasBusy = useLoadedLater(load, isBusy(props.state));
  return (
    wasBusy && (
      <Suspense>
        <ConversionDialog {...props} />
      </Suspense>
    )
  );
}
