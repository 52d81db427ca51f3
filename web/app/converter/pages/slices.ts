/** How long the page may work before it must answer again; half of what is left of a frame. */
const SLICE_MS = 8;

const jobs: (() => void)[] = [];
let sliceEnds = 0;
let isWaiting = false;

/**
 * Runs something that takes a few milliseconds: at once if the present slice of time has room for it, else in one of the
 * next, after all that came before. Gives what cancels it.
 */
export function inSlices(run: () => void): () => void {
  const now = performance.now();
  if (!isWaiting && jobs.length === 0) {
    isWaiting = true;
    sliceEnds = now + SLICE_MS;
    // The slice is over when the frame has been painted.
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
