import { alignContent } from './aligned-content.js';
import { markersOf, type SiteLines } from './lines.js';

const OPENING = /^[ \t>]*<details(?:\s[^<>]*)?>(.*)$/;
const CLOSING = /^[ \t>]*<\/details>$/;
const SUMMARY = /^<summary(?:\s[^<>]*)?>(.*)<\/summary>$/;

/** Where the summary of `<details>` ends, and what it says. */
interface Summary {
  /** The line below it. */
  readonly to: number;
  readonly text: string;
}

/**
 * `<details>` of MDX, whose content and summary are Markdown, also without blank lines around them (mdxjs.com/docs/what-is-mdx): written as
 * what hides text in HackMD, `:::spoiler`. A heading in the summary is left to the reader of HTML.
 */
export function mdxDetails(lines: SiteLines): void {
  const open: { readonly from: number; readonly summary: Summary | undefined }[] = [];
  for (let index = lines.firstLine; index < lines.length; index++) {
    const line = lines.isCode(index) ? '' : lines.at(index);
    if (CLOSING.test(line)) {
      const opening = open.pop();
      if (!opening?.summary) continue;
      const { from, summary } = opening;
      alignContent(lines, { from, to: summary.to }, { from: index });
      const markers = /^[ \t>]*/.exec(lines.at(from))?.[0] ?? '';
      for (let at = from; at < summary.to; at++) lines.set(at, markersOf(lines.at(at)));
      lines.set(summary.to - 1, `${markers}:::spoiler ${summary.text}`);
      lines.set(index, `${/^[ \t>]*/.exec(line)?.[0] ?? ''}:::`);
      continue;
    }
    const rest = OPENING.exec(line)?.[1];
    // What also ends on the line has no lines of its own.
    if (rest !== undefined && !rest.includes('</details>'))
      open.push({ from: index, summary: summaryAt(lines, index, rest.trim()) });
  }
}

function summaryAt(lines: SiteLines, index: number, rest: string): Summary | undefined {
  let to = index + 1;
  let source = rest;
  if (source === '') {
    while (to < lines.length && lines.at(to).replace(/^[ \t>]+/, '') === '') to++;
    source = lines.at(to++).replace(/^[ \t>]+/, '');
  }
  for (let more = 0; more < MAX_MORE && !source.endsWith('</summary>'); more++)
    source += ` ${lines.at(to++).replace(/^[ \t>]+/, '')}`;
  const text = SUMMARY.exec(source)?.[1]?.trim() ?? '';
  return text === '' || /<(?:h[1-6]|\/?summary|br|p|div)\b/i.test(text) ? undefined : { to, text };
}

/** The most lines below its first one that a summary may have. */
const MAX_MORE = 3;
