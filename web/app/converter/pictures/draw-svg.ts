import { DRAWING_PAGE } from './drawing-frame';

/** Longer than this no drawing takes, unless it was made to. */
const TIMEOUT_MS = 30_000;

/**
 * Draws an SVG as a PNG, with the browser's own fonts. As a picture it runs no scripts and reaches nothing; and the
 * engine has taken out what it could run or reach. Nothing ends a drawing but the end of the document that draws it, so
 * that is a sandboxed frame: Chromium gives it a process of its own, which ends with it, and the page never waits. In
 * browsers that draw it in the page's process, the limits of the engine alone bound what a drawing takes.
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

/** It has no size and nothing to be seen or reached; without being laid out it would not load. */
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
