const CONTAINERS = String.raw`^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t])*`;
/** Lines that can open or close a block of code or a formula, and those that end like a formula. */
const FENCE = new RegExp(`${CONTAINERS}(\`{3,}|~{3,}|\\$\\$)(.*)$|\\$\\$[ \\t]*$`, 'gm');

/** Whether a line, by the place of its beginning, is in a fenced block of code or a formula, where nothing is Markdown. */
export function isInCode(text: string, lineStart: number): boolean {
  let open = '';
  for (const [, fence = '', rest = ''] of text.slice(0, lineStart).matchAll(FENCE)) {
    if (open === '') open = opens(fence, rest) ? fence : '';
    else if (open === '$$' ? fence === '' || fence === '$$' : closes(open, fence, rest)) open = '';
  }
  return open !== '';
}

function opens(fence: string, rest: string): boolean {
  if (fence.startsWith('`')) return !rest.includes('`');
  return fence.startsWith('~') || (fence === '$$' && !rest.includes('$$'));
}

function closes(open: string, fence: string, rest: string): boolean {
  return fence.startsWith(open) && rest.trim() === '';
}
