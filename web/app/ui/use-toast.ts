import { createContext, useContext } from 'react';
import type { ToastContent } from './toast-content';

type Announce = (toast: ToastContent) => void;

export const ToastContext = createContext<Announce | undefined>(undefined);

export function useToast(): Announce {
  const announce = useContext(ToastContext);
  if (!announce) throw new Error('Cannot use toasts, expected a ToastProvider');
  return announce;
}
