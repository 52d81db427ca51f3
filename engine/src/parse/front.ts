import type { Env } from 'markdown-it';
import type { Image, Paragraph } from '../model/document.js';
import type { FrontMatter, MarkdownLine, Metadata } from '../model/metadata.js';
import { readInlines } from './read/inlines/index.js';
import { type Found, TokenReader } from './read/reader.js';
import { markdownIt, useRulesFor } from './syntax/parser.js';

/** The front matter of a text, parsed. */
export interface ParsedFront {
  readonly lines: { readonly title?: Paragraph; readonly subtitle?: Paragraph; readonly logo?: Image };
  readonly abstract: readonly Paragraph[];
  readonly acknowledgements: readonly Paragraph[];
  readonly found: Found;
  readonly metadata: Metadata;
}

/** Reads the title, subtitle, abstract and acknowledgements, which may refer to the definitions in `env`. */
export function readFront(
  {
    title,
    subtitle,
    abstract = [],
    acknowledgements = [],
    abbreviations = [],
    logo,
    options: _options,
    citing: _citing,
    ...metadata
  }: FrontMatter,
  env: Env,
): ParsedFront {
  const reader = new TokenReader([], { blocks: {}, inlines: readInlines }, 'front ');
  for (const { form, meaning, line } of abbreviations) reader.abbreviation(form, meaning, line);
  if (logo) reader.images.push(logo);
  const lines = {
    ...(logo && { logo }),
    ...(title && { title: readLine(reader, title, env) }),
    ...(subtitle && { subtitle: readLine(reader, subtitle, env) }),
  };
  const read = (each: MarkdownLine): Paragraph => readLine(reader, each, env);
  return {
    lines,
    abstract: abstract.map(read),
    acknowledgements: acknowledgements.map(read),
    found: reader.found,
    metadata,
  };
}

function readLine(reader: TokenReader, { markdown, line }: MarkdownLine, env: Env): Paragraph {
  useRulesFor(markdown);
  const [inline] = markdownIt().parseInline(markdown, { ...env });
  reader.line = line;
  const children = reader.inlines(inline?.children);
  return { type: 'paragraph', ...reader.takeAnchors(), children, line };
}
