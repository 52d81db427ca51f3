/** How long the page may work before it must respond again; half of what remains of a frame. */
const SLICE_MS = 8;

type InSlices = (run: () => void) => () => void;

/**
 * Runs a task of a few milliseconds: at once if the current time slice has room for it, or else in a later one, in
 * order. Returns a function that cancels it.
 */
export const inSlices = slicing((work) => void setTimeout(work));

/**
 * The same for what the browser then lays out: each slice has a frame of its own, since the layout of what several have
 * added would take longer than all of them.
 */
export const inFrames = slicing(afterFrame);

function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

function slicing(goOn: (work: () => void) => void): InSlices {
  const jobs: (() => void)[] = [];
  let sliceEnds = 0;
  let isWaiting = false;

  const work = (): void => {
    sliceEnds = performance.now() + SLICE_MS;
    do jobs.shift()?.();
    while (jobs.length > 0 && performance.now() < sliceEnds);
    if (jobs.length > 0) goOn(work);
    else isWaiting = false;
  };

  return (run) => {
    const now = performance.now();
    if (!isWaiting && jobs.length === 0) {
      isWaiting = true;
      sliceEnds = now + SLICE_MS;
      // The slice ends when the frame has been painted.
      afterFrame(work);
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
  };
}
