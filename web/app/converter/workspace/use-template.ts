import { useEffect } from 'react';
import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import type { OwnTemplate } from './own-template';
import { restoredTemplate } from './restored-template';
import { workspace } from './workspace';

/** The visitor's own template, including that of an earlier visit. */
export function useTemplate(): OwnTemplate | undefined {
  const converter = useConverter();
  useEffect(() => void restoredTemplate(converter), [converter]);
  return useSelect(workspace(converter), ({ template }) => template);
}

/** Its file's name without the extension. */
export function bareName(name: string): string {
  return name.replace(/\.do[ct][xm]?$/i, '');
}
