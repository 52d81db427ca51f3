import { outsideCode } from './attribute-lines.js';
import type { SiteLines } from './lines.js';

const TAG = String.raw`\{%-?[^%\n]{1,300}%\}|\{\{[^{}\n]{1,300}\}\}`;
const IN_LINK = new RegExp(String.raw`(\]\()\s*(${TAG})([^\s()]*)(?=(?:\s+"[^"\n]*")?\s*\))`, 'g');
const IN_DEFINITION = new RegExp(String.raw`^(\s*\[[^\]\n]+\]:\s*)(${TAG})(\S*)`);

/** Addresses that a site generator would compute: `[text]({% link page.md %})`, `[text]({{< ref "page" >}})`. */
export function linkTargets(lines: SiteLines): void {
  for (let index = lines.firstLine; index < lines.length; index++) {
    const line = lines.at(index);
    if (lines.isCode(index) || !/\{[{%]/.test(line)) continue;
    const write = (whole: string, before: string, tag: string, rest: string): string => {
      const address = addressIn(tag) + rest;
      return address === '' ? whole : before + address.replace(/\s/g, '%20');
    };
    lines.set(
      index,
      outsideCode(line, (text) => text.replace(IN_LINK, write).replace(IN_DEFINITION, write)),
    );
  }
}

/** The address in a tag, if the tag contains it. */
function addressIn(tag: string): string {
  const content = tag.replace(/^\{\{?[%<]?-?|[%>-]*\}\}?$/g, '').trim();
  const called = /^(?:link|post_url|ref|relref|absref)\s+["']?([^\s"']+)|^[a-z_]\w*\s+["']([^"']+)["']$/.exec(
    content,
  );
  return called?.[1] ?? called?.[2] ?? /^["']([^"']+)["']/.exec(content)?.[1] ?? '';
}
