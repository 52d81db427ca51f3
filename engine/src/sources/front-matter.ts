import { grouped } from '../text/counted.js';
import { pushAll } from '../text/long-arrays.js';
import type { CombinedLine } from './layout-lines.js';
import { type SourceNotice, sourceNotice } from './notice.js';
import { type Plan, yamlLine } from './order/plan.js';
import { nameOf } from './paths.js';
import type { PreparedText } from './prepared.js';

/** The front matter that a title page shows. */
const TITLE_KEYS = ['author', 'authors', 'date', 'subtitle', 'abstract', 'keywords'];

type Texts = readonly PreparedText[];

/**
 * The front matter of a document made from texts: that of the plan, else of its only or its first text. Sources that are beside
 * the texts are added if these cite but name none.
 */
export function frontMatter(plan: Plan, texts: Texts, libraries: readonly string[]): CombinedLine[] {
  const own = plan.front ? undefined : texts.find((text) => givesFrontMatter(text, plan, texts));
  const yaml = own?.front.yaml ?? plan.front?.join('\n') ?? '';
  const lines = yaml.trim() === '' ? [] : yaml.trimEnd().split('\n');
  if (!/^(?:bibliography|references)[ \t]*:/m.test(yaml) && texts.some(cites))
    pushAll(
      lines,
      yamlLine(
        'bibliography',
        libraries.filter((path) => !/\.csl$/i.test(path)),
      ),
    );
  if (lines.length === 0) return [];
  const path = own?.path ?? plan.from ?? texts[0]?.path ?? '';
  return ['---', ...lines, '---', ''].map((text, line) => ({
    path,
    line: own ? line : 0,
    text,
    prefix: '',
    shift: 0,
  }));
}

/** Whether the front matter of a text is that of the whole document. */
export function givesFrontMatter(text: PreparedText, plan: Plan, texts: Texts): boolean {
  if (plan.front) return plan.from === text.path;
  const [first, ...others] = texts;
  if (first !== text || text.front.yaml === '') return false;
  const isIndex = /^_?(?:index|readme|title|cover|metadata)\b/i.test(nameOf(text.path));
  return isIndex || others.every((other) => other.front.values.title === undefined);
}

function cites({ lines }: PreparedText): boolean {
  return lines.some((line) => /\[[^\]]*(?<![\p{L}\d])@[\p{L}\d_{]/u.test(line));
}

/** A notice of front matter that is not the document's. In a vault, every note may have an author or a date, so one notice covers them all. */
export function droppedFrontMatter(plan: Plan, texts: Texts): SourceNotice | undefined {
  const losing = texts.flatMap((text) => {
    if (givesFrontMatter(text, plan, texts)) return [];
    const lost = TITLE_KEYS.filter((key) => text.front.values[key] !== undefined);
    return lost.length > 0 ? [{ path: text.path, lost }] : [];
  });
  const [first, ...others] = losing;
  if (!first) return undefined;
  const lost = TITLE_KEYS.filter((key) => losing.some((each) => each.lost.includes(key)));
  const count = grouped(others.length);
  const also =
    others.length === 0 ? '' : ` here and in ${count} other ${others.length === 1 ? 'file' : 'files'}`;
  const message = `Left out ${lost.join(', ')} in front matter${also}: the document has one title page`;
  return sourceNotice('front-matter-left-out', first.path, message);
}
