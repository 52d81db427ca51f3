import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { loadedLater, useLoadedLater } from './load-later';
import type { CurrentToast } from './ToastRegion';
import type { ToastContent } from './toast-content';
import { ToastContext } from './use-toast';

const ToastRegion = loadedLater(() => import('./ToastRegion'));

/** Lets its children announce toasts, and shows the latest one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<CurrentToast>();
  const wasAnnounced = useLoadedLater(ToastRegion, toast !== undefined);
  const announce = useCallback((content: ToastContent) => {
    setToast((last) => ({ content, key: (last?.key ?? 0) + 1 }));
  }, []);
  const remove = useCallback(() => setToast(undefined), []);
  return (
    <ToastContext value={announce}>
      {children}
      {wasAnnounced && (
        <Suspense>
          <ToastRegion toast={toast} onRemove={remove} />
        </Suspense>
      )}
    </ToastContext>
  );
}
