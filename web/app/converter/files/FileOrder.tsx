import { Suspense, useSyncExternalStore } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { orderStore } from './order-store';

const load = () => import('./FileOrderDialog');
const FileOrderDialog = loadedLater(load);

/** The order of the files that become one text, once several are opened. */
export function FileOrder() {
  const question = useSyncExternalStore(orderStore.subscribe, orderStore.read, () => undefined);
  const wasWanted = useLoadedLater(load, question !== undefined);
  return (
    wasWanted && (
      <Suspense>
        <FileOrderDialog question={question} />
      </Suspense>
    )
  );
}
