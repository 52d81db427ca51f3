import { DRAWING_PAGE } from './drawing-frame';

/** Only a drawing that was made for it takes longer. */
const TIMEOUT_MS = 30_000;

/**
 * Draws an SVG as a PNG, with the browser's own fonts. As an image it runs no scripts and loads nothing; and the engine
 * has removed anything that could. A drawing can be cancelled only together with the document that draws it, so that is
 * a sandboxed frame: Chromium gives it a process of its own, which ends with it, and the page never waits. In browsers
 * that draw it in the page's process, only the engine's limits bound the time.
 */
export async function drawSvg(
  svg: Blob,
  width: number,
  height: number,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  if (signal.aborted) return undefined;
  const frame = hiddenFrame();
  const over = new AbortController();
  try {
    return await new Promise((resolve) => {
      const listening = { signal: over.signal };
      const give = (png?: unknown): void => resolve(png instanceof Blob ? png : undefined);
      const timer = setTimeout(give, TIMEOUT_MS);
      over.signal.addEventListener('abort', () => clearTimeout(timer));
      signal.addEventListener('abort', () => give(), listening);
      window.addEventListener(
        'message',
        ({ source, data }: MessageEvent<unknown>) => {
          if (source !== frame.contentWindow) return;
          if (data === 'ready') frame.contentWindow?.postMessage({ svg, width, height }, '*');
          else give(typeof data === 'object' && data !== null && 'png' in data ? data.png : undefined);
        },
        listening,
      );
      document.body.append(frame);
    });
  } finally {
    over.abort();
    frame.remove();
  }
}

/** It has no size and is not visible or focusable; without layout it would not load. */
function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  frame.title = 'Drawing';
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    width: '0',
    height: '0',
    border: '0',
    visibility: 'hidden',
  });
  frame.srcdoc = DRAWING_PAGE;
  return frame;
}
