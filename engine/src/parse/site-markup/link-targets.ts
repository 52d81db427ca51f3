import { outsideCode } from './attribute-lines.js';
import type { SiteLines } from './lines.js';

const TAG = String.raw`\{%-?[^%\n]{1,300}%\}|\{\{[^{}\n]{1,300}\}\}`;
const IN_LINK = new RegExp(String.raw`(\]\()\s*(${TAG})([^\s()]*)(?=(?:\s+"[^"\n]*")?\s*\))`, 'g');
/** In HTML, where quotation marks of the other kind may stand in the tag. */
const IN_ATTRIBUTE = new RegExp(String.raw`(\s(?:src|href)=")\s*(${TAG})([^\s"]*)(?=\s*")`, 'g');
const IN_DEFINITION = new RegExp(String.raw`^(\s*\[[^\]\n]+\]:\s*)(${TAG})(\S*)`);

/** Addresses that a site generator would compute: `[text]({% link page.md %})`, `[text]({{< ref "page" >}})`, `<img src="{{ site.baseurl }}/a.png">`. */
export function linkTargets(lines: SiteLines): void {
  lines.each(/\{[{%]|[<(](?:xref|wiki|rrid|ror|github):/, (line, index) => {
    const write = (whole: string, before: string, tag: string, rest: string): string => {
      const address = addressIn(tag) + rest;
      return address === '' ? whole : before + address.replace(/\s/g, '%20');
    };
    lines.set(
      index,
      outsideCode(line, (text) =>
        text
          .replace(IN_LINK, write)
          .replace(IN_ATTRIBUTE, write)
          .replace(IN_DEFINITION, write)
          .replace(NAMED, (_, scheme: string, name: string) => named(scheme, name))
          .replace(NAMED_TARGET, (whole, scheme: string, name: string) => addressOf(scheme, name) ?? whole),
      ),
    );
  });
}

/** What MyST and Microsoft Learn link to by its name: `<wiki:Tide>`, `<xref:System.String>`. */
const NAMED = /<(xref|wiki|rrid|ror|github):([^<>\s]+)>/g;
/** The same as the address of a link. */
const NAMED_TARGET = /(?<=\]\(<?)(wiki|rrid|ror|github):([^<>\s()]+)/g;

const RESOLVERS: Readonly<Record<string, string>> = {
  rrid: 'https://scicrunch.org/resolver/',
  ror: 'https://ror.org/',
  github: 'https://github.com/',
};

/** Where a name leads; what `xref:` names is part of another documentation. */
function addressOf(scheme: string, name: string): string | undefined {
  if (scheme !== 'wiki') return scheme in RESOLVERS ? RESOLVERS[scheme] + name : undefined;
  const [, language = 'en', page = name] = /^([a-z]{2,3}):(.+)$/.exec(name) ?? [];
  return `https://${language}.wikipedia.org/wiki/${page}`;
}

function named(scheme: string, name: string): string {
  const shown = name
    .replace(/^[a-z]{2,3}:(?=.)|[?#].*$/g, '')
    .replace(/[_*]/g, (sign) => (sign === '_' && scheme === 'wiki' ? ' ' : `\\${sign}`));
  const address = addressOf(scheme, name);
  return address === undefined ? shown : `[${shown}](<${address}>)`;
}

/** The address in a tag, if the tag contains it. */
function addressIn(tag: string): string {
  const content = tag.replace(/^\{\{?[%<]?-?|[%>-]*\}\}?$/g, '').trim();
  const called = /^(?:link|post_url|ref|relref|absref)\s+["']?([^\s"']+)|^[a-z_]\w*\s+["']([^"']+)["']$/.exec(
    content,
  );
  return called?.[1] ?? called?.[2] ?? /^["']([^"']+)["']/.exec(content)?.[1] ?? '';
}
