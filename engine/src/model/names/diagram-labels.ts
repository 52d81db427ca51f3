/** What the code of a diagram contains whose label also names other code: HackMD's flowcharts and JavaScript's Flow. */
const SIGNS: ReadonlyMap<string, RegExp> = new Map([
  ['flow', /=>(?:start|end|operation|condition|subroutine|inputoutput|parallel)\b/],
  ['sequence', /-+>/],
  ['geo', /^\s*\{/],
]);

/** Whether code under a label in lower case may be that of a diagram. */
export function isDiagramCode(label: string, code: string): boolean {
  return SIGNS.get(label)?.test(code) ?? true;
}
