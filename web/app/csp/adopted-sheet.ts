/**
 * A style sheet created by scripts. A `<style>` element would need an exception in the Content-Security-Policy; this
 * does not.
 */
export function adoptSheet(css = ''): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

export function dropSheet(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
}
