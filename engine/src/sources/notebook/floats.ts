import type { ChunkValues } from '../../source/chunk-options.js';

/** What a cell calls its figure or table: a name that says its kind, and a caption. */
export function floatOf(values: ChunkValues): { readonly name: string; readonly caption: string } {
  const [label = ''] = values.get('label') ?? [];
  const captions = values.get('fig-cap') ?? values.get('tbl-cap') ?? [];
  const kind = values.has('tbl-cap') ? 'tbl' : 'fig';
  const isNamed = /^(?:fig|tbl)[-:][\w:.-]+$/.test(label);
  const name = isNamed ? label : captions.length > 0 && /^[\w-]+$/.test(label) ? `${kind}-${label}` : '';
  return { name, caption: captions.join('; ') };
}

/** The name of a picture, its width and its alternative text, as attributes. */
export function attributesOf(name: string, values: ChunkValues): string {
  const width = values.get('out-width')?.[0];
  const alt = values.get('fig-alt')?.[0]?.replaceAll('"', '\\"');
  const given = [width && /^[\d.]+(?:%|\w+)$/.test(width) && `width=${width}`, alt && `fig-alt="${alt}"`];
  return `{${[`#${name}`, ...given.filter(Boolean)].join(' ')}}`;
}
