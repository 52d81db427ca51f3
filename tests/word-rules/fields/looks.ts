import { childNamed, children } from '../../docx/elements';
import type { Element } from '../../docx/xml';
import type { Range, Story } from './story';

/** A letter with the formatting that its run has itself. */
export interface LookedLetter {
  readonly letter: string;
  readonly look: string;
}

/**
 * What an update does not take over: the language, whether the spelling is checked, and which of the fonts applies; entries of
 * contents are links, of which each has the style.
 */
const NOT_TAKEN: ReadonlySet<string> = new Set([
  'w:lang',
  'w:noProof',
  'w:webHidden',
  'w:rtl',
  'w:cs',
  'w:rFonts',
]);
const COMPLEX = /^w:\w+Cs$/;

/** The letters of a range, without space between them. */
export function lookedLetters({ pieces }: Story, { from, to }: Range): readonly LookedLetter[] {
  return pieces
    .slice(from, to)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ text, element }) => {
      const look = lookOf(element);
      return [...text.replace(/[\s\u00ad]+/g, '')].map((letter) => ({ letter, look }));
    });
}

function lookOf(run: Element): string {
  const properties = childNamed(run, 'w:rPr');
  if (!properties) return '';
  return [...children(properties)]
    .filter(({ nodeName }) => !NOT_TAKEN.has(nodeName) && !COMPLEX.test(nodeName))
    .map((each) => ({ name: each.nodeName.slice(2), value: each.getAttribute('w:val') ?? '' }))
    .filter(({ value }) => value !== 'Hyperlink')
    .map(({ name, value }) => (value === '' ? name : `${name}=${value}`))
    .sort()
    .join(' ');
}

/**
 * What contents take over of the formatting of a heading: bold, italic and what else is on or off. Sizes, colours, highlighting and
 * character styles are those of the entry, as public files have it stored; and what is turned off in the heading is not turned off there.
 */
export function ofEntry({ letter, look }: LookedLetter): LookedLetter {
  const kept = look.split(' ').filter((each) => /^[a-zA-Z]+$|^(?:u|vertAlign)=(?!none)/.test(each));
  return { letter, look: kept.join(' ') };
}

/** Letters with their looks, where these change. */
export function shownLooks(letters: readonly LookedLetter[]): string {
  let text = '';
  let before = '';
  for (const { letter, look } of letters) {
    text += look === before ? letter : `{${look}}${letter}`;
    before = look;
  }
  return text;
}
