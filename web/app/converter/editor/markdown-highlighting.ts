import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { GFM, parser } from '@lezer/markdown';

// Only the parser: CodeMirror's Markdown package would also load HTML, CSS and JavaScript.
const markdown = new Language(defineLanguageFacet(), parser.configure([GFM]), [], 'markdown');

const style = HighlightStyle.define([
  { tag: tags.heading, class: 'md-heading' },
  { tag: tags.strong, class: 'md-strong' },
  { tag: tags.emphasis, class: 'md-emphasis' },
  { tag: tags.strikethrough, class: 'md-struck' },
  { tag: [tags.link, tags.labelName], class: 'md-link' },
  { tag: [tags.url, tags.processingInstruction, tags.contentSeparator, tags.comment], class: 'md-mark' },
  { tag: [tags.monospace, tags.special(tags.content)], class: 'md-code' },
  { tag: tags.quote, class: 'md-quote' },
]);

export const markdownHighlighting = [markdown, syntaxHighlighting(style)];
