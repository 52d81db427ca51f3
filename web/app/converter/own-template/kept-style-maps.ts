import type { StyleMapping } from '@footmark/engine';
import { STYLE_MAPS_KEY } from '../drafts/own-files';
import { isStyleMap } from './style-map-file';

/**
 * The visitor's choices of styles on the visitor's device, by the name of the template's file. Written at once, which a
 * database is not: a page that is reloaded right after a choice still has it.
 */
export const keptStyleMaps = {
  read(template: string): StyleMapping {
    const found = readAll()[template];
    return isStyleMap(found) ? found : {};
  },

  /** An empty style map deletes the choices. */
  write(template: string, styleMap: StyleMapping): void {
    const { [template]: _, ...others } = readAll();
    const isEmpty = Object.keys(styleMap).length === 0;
    try {
      localStorage.setItem(
        STYLE_MAPS_KEY,
        JSON.stringify(isEmpty ? others : { ...others, [template]: styleMap }),
      );
    } catch {
      // The choices last until the page is closed.
    }
  },
};

function readAll(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STYLE_MAPS_KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
