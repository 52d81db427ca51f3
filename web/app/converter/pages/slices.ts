/** How long the page may work before it must respond again; half of what remains of a frame. */
const SLICE_MS = 8;

const jobs: (() => void)[] = [];
let sliceEnds = 0;
let isWaiting = false;

/**
 * Runs a task of a few milliseconds: at once if the current time slice has room for it, or else in a later one, in
 * order. Returns a function that cancels it.
 */
export function inSlices(run: () => void): () => void {
  const now = performance.now();
  if (!isWaiting && jobs.length === 0) {
    isWaiting = true;
    sliceEnds = now + SLICE_MS;
    // The slice ends when the frame has been painted.
    requestAnimationFrame(() => setTimeout(work));
  }
  if (jobs.length === 0 && now < sliceEnds) {
    run();
    return () => {};
  }
  jobs.push(run);
  return () => {
    const index = jobs.indexOf(run);
    if (index !== -1) jobs.splice(index, 1);
  };
}

function work(): void {
  sliceEnds = performance.now() + SLICE_MS;
  do jobs.shift()?.();
  while (jobs.length > 0 && performance.now() < sliceEnds);
  if (jobs.length > 0) setTimeout(work);
  else isWaiting = false;
}
