const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/** The image for a drawing in the text itself, `<svg …>…</svg>`. */
export function drawingOf(markup: string): { readonly url: string; readonly alt: string } {
  return {
    url: `data:image/svg+xml,${encodeURIComponent(markup.replace(LONE_SURROGATE, '\ufffd'))}`,
    alt: (/<title[^<>]*>([^<]*)<\/title>/i.exec(markup)?.[1] ?? '').trim(),
  };
}
