import type { StyleMapping } from '@footmark/engine';
import { kept } from '../../state/kept';
import { STYLE_MAPS_KEY } from '../storage/own-files';
import { isStyleMap } from './style-map-file';

const keptMaps = kept<Record<string, unknown>>(STYLE_MAPS_KEY, {
  read(stored) {
    try {
      const found: unknown = JSON.parse(stored ?? '{}');
      return typeof found === 'object' && found !== null ? { ...found } : {};
    } catch {
      return {};
    }
  },
  write: (maps) => JSON.stringify(maps),
});

/**
 * The visitor's choices of styles on the visitor's device, by the name of the template's file. Written at once, which a
 * database is not: a page that is reloaded right after a choice still has it.
 */
export const keptStyleMaps = {
  read(template: string): StyleMapping {
    const found = keptMaps.read()[template];
    return isStyleMap(found) ? found : {};
  },

  /** An empty style map deletes the choices. */
  write(template: string, styleMap: StyleMapping): void {
    const { [template]: _, ...others } = keptMaps.read();
    const isEmpty = Object.keys(styleMap).length === 0;
    keptMaps.write(isEmpty ? others : { ...others, [template]: styleMap });
  },
};
