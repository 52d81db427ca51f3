/** Word's own styles that are offered before a document uses them, with their places among the recommended ones. */
const OFFERED: readonly (readonly [name: string, priority: number])[] = [
  ['Normal', 0],
  ['Body Text', 1],
  ['heading 1', 9],
  ['heading 2', 9],
  ['heading 3', 9],
  ['Title', 10],
  ['Subtitle', 11],
  ['Strong', 22],
  ['Emphasis', 20],
  ['Quote', 29],
];

/** Styles that Word lists, but not in the gallery. */
const LISTED: readonly (readonly [name: string, priority: number])[] = [
  ['List Bullet', 34],
  ['List Number', 34],
  ['List Paragraph', 34],
  ['caption', 35],
  ['Bibliography', 37],
  ['Table Grid', 39],
];

/** All others are hidden until a document uses them (ECMA-376 Part 1, 17.7.4.5). Word has 376 built-in styles. */
export const LATENT_STYLES =
  '<w:latentStyles w:defLockedState="0" w:defUIPriority="99" w:defSemiHidden="1" w:defUnhideWhenUsed="1" w:defQFormat="0" w:count="376">' +
  OFFERED.map(([name, priority]) => exception(name, priority, true)).join('') +
  LISTED.map(([name, priority]) => exception(name, priority, false)).join('') +
  '</w:latentStyles>';

function exception(name: string, priority: number, isOffered: boolean): string {
  const gallery = isOffered ? ' w:qFormat="1"' : '';
  return `<w:lsdException w:name="${name}" w:semiHidden="0" w:uiPriority="${priority}" w:unhideWhenUsed="0"${gallery}/>`;
}
