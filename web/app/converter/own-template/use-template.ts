import { useEffect, useSyncExternalStore } from 'react';
import { restoredTemplate } from './restored-template';
import { type OwnTemplate, ownTemplateStore } from './template-store';

/** The visitor's own template, including that of an earlier visit. */
export function useTemplate(): OwnTemplate | undefined {
  useEffect(() => void restoredTemplate(), []);
  return useSyncExternalStore(ownTemplateStore.subscribe, ownTemplateStore.read, () => undefined);
}

/** Its file's name without the extension. */
export function bareName(name: string): string {
  return name.replace(/\.do[ct][xm]?$/i, '');
}
