const MAIN = '"http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Whether, in all of a part, `w` is the only prefix of WordprocessingML and stands for nothing else. */
export function hasUsualPrefix(xml: string): boolean {
  return isOnce(xml, `xmlns:w=${MAIN}`) && isOnce(xml, MAIN) && isOnce(xml, 'xmlns:w=');
}

function isOnce(text: string, what: string): boolean {
  const at = text.indexOf(what);
  return at >= 0 && text.indexOf(what, at + 1) < 0;
}
