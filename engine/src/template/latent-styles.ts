import { hasUsualPrefix } from './usual-prefix.js';

const LIST = 'w:latentStyles';
const ENTRY = 'w:lsdException';

/** The element as Word writes it, so that nothing in it is to be mended, left out or refused. */
const LATENT_STYLES = new RegExp(
  `<${LIST}${optional('defLockedState defUIPriority defSemiHidden defUnhideWhenUsed defQFormat count')}>` +
    `(?:<${ENTRY}${attribute('name', '[\\w .,()/-]*')}${optional('locked semiHidden uiPriority unhideWhenUsed qFormat')}/>)*` +
    `</${LIST}>`,
  'y',
);

/** The end of the defaults, or the start of the root. */
const TAG_BEFORE = /^<(?:\/w:docDefaults|w:styles [^>]*)>$/;

/** Attributes that may be missing, in this order. */
function optional(names: string): string {
  return names
    .split(' ')
    .map((name) => `(?:${attribute(name, '\\w*')})?`)
    .join('');
}

function attribute(name: string, value: string): string {
  return ` w:${name}="${value}"`;
}

/** A part with styles without the list of Word's built-in ones, and that list. */
interface SplitLatentStyles {
  readonly rest: string;
  readonly latent: string;
}

/**
 * Takes the list of Word's built-in styles out of a part before it is parsed: it is the same in most files, often longer than
 * the styles themselves, and goes into the document as it is. Undefined if it is not exactly in the form that Word writes.
 */
export function splitLatentStyles(xml: string): SplitLatentStyles | undefined {
  const start = xml.indexOf(`<${LIST} `);
  const before = xml.slice(0, Math.max(start, 0)).trimEnd();
  const isChildOfRoot = TAG_BEFORE.test(before.slice(before.lastIndexOf('<')));
  if (!isChildOfRoot || before.includes('<!') || !hasUsualPrefix(xml)) return undefined;
  LATENT_STYLES.lastIndex = start;
  if (!LATENT_STYLES.test(xml)) return undefined;
  const end = LATENT_STYLES.lastIndex;
  // Joined to one flat string, which is read faster than one of two pieces.
  return { rest: [xml.slice(0, start), xml.slice(end)].join(''), latent: xml.slice(start, end) };
}
