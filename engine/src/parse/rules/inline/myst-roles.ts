import type { StateInline } from 'markdown-it';
import type { MarkType, WrittenCite } from '../../../model/document.js';
import { asName } from '../block/myst/directive.js';
import { entriesIn } from '../block/myst/index-entries.js';
import type { InlineRow } from '../row.js';
import { spanOf } from './bracketed-spans.js';
import { type CitingEnvironment, citesOf, partOf } from './citations.js';
import { referenceOf } from './cross-references.js';

/** `` {name}`text` ``, in mystmd also with attributes after the name. */
const ROLE = /\{([A-Za-z][\w:+.-]*)(?:[ \t]+[^{}`\n]*)?\}(`+)(?!`)([\s\S]{1,2000}?)(?<!`)\2(?!`)/y;
/** The displayed text with its target: `Text <name>`. */
const TITLED = /^([\s\S]*?)\s*<([^<>]+)>$/;
const BRACE = 0x7b;

/**
 * MyST's roles. The tokens are those of the same element in other syntax; an unknown role stays as written.
 *
 * @example
 * (own-name)=
 * # Heading
 *
 * See {ref}`own-name` and {cite:t}`key`.
 */
export const mystRoles: InlineRow = {
  kind: 'inline',
  name: 'myst_role',
  dialect: 'MyST',
  needs: ['}`', '{solution'],
  firstCharacters: '{',
  read(state, silent) {
    if (state.src.charCodeAt(state.pos) !== BRACE) return false;
    ROLE.lastIndex = state.pos;
    const [source, name = '', , content = ''] = ROLE.exec(state.src) ?? [];
    const role = source === undefined ? undefined : roleOf(name);
    if (source === undefined || !role || state.pos + source.length > state.posMax) return false;
    if (!silent) {
      role(state, content.replace(/\s+/g, ' ').trim(), name);
      const lines = source.split('\n').length - 1;
      if (lines > 0) state.push('skipped', '', 0).content = '\n'.repeat(lines);
    }
    state.pos += source.length;
    return true;
  },
};

type Role = (state: StateInline, content: string, name: string) => void;

const NAMES: readonly (readonly [names: string, role: Role])[] = [
  ['ref numref prf:ref proof:ref any', reference],
  ['eq math:numref', (state, content) => pushReference(state, content, 'bracketed')],
  ['term doc download', titled],
  ['math', (state, content) => pushLeaf(state, 'math_inline', content)],
  ['chem', (state, content) => pushLeaf(state, 'math_inline', `\\ce{${content}}`)],
  ['sub subscript', marked('subscript')],
  ['sup superscript', marked('superscript')],
  ['kbd keyboard', marked('keyboard')],
  ['del strike delete', marked('delete')],
  ['u underline', marked('underline')],
  ['sc smallcaps', marked('smallCaps')],
  ['strong guilabel', marked('strong')],
  ['emphasis dfn', marked('emphasis')],
  ['menuselection', (state, content) => marked('strong')(state, content.replace(/\s*-->\s*/g, ' › '), '')],
  ['abbr abbreviation', abbreviation],
  ['index', indexed],
  ['code literal file command program samp option envvar eval regexp', code],
  ['span title-reference', (state, content) => pushText(state, content)],
  ['octicon fa fab fas far material-regular', () => {}],
  ['pep', (state, content) => pushText(state, `PEP ${textOf(content)}`)],
  ['rfc', (state, content) => pushText(state, `RFC ${textOf(content)}`)],
];

const ROLES: ReadonlyMap<string, Role> = new Map(
  NAMES.flatMap(([names, role]) => names.split(' ').map((name) => [name, role] as const)),
);

function roleOf(name: string): Role | undefined {
  if (/^(?:foot)?cite(?::[a-z]+)?$/.test(name)) return citation;
  // The domains of Sphinx, and names of their roles without a domain.
  if (/^(?:py|c|cpp|js|rst):[a-z]+$|^(?:func|class|mod|meth|attr|exc|obj|data|const)$/.test(name))
    return code;
  if (/^external(?:\+[\w.-]+)?(?::[a-z:]+)?$/.test(name)) return titled;
  return /^(?:bdg|button)-?[\w-]*$/.test(name) ? titled : ROLES.get(name);
}

function textOf(content: string): string {
  return TITLED.exec(content)?.[1] || content;
}

function pushText(state: StateInline, text: string): void {
  pushLeaf(state, 'text', text);
}

function pushLeaf(state: StateInline, type: string, content: string): void {
  state.push(type, '', 0).content = content;
}

function marked(mark: MarkType): Role {
  return (state, content) => {
    const span = { marks: [mark] };
    spanOf.set(state.push('span_open', '', 1), span);
    pushText(state, content);
    spanOf.set(state.push('span_close', '', -1), span);
  };
}

/** The displayed text or, if there is none, the end of the address. */
function titled(state: StateInline, content: string, name: string): void {
  const [, title = '', target = content] = TITLED.exec(content) ?? [];
  const end = /([^/]+?)(?:\.(?:md|ipynb|rst))?$/.exec(target)?.[1] ?? target;
  pushText(state, title || (name === 'doc' ? end : target));
}

/** `~package.name` shows only the name. */
function code(state: StateInline, content: string): void {
  const text = textOf(content).replace(/^!/, '');
  const token = state.push('code_inline', 'code', 0);
  token.content = text.startsWith('~') ? (text.split('.').at(-1) ?? text).replace(/^~/, '') : text;
  token.markup = '`';
}

function reference(state: StateInline, content: string): void {
  const [, title = '', written = content] = TITLED.exec(content) ?? [];
  const target = written.replace(/^#/, '');
  if (title === '') {
    pushReference(state, target, 'label');
    return;
  }
  const [before = '', ...after] = title.split(/%s|\{number\}/);
  if (after.length > 0) {
    pushText(state, before);
    pushReference(state, target, 'number');
    pushText(state, after.join(''));
    return;
  }
  const link = state.push('link_open', 'a', 1);
  link.attrSet('href', `#${asName(target)}`);
  pushText(state, title.replace(/\s*\{name\}\s*/g, ' ').trim());
  state.push('link_close', 'a', -1);
}

function pushReference(state: StateInline, target: string, form: 'label' | 'number' | 'bracketed'): void {
  const token = state.push('cross_reference', '', 0);
  token.content = target;
  referenceOf.set(token, { names: [asName(target) ?? ''], form });
}

/** `MyST (Markedly Structured Text)`. */
function abbreviation(state: StateInline, content: string): void {
  const [, form = content, meaning = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(content) ?? [];
  pushText(state, form);
  if (meaning === '') return;
  const token = state.push('abbreviation', '', 0);
  token.content = form;
  token.info = meaning;
}

function indexed(state: StateInline, content: string): void {
  const [, title, entries = content] = TITLED.exec(content) ?? [];
  if (title !== '' && !/^(?:single|pair|triple|see|seealso):/.test(title ?? content))
    pushText(state, title ?? content);
  for (const entry of entriesIn(entries)) pushLeaf(state, 'index_mark', entry);
}

/** Sources by their keys, each with text before and after it in braces: `{see}key{p. 3}`. */
function citation(state: StateInline, content: string, name: string): void {
  const kind = name.split(':')[1] ?? 'p';
  const isNarrative = /^(?:t|ts|ct|cts)$/.test(kind);
  const shows = /^c?authors?$/.test(kind) ? 'author' : kind === 'year' ? 'year' : undefined;
  const cites = content.split(/\s*[,;]\s*(?![^{}]*\})/).flatMap((part): WrittenCite[] => {
    const [, prefix = '', key = '', suffix = ''] =
      /^(?:\{([^{}]*)\})?([^{}]*)(?:\{([^{}]*)\})?$/.exec(part) ?? [];
    if (key.trim() === '') return [];
    return [
      {
        key: key.trim(),
        prefix: prefix && `${prefix} `,
        suffix: suffix && `, ${suffix}`,
        suppressAuthor: kind === 'yearpar',
      },
    ];
  });
  if ((state.env as CitingEnvironment).readsCitations !== true) {
    pushText(state, `[${cites.map(({ key }) => key).join(', ')}]`);
    return;
  }
  const groups = isNarrative ? cites.map((cite) => [cite]) : [cites];
  for (const [index, group] of groups.entries()) {
    if (index > 0) pushText(state, ', ');
    const token = state.push('citation', '', 0);
    token.content = isNarrative ? `@${group[0]?.key}` : `[${group.map(({ key }) => `@${key}`).join('; ')}]`;
    token.markup = isNarrative ? '@' : '[';
    citesOf.set(token, group);
    if (shows) partOf.set(token, shows);
  }
}
