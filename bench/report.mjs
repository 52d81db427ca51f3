/**
 * Reports this process's output to the one that measures it; called once, at the end.
 *
 * @param {number} outputBytes
 */
export function report(outputBytes) {
  process.send?.({ outputBytes, peakKibibytes: process.resourceUsage().maxRSS });
}
