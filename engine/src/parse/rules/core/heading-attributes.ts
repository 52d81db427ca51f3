import type { Env } from 'markdown-it';
import type { HeadingKind } from '../../../model/document.js';
import { attributesEnding, type FoundAttributes } from '../../attributes.js';
import { directionFrom } from '../../direction.js';
import { languageFrom } from '../../language.js';
import { directionOf } from '../block-direction.js';
import { languageOf } from '../block-language.js';
import { isOfPandoc } from '../conventions.js';
import { isSpan } from '../inline/bracketed-spans.js';
import { beginsPage, breaksPageAt } from '../page-break-style.js';
import type { CoreRow } from '../row.js';
import { unreadClasses, unreadValues } from '../unread-attributes.js';
import { placesOf } from './token-places.js';

/**
 * Attributes at the end of a heading, as in pandoc, kramdown and Docusaurus: `## Method {#method .unnumbered}`. A heading may have nothing
 * else, as on slides.
 * The token gets the `id`, which links refer to, as `class` whether it has no number or begins an appendix, and in
 * `directionOf` its direction, `languageOf` its language; the rest has no meaning in Word.
 *
 * @example
 * # Tides {#tides .unnumbered}
 */
export const headingAttributes: CoreRow = {
  kind: 'core',
  name: 'heading_attributes',
  dialect: 'pandoc',
  needs: ['{'],
  read({ tokens, env }) {
    for (const place of placesOf(tokens, 'heading_open')) {
      const [token, inline] = [tokens[place], tokens[place + 1]];
      const found = inline?.content.includes('}') ? attributesEnding(inline.content) : undefined;
      const text = inline?.content.slice(0, found?.start).trimEnd() ?? '';
      if (
        !token ||
        !inline ||
        !found ||
        isText(inline.content, found, env) ||
        isOfSpan(inline.content, found)
      )
        continue;
      inline.content = text;
      const { id, classes, values } = found.attributes;
      if (id !== undefined) token.attrSet('id', id);
      const kind = kindIn(classes);
      if (kind !== undefined) token.attrSet('class', kind);
      const unread = classes.filter((name) => !KNOWN.has(name));
      if (unread.length > 0) unreadClasses.set(token, unread);
      const direction = directionFrom(values.get('dir'));
      if (direction !== undefined) directionOf.set(token, direction);
      const language = languageFrom(values.get('lang'));
      if (language !== undefined) languageOf.set(token, language);
      const isBreak = breaksPageAt('before', values.get('style') ?? '');
      if (isBreak) beginsPage.set(token, true);
      const read = isBreak ? ['dir', 'lang', 'style'] : ['dir', 'lang'];
      const other = [...values].filter(([key]) => !read.includes(key));
      if (other.length > 0)
        unreadValues.set(
          token,
          other.map(([key, value]) => `{${key}="${value}"}`),
        );
    }
  },
};

/** Classes that say something, if only to a website: that a heading is not listed there, or has its sections on tabs. */
const KNOWN: ReadonlySet<string> = new Set([
  'appendix',
  'unnumbered',
  'unlisted',
  'tabset',
  'panel-tabset',
  'no_toc',
]);

/**
 * A brace after a backslash is text. Except in texts for pandoc, so are `{}` and `{a=b}` at the end of a heading, which are rather code
 * or a formula than attributes; `{a="b"}` is not.
 */
function isText(content: string, { attributes, start, end }: FoundAttributes, env: Env): boolean {
  if (/(?<!\\)(?:\\\\)*\\$/.test(content.slice(0, start))) return true;
  const { id, classes, values } = attributes;
  if (values.size > 0 && isOfPandoc(env)) return false;
  return (
    id === undefined &&
    classes.length === 0 &&
    directionFrom(values.get('dir')) === undefined &&
    languageFrom(values.get('lang')) === undefined &&
    !/=["']/.test(content.slice(start, end))
  );
}

/** `# The [NASA]{.smallcaps}`: as in pandoc, attributes directly after a bracket belong to it if they make it a span. */
function isOfSpan(content: string, { start, attributes }: FoundAttributes): boolean {
  return /\[[^\n]*(?<!\\)\]$/.test(content.slice(0, start)) && isSpan(attributes);
}

/** An appendix is one even if it is to have no number. */
function kindIn(classes: readonly string[]): HeadingKind | undefined {
  if (classes.includes('appendix')) return 'appendix';
  return classes.includes('unnumbered') ? 'unnumbered' : undefined;
}

const LABEL = /[ \t]*\\label\{([^\s{}]{1,100})\}[ \t]*$/;
/** The label and what may surround it. */
const MAX_LABEL_LENGTH = 130;

/**
 * LaTeX's name of a section at the end of its heading, `# Method \label{sec:method}`: the token gets it as `id`.
 *
 * @example
 * # Tides \label{sec:tides}
 */
export const headingLabels: CoreRow = {
  kind: 'core',
  name: 'heading_labels',
  dialect: 'LaTeX',
  needs: ['\\label'],
  read({ tokens }) {
    for (const place of placesOf(tokens, 'heading_open')) {
      const [token, inline] = [tokens[place], tokens[place + 1]];
      const from = Math.max((inline?.content.length ?? 0) - MAX_LABEL_LENGTH, 0);
      const found = LABEL.exec(inline?.content.slice(from) ?? '');
      if (!token || !inline || found?.[1] === undefined) continue;
      token.attrSet('id', found[1]);
      inline.content = inline.content.slice(0, from + found.index);
    }
  },
};
