import { isCalloutName } from '../../model/names/callout-names.js';
import { firstValue, type SiteTag } from './tags.js';

/** The lines that replace a tag and its closing tag. */
export interface Meaning {
  readonly open: string;
  readonly close: string;
  /** The content of the pair: text, or lines in which nothing else is markup. */
  readonly holds?: 'code' | 'comment' | 'raw';
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const CALLOUTS = names(
  'hint admonition alert notice callout aside note tip check warning caution danger info important',
);
/** Parts of which a page shows one at a time, under its label. */
const TABS = names('tab tabitem');
const TITLED = names('tab tabitem card step accordion accordionitem update panel code linkcard');
/** Docsy's blocks of a landing page, of which only a cover and a feature have words of their own. */
const BLOCKS = names('blocks/cover blocks/lead blocks/section blocks/feature blocks/link-down');
const FOLDED = names('details expand expandable collapse collapsible spoiler toggle');
/** Tags that only place something on a page. */
const GROUPS = names(
  `tabs tabset tabpane stepper steps columns column cards cardgroup cardgrid codegroup updates section history frame
  fragment content-ref accordions accordiongroup row col grid filetree article footer header main nav section`,
);
/** Pairs that hold code; Hugo's own documentation has the last one. */
const CODE = names('highlight codeblock code-toggle');
/** Pairs that hold the code of a chart or a diagram. */
const DRAWN = names('chart chartjs echarts mermaid');
/** Statements of a program, without which the text between them means something else. */
const STATEMENTS = names(
  'if unless for case when elsif else capture tablerow assign include include_relative ifversion block extends macro set liquid',
);

/** Whether a pair holds the code of a chart or a diagram. */
export function isDrawn({ name }: SiteTag): boolean {
  return DRAWN.has(name);
}

/** Whether a tag stays as it is, because it calls something that is not part of the text. */
export function isStatement({ syntax, name }: SiteTag): boolean {
  return syntax === 'liquid' && STATEMENTS.has(name);
}

function isFigure({ syntax, name, words }: SiteTag): boolean {
  return syntax === 'liquid' && name === 'include' && FIGURE_FILE.test(words[0] ?? '');
}

/** Other names of callouts, by what they look like. */
const LOOKS: Readonly<Record<string, string>> = {
  check: 'success',
  default: 'note',
  information: 'note',
  neutral: 'note',
  info: 'note',
};

function calloutOf(tag: SiteTag): string {
  const { name, words } = tag;
  const isGeneral = /^(?:hint|admonition|alert|notice|callout|aside)$/.test(name);
  const written = isGeneral
    ? (firstValue(tag, 'style', 'type', 'kind', 'variant', 'intent') ?? words[0] ?? '')
    : name;
  return knownCallout(written);
}

function knownCallout(written: string): string {
  const kind = LOOKS[written.toLowerCase()] ?? written.toLowerCase();
  return isCalloutName(kind) ? kind : 'note';
}

/** The opening line of a fenced div. Its end is three colons, whatever it contains. */
function div(name: string, title: string | undefined): Meaning {
  const written = title === undefined ? '' : ` title="${title.replace(/"/g, '”')}"`;
  return { open: `::: {.${name}${written}}`, close: ':::' };
}

/** The label of a tab, or the title of something else; a tab without a label shows its value. */
export function titleOf(tag: SiteTag): string | undefined {
  const title = firstValue(tag, 'title', 'label', 'name', 'header', 'heading', 'summary', 'date');
  if (title !== undefined || !TABS.has(tag.name)) return title;
  return firstValue(tag, 'value') ?? (tag.syntax === 'hugo' ? tag.words[0] : undefined);
}

/** Whether a tag is that of a tab, or of the group around tabs. */
export function roleAmongTabs({ name }: SiteTag): 'tab' | 'group' | undefined {
  if (TABS.has(name)) return 'tab';
  return GROUPS.has(name) ? 'group' : undefined;
}

/** The labels that a group gives to its tabs: `<Tabs items={['npm', 'yarn']}>`, `{{< tabs items="npm,yarn" >}}`. */
export function labelsIn({ source }: SiteTag): readonly string[] {
  const [, list, text] = /\sitems=(?:\{\s*\[([^\]]*)\]\s*\}|"([^"]*)")/.exec(source) ?? [];
  if (list !== undefined) return Array.from(list.matchAll(/["'`]([^"'`]*)["'`]/g), ([, label = '']) => label);
  return text?.split(',').map((label) => label.trim()) ?? [];
}

/**
 * The replacement for a tab that holds code, as all do in Docsy's `{{< tabpane >}}` that does not say `text=true`; undefined for any other
 * tab. The language is that of the tab or of all, or its label.
 */
export function meaningOfCodeTab(tag: SiteTag, group: SiteTag | undefined): Meaning | undefined {
  if (tag.syntax !== 'hugo' || tag.name !== 'tab' || group?.name !== 'tabpane') return undefined;
  const isText = firstValue(tag, 'text') ?? firstValue(group, 'text');
  if (isText === 'true' || !tag.source.startsWith('{{<')) return undefined;
  const label = titleOf(tag) ?? '';
  const language = firstValue(tag, 'lang') ?? firstValue(group, 'lang') ?? label.toLowerCase();
  const title = label === '' ? '' : ` title="${label.replace(/"/g, '”')}"`;
  return {
    open: `\`\`\`${/^[\w+#-]+$/.test(language) ? language : ''}${title}`,
    close: '```',
    holds: 'code',
  };
}

