/**
 * Tells the process that measures what this one made; called once, at the end.
 *
 * @param {number} outputBytes
 */
export function report(outputBytes) {
  process.send?.({ outputBytes, peakKibibytes: process.resourceUsage().maxRSS });
}
