import { workspace } from './workspace';

let restoring: Promise<void> | undefined;

/** Restores the visitor's template, once. Never rejects. */
export function restoredTemplate(): Promise<void> {
  restoring ??= import('./restore-template').then(
    ({ restoreTemplate }) => restoreTemplate(),
    () => undefined,
  );
  return restoring;
}

/** Resolves when the options are those of the visitor: at once, unless a template is still being restored. */
export function awaitedTemplate(): Promise<void> | undefined {
  const { ownTemplate } = workspace.read().options;
  return ownTemplate !== '' && workspace.read().template?.name !== ownTemplate
    ? restoredTemplate()
    : undefined;
}
