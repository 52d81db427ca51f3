import { ELEMENTS } from '../rules/block/html-names.js';
import { directiveKind } from '../rules/block/myst/directive-kinds.js';
import { type DialectSign, keys } from './sign.js';

/** mystmd.org/spec; MyST-Parser. */
export const OF_MYST: readonly DialectSign[] = [
  {
    dialect: 'myst',
    needs: ['{'],
    weight: 3,
    pattern: /^[ \t>]*(?:`{3,}|:{3,})[ \t]*\{([a-z][\w:-]*)\}/gm,
    isMeant: ([, name = '']) => directiveKind(name) !== undefined,
  },
  { dialect: 'myst', needs: [')='], weight: 3, pattern: /^\([^()\n]+\)=(?=[ \t]*$)/gm },
  {
    dialect: 'myst',
    needs: ['}`'],
    weight: 3,
    pattern: /\{(?:ref|numref|eq|doc|term|cite(?::\w+)?)\}(?=`)/g,
  },
];

/** The first lines of a text, where its statements are. */
const MAX_LINES_ABOVE = 40;

/** Whether what is above a line is only a few lines, the last of which is blank or a statement, too. */
function isAmongStatements(above: string): boolean {
  const lines = above.trimStart().split('\n');
  const last = lines.at(-2) ?? '';
  return lines.length <= MAX_LINES_ABOVE && (last.trim() === '' || /^import\s/.test(last));
}

/** mdxjs.com/docs/what-is-mdx. */
export const OF_MDX: readonly DialectSign[] = [
  {
    dialect: 'mdx',
    needs: [' from '],
    isOverLines: true,
    weight: 3,
    pattern: /^import\s+[\w*{}\s,$]+\s+from\s+[\x22\x27][^\x22\x27\n]+[\x22\x27];?(?=[ \t]*$)/gm,
    name: 'import …',
    // Further down, and below other lines, it may be code without fences, or that of a page's script.
    isMeant: ({ index = 0 }, text) => isAmongStatements(text.slice(0, index)),
  },
  {
    dialect: 'mdx',
    needs: ['export '],
    weight: 1,
    pattern: /^export (?:(?:const|let) \w+ ?=|default |(?:async )?function )/gm,
  },
  { dialect: 'mdx', needs: ['{/*'], weight: 3, pattern: /\{\/\*/g },
  {
    dialect: 'mdx',
    needs: ['className=', 'style={{'],
    isOverLines: true,
    weight: 2,
    pattern: /<\w[^<>\n]*\s(?:className=|style=\{\{)/g,
  },
  { dialect: 'mdx', needs: ['={'], weight: 2, pattern: /<[A-Z]\w*[^<>\n]*\s\w+=\{/g },
  {
    dialect: 'mdx',
    needs: ['<'],
    weight: 1,
    // Components of the usual systems of documentation.
    pattern:
      /^[ \t]*<(?:Accordion(?:Group)?|Admonition|Callout|Card(?:Group|s)?|CodeGroup|Columns?|Frame|Info|Note|ParamField|ResponseField|Steps?|Tab(?:s|Item)?|Tip|Warning)(?=[\s/>])/gm,
  },
];

/** gitbook.com/docs: what its synchronization with Git writes. */
export const OF_GITBOOK: readonly DialectSign[] = [
  {
    dialect: 'gitbook',
    needs: ['{%'],
    weight: 3,
    // Hugo's shortcodes have two braces.
    pattern:
      /(?<!\{)\{% (?:hint style=|endhint|tabs|tab title=|endtabs?|content-ref |endcontent-ref|embed url=|stepper|step|code (?:title|overflow|lineNumbers|fullWidth)=|file src=|swagger |openapi|columns|updates )/g,
  },
  { dialect: 'gitbook', needs: ['.gitbook/'], weight: 3, pattern: /\.gitbook\/(?:assets|includes)/g },
  { dialect: 'gitbook', needs: ['<mark style='], weight: 3, pattern: /<mark style="(?:background-)?color:/g },
  {
    dialect: 'gitbook',
    needs: ['" id="'],
    weight: 3,
    pattern: /^#{1,6} [^\n]*<a href="#([\w-]+)" id="\1"><\/a>$/gm,
    name: '<a href="#…" id="…"></a>',
  },
  {
    dialect: 'gitbook',
    needs: ['data-view="cards"', 'data-full-width='],
    lineHas: '<table data-',
    weight: 3,
    pattern: /<table data-(?:view|full-width)=/g,
  },
  { dialect: 'gitbook', needs: ['&#x20;'], weight: 1, pattern: /&#x20;(?=\n|$)/g },
];

/** hackmd.io/features. */
export const OF_HACKMD: readonly DialectSign[] = [
  {
    dialect: 'hackmd',
    needs: [':::'],
    weight: 3,
    // Other programs have the names of the other boxes, too.
    pattern: /^[ \t>]*:::[ \t]?(?:success|spoiler)(?=[ \t\n]|$)/gm,
  },
  { dialect: 'hackmd', needs: ['###### tags:'], weight: 3, pattern: /^###### tags:/gm },
  {
    dialect: 'hackmd',
    needs: ['{%'],
    weight: 3,
    pattern: /\{%(?:hackmd|youtube|vimeo|gist|slideshare|speakerdeck|pdf) \S+ ?%\}/g,
  },
  { dialect: 'hackmd', needs: ['[name='], weight: 3, pattern: /^>[^\n]*\[name=[^[\]\n]+\]/gm },
  {
    dialect: 'hackmd',
    needs: ['hackmd.io/'],
    lineHas: '![',
    weight: 3,
    pattern: /\]\(https:\/\/hackmd\.io\/_uploads/g,
  },
  { dialect: 'hackmd', needs: ['```'], weight: 2, pattern: /^[ \t]*```\w+=\d*(?=[ \t]*$)/gm },
  {
    dialect: 'hackmd',
    needs: ['[TOC]'],
    weight: 1,
    pattern: /^\[TOC\](?=[ \t]*$)/gm,
  },
];

/** help.obsidian.md. */
export const OF_OBSIDIAN: readonly DialectSign[] = [
  { dialect: 'obsidian', needs: ['![['], weight: 3, pattern: /!\[\[[^[\]\n]+\]\]/g },
  {
    dialect: 'obsidian',
    needs: ['[['],
    weight: 1,
    pattern: /(?<!!)\[\[(?![_:])[^[\]\n(]{2,}\]\](?!\()/g,
    isDistinct: true,
  },
  {
    dialect: 'obsidian',
    needs: ['> [!'],
    weight: 2,
    pattern:
      /^[ \t>]*> ?\[!(?:abstract|bug|danger|example|failure|faq|info|question|quote|success|summary|todo|\w+\][+-])/gim,
  },
  {
    dialect: 'obsidian',
    needs: ['`dataview', '`tasks', '`excalidraw'],
    lineHas: '```',
    weight: 3,
    pattern: /^[ \t>]*```(?:dataview(?:js)?|tasks)(?=[ \t]*$)/gm,
  },
  { dialect: 'obsidian', needs: ['cssclass'], region: 'keys', weight: 3, pattern: keys('cssclass(?:es)?') },
];

/** learn.microsoft.com/azure/devops/project/wiki. */
export const OF_AZURE: readonly DialectSign[] = [
  { dialect: 'azure', needs: ['[[_TO'], weight: 2, pattern: /^\[\[_TOC_\]\](?=[ \t]*$)/gm },
  { dialect: 'azure', needs: ['[[_TOSP'], weight: 3, pattern: /^\[\[_TOSP_\]\](?=[ \t]*$)/gm },
  {
    dialect: 'azure',
    needs: ['::: mermaid', ':::mermaid'],
    lineHas: ':::',
    weight: 3,
    pattern: /^[ \t]*:::[ \t]?mermaid(?=[ \t]*$)/gm,
  },
  {
    dialect: 'azure',
    needs: ['.attachments/'],
    lineHas: '](',
    weight: 3,
    pattern: /\]\(\/?\.attachments\//g,
  },
];

/** Names of the parts of prompts in the guides of those who offer language models. */
const PARTS_OF_PROMPTS =
  /^(?:answer|assistant|background|constraints?|context|document|documents|examples?|formatting|goal|guidelines?|identity|instructions?|notes|objective|output_?format|persona|query|question|reasoning|role|rules?|scratchpad|steps|style|system|task|thinking|tone|tools?|user|[a-z]+_[a-z_]+)$/i;

export const OF_PROMPTS: readonly DialectSign[] = [
  {
    dialect: 'prompt',
    needs: ['</'],
    lineHas: '<',
    weight: 2,
    // A tag alone on its line that has an end of its own, also alone on a line.
    pattern: /^[ \t]*<([A-Za-z][\w-]{1,40})>(?=[ \t]*$)/gm,
    isDistinct: true,
    isMeant: ([, name = ''], text) =>
      !ELEMENTS.has(name.toLowerCase()) &&
      (PARTS_OF_PROMPTS.test(name) || /^[A-Z][A-Z\d_-]+$/.test(name)) &&
      new RegExp(String.raw`^[ \t]*</${name}>[ \t]*$`, 'm').test(text),
  },
];
