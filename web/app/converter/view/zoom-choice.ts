/** The size of the pages: the whole page, its width or only its text fitted to the desk, or a percentage of its size on paper. */
export type Zoom = 'page' | 'width' | 'text' | number;

export const MIN_ZOOM = 50;
export const MAX_ZOOM = 200;

/** The stored zoom; undefined if it is not valid. */
export function readZoom(kept: string | null): Zoom | undefined {
  if (kept === 'page' || kept === 'width' || kept === 'text') return kept;
  const percent = Number(kept);
  return percent >= MIN_ZOOM && percent <= MAX_ZOOM ? percent : undefined;
}
