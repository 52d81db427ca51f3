import { frontMatterIn } from '../../../../engine/src/source/front-matter';

/** UTF-16 code units: a title further down is not looked for with each key. */
const NEAR_BEGINNING = 20_000;

/** A text's own title as plain words: that of its front matter, or else its first heading of the first level. */
export function titleOf(text: string): string | undefined {
  const beginning = text.slice(0, NEAR_BEGINNING);
  const { yaml = '' } = frontMatterIn(beginning) ?? {};
  const named = /^title[ \t]*:[ \t]*(?<quote>["']?)(?<title>[^\n]+?)\k<quote>[ \t]*$/m.exec(yaml)?.groups
    ?.title;
  return plain(named && !/^[|>]/.test(named) ? named : firstHeading(beginning));
}

function firstHeading(text: string): string | undefined {
  // A comment in a program is no heading.
  const prose = text.replace(/^ {0,3}(`{3,}|~{3,}).*\n(?:(?! {0,3}\1).*\n)*(?: {0,3}\1.*)?/gm, '');
  const found = /^ {0,3}#[ \t]+(?<marked>.+)$|^ {0,3}(?<underlined>\S.*)\n {0,3}=+[ \t]*$/m.exec(prose);
  return found?.groups?.marked ?? found?.groups?.underlined;
}

/** Without what Markdown means beside words. */
function plain(title = ''): string | undefined {
  const words = title
    .replace(/\[\^[^\]\s]+\]|[ \t]+#+[ \t]*$|\{[#.][^}]*\}[ \t]*$|<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
    .trim();
  return words === '' ? undefined : words;
}
