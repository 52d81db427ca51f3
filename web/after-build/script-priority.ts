/**
 * Lets the scripts of a prerendered page wait for what one sees. React Router asks for them as urgently as for the
 * style sheet and the font, so that on a slow connection they delay a page that is complete without them.
 */
export function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
