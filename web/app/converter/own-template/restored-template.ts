import { optionsStore } from '../options/options-store';
import { ownTemplateStore } from './template-store';

let restoring: Promise<void> | undefined;

/** Brings back the visitor's template, once. Never rejects. */
export function restoredTemplate(): Promise<void> {
  restoring ??= import('./restore-template').then(
    ({ restoreTemplate }) => restoreTemplate(),
    () => undefined,
  );
  return restoring;
}

/** What must be waited for before the choices are those of the visitor: nothing, but where a template is still to come back. */
export function awaitedTemplate(): Promise<void> | undefined {
  const { ownTemplate } = optionsStore.read();
  return ownTemplate !== '' && ownTemplateStore.read()?.name !== ownTemplate ? restoredTemplate() : undefined;
}