/** The replacement for a pair of tags; undefined for an unknown one. */
export function meaningOfPair(tag: SiteTag, given?: string): Meaning | undefined {
  const { syntax, name, words } = tag;
  const title = titleOf(tag) ?? given;
  if (CALLOUTS.has(name))
    return div(`callout-${calloutOf(tag)}`, title ?? (name === 'notice' ? words[1] : undefined));
  if (TITLED.has(name)) {
    const label = title ?? (syntax === 'hugo' && name !== 'code' ? words[0] : undefined);
    return label === undefined ? NOTHING : div('tab', label);
  }
  if (FOLDED.has(name)) {
    const label = title ?? words[0];
    return label === undefined ? NOTHING : div('folded', label);
  }
  if (CODE.has(name))
    return {
      open: `\`\`\`${/^[\w+#-]+$/.test(words[0] ?? '') ? words[0] : ''}`,
      close: '```',
      holds: 'code',
    };
  if (syntax === 'hugo' && DRAWN.has(name)) return { open: `\`\`\`${name}`, close: '```', holds: 'code' };
  if (name === 'comment') return { ...NOTHING, holds: 'comment' };
  if (name === 'raw' || name === 'verbatim') return { ...NOTHING, holds: 'raw' };
  if (GROUPS.has(name)) return NOTHING;
  if (BLOCKS.has(name)) {
    if (title === undefined) return NOTHING;
    return name === 'blocks/cover' ? { open: `# ${title}`, close: '' } : div('tab', title);
  }
  const single = meaningOfSingle(tag);
  if (single !== undefined) return { open: single, close: '' };
  return syntax === 'jsx' && title !== undefined ? div('tab', title) : undefined;
}

/** The replacement for an element of JSX: only the classes of callouts mean something on paper. */
export function meaningOfElement(tag: SiteTag): Meaning {
  const classes = firstValue(tag, 'classname') ?? '';
  const kind = /(?:^|\s)(?:alert-|admonition|callout)-([a-z]+)/.exec(classes)?.[1];
  return kind === undefined ? NOTHING : div(`callout-${knownCallout(kind)}`, undefined);
}

export const NOTHING: Meaning = { open: '', close: '' };

/** A picture with a caption, in one line; a caption may hold what Markdown and HTML have within a line. */
function figureOf(source: string, alt: string, caption: string): string {
  const quoted = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<figure><img src="${quoted(source)}" alt="${quoted(alt)}"><figcaption>${inHtml(caption)}</figcaption></figure>`;
}

/** The marks of Markdown that captions have, as HTML. */
function inHtml(caption: string): string {
  return caption
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])([*_])([^*_]+)\1(?![\w*])/g, '<em>$2</em>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/(?<!!)\[([^[\]]+)\]\(([^()\s"]+)\)/g, '<a href="$2">$1</a>');
}

/** Where HackMD's embedded pages are. */
const HOSTS = {
  gist: 'gist.github.com',
  slideshare: 'www.slideshare.net',
  speakerdeck: 'speakerdeck.com',
} as const;

/** Jekyll's files for pictures: `{% include figure.html url="tides.png" caption="Tides" %}`. */
const FIGURE_FILE = /(?:^|\/)(?:figure|image|img|picture)(?:\.[a-z]+)?$/;

/** The line in place of an unpaired tag; undefined if it calls something unknown. */
export function meaningOfSingle(tag: SiteTag): string | undefined {
  const { name, words, syntax } = tag;
  if (isStatement(tag) && !isFigure(tag)) return undefined;
  if (isFigure(tag)) return meaningOfSingle({ ...tag, name: 'figure', words: [] });
  const source = firstValue(tag, 'src', 'url', 'image_path', 'path', 'link', 'href', 'source') ?? words[0];
  const title = firstValue(tag, 'title', 'caption', 'label', 'text', ...(name === 'tab' ? ['header'] : []));
  switch (name) {
    case 'figure':
    case 'img':
    case 'image':
    case 'zoomableimage': {
      if (source === undefined) return undefined;
      const caption = firstValue(tag, 'caption', ...(syntax === 'liquid' ? ['description'] : []));
      if (caption !== undefined)
        return figureOf(source, firstValue(tag, 'alt') ?? caption.replace(/[*_`]/g, ''), caption);
      const alt = firstValue(tag, 'alt') ?? title ?? '';
      return `![${alt}](<${source}>${title === undefined ? '' : ` "${title.replace(/"/g, '”')}"`})`;
    }
    case 'youtube':
    case 'vimeo': {
      const id = firstValue(tag, 'id', 'videoid') ?? source;
      if (id === undefined) return undefined;
      if (/^https?:/.test(id)) return `<${id}>`;
      return name === 'youtube' ? `<https://www.youtube.com/watch?v=${id}>` : `<https://vimeo.com/${id}>`;
    }
    case 'gist':
    case 'slideshare':
    case 'speakerdeck':
      return syntax === 'liquid' && source !== undefined && /^[\w-]+\/[\w-]+$/.test(source)
        ? `<https://${HOSTS[name]}/${source}>`
        : undefined;
    case 'embed':
    case 'video':
    case 'iframe':
      return source !== undefined && /^https?:/.test(source) ? `<${source}>` : undefined;
    case 'file':
      return source === undefined ? undefined : `[${title ?? source.split('/').at(-1)}](<${source}>)`;
    case 'toc':
    case 'tocinline':
      return '[TOC]';
    case 'linkcard':
    case 'linkbutton':
    case 'card': {
      if (title === undefined) return undefined;
      const description = firstValue(tag, 'description');
      const link = source === undefined || syntax !== 'jsx' ? `**${title}**` : `[${title}](<${source}>)`;
      return description === undefined ? link : `${link}: ${description}`;
    }
    case 'tab':
      // One without content is the label of all.
      return tag.isSingle && title !== undefined ? `**${title}**` : undefined;
    default:
      return undefined;
  }
}
