/** How long the page may work before it must respond again; half of what remains of a frame. */
const SLICE_MS = 8;

type Cancel = () => void;

const jobs: (() => void)[] = [];
let sliceEnds = 0;
let isWaiting = false;

/**
 * Runs a task of a few milliseconds: at once if the current time slice has room for it, or else in a later one, in
 * order. Returns a function that cancels it.
 */
export function inSlices(run: () => void): Cancel {
  const now = performance.now();
  if (!isWaiting && jobs.length === 0) {
    isWaiting = true;
    sliceEnds = now + SLICE_MS;
    // The slice ends when the frame has been painted.
    afterFrame(workOn);
  }
  if (jobs.length > 0 || now >= sliceEnds) return waitIn(jobs, run);
  run();
  return () => {};
}

function workOn(): void {
  sliceEnds = performance.now() + SLICE_MS;
  do jobs.shift()?.();
  while (jobs.length > 0 && performance.now() < sliceEnds);
  if (jobs.length > 0) setTimeout(workOn);
  else isWaiting = false;
}

const pageJobs: (() => void)[] = [];
const laterPageJobs: (() => void)[] = [];
let isFrameTaken = false;

/**
 * Runs a task that changes a whole page: at once, or in a later frame if this one has had its page, in order. What takes time
 * is not the task itself but the browser's work after it, which several pages in one frame would add up. Returns a
 * function that cancels it.
 */
export function inFrames(run: () => void): Cancel {
  if (isFrameTaken) return waitIn(pageJobs, run);
  takeFrame();
  run();
  return () => {};
}

/** The same for a page that is right without it, only less sharp: in a later frame, after those that are not. */
export function inLaterFrames(run: () => void): Cancel {
  if (!isFrameTaken) takeFrame();
  return waitIn(laterPageJobs, run);
}

function takeFrame(): void {
  isFrameTaken = true;
  afterFrame(changeNext);
}

function changeNext(): void {
  const run = pageJobs.shift() ?? laterPageJobs.shift();
  isFrameTaken = run !== undefined;
  if (!run) return;
  afterFrame(changeNext);
  run();
}

function waitIn(queue: (() => void)[], run: () => void): Cancel {
  queue.push(run);
  return () => {
    const index = queue.indexOf(run);
    if (index !== -1) queue.splice(index, 1);
  };
}

function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
