import type { ComposedInline, ComposedParagraph } from '../../model/composed.js';
import type { Inline, Paragraph } from '../../model/document.js';
import { pictureAlone } from '../../model/nodes/picture-alone.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { runsRightToLeft } from '../../model/nodes/text-direction.js';
import { bookmarked } from '../bookmarked.js';
import { captionParagraph, uncountedCaption, withCaption } from '../caption.js';
import type { Composer } from '../composer.js';
import type { Context } from '../context.js';
import { contextOfPicture } from '../displayed-size.js';
import { paragraph as composeParagraph } from '../paragraph.js';
import { runProperties, textRuns } from '../runs.js';
import { sourceOf } from '../source.js';

export function paragraph(node: Paragraph, given: Context, composer: Composer): ComposedParagraph[] {
  const alone = pictureAlone(node.children);
  const context = alone ? contextOfPicture(alone, given) : given;
  const { children, align } = node;
  // The place of a bibliography, where there is none.
  if (node.isReference && children.length === 0) return [];
  const aligned = align ? { ...context, alignment: align } : context;
  const rightToLeft = runsRightToLeft(children, context);
  const directed = rightToLeft === context.rightToLeft ? aligned : { ...aligned, rightToLeft };
  const { captions, targets } = context.environment.resolved;
  const caption = captions.get(node);
  const text = caption?.text ?? node.caption ?? [];
  const isCaptioned = caption !== undefined || text.length > 0;
  const shown = isCaptioned ? children.map((each) => withoutRepetition(each, text, context)) : children;
  const inlines = composer.inlines(shown, directed);
  const { paragraphStyle, environment } = context;
  const isLabelled = paragraphStyle === 'TableNote' && environment.theme.captions.italicNotes;
  const content = bookmarked(isLabelled ? withItalicLabel(inlines) : inlines, targets.get(node) ?? []);
  const source = sourceOf(node);
  if (!isCaptioned) {
    const bodyStyle = isFigure(content) ? { bodyStyle: 'Figure' as const } : {};
    return [composeParagraph(content, directed, { source, ...bodyStyle })];
  }
  const captionBlock = caption
    ? captionParagraph(caption, 'Caption', [], aligned, composer, source)
    : uncountedCaption(text, 'Caption', [], aligned, composer, source);
  const beside = { ...directed, rightToLeft: captionBlock.rightToLeft };
  return withCaption(
    composeParagraph(content, beside, { style: 'CaptionedFigure', source }),
    captionBlock,
    caption ?? {},
    context,
  );
}

/** A missing picture is represented by the name of its file if its caption says the same as its alt text or it has none. */
function withoutRepetition(inline: Inline, caption: readonly Inline[], { environment }: Context): Inline {
  if (inline.type !== 'image' || environment.images.has(inline.url)) return inline;
  const [name] = /[^/\\]*$/.exec(inline.url.replace(/[?#].*/s, '')) ?? [];
  const addsNothing = inline.alt === '' || plainText(caption) === inline.alt;
  return name && addsNothing && !inline.url.startsWith('data:')
    ? { type: 'text', value: `[${name}]` }
    : inline;
}

/** APA style has the word with which a note begins in italics, and its text not. */
function withItalicLabel(content: readonly ComposedInline[]): readonly ComposedInline[] {
  const [first, ...others] = content;
  const [label] = (first?.type === 'text' && /^\p{L}+\.(?=\s)/u.exec(first.text)) || [];
  if (first?.type !== 'text' || label === undefined || first.properties !== runProperties(0)) return content;
  return [
    ...textRuns(label, false, 0, 'NoteLabel'),
    { ...first, text: first.text.slice(label.length) },
    ...others,
  ];
}

/** Whether there are pictures, and nothing else to see. */
export function isFigure(content: readonly ComposedInline[]): boolean {
  return content.every(isOfFigure) && content.some(isMoreThanSpace);
}

/** Whether an inline accepted by `isOfFigure` is or contains a picture, rather than space. */
function isMoreThanSpace({ type }: ComposedInline): boolean {
  return type !== 'text' && type !== 'lineBreak' && type !== 'commentMark';
}

/** Whether an inline is a picture, or may be between pictures. */
function isOfFigure(inline: ComposedInline): boolean {
  switch (inline.type) {
    case 'picture':
    case 'lineBreak':
      return true;
    case 'link':
    case 'bookmarked':
    case 'revised':
      return inline.content.every(isOfFigure);
    case 'commentMark':
      return true;
    case 'text':
      return inline.text.trim() === '';
    case 'tab':
    case 'pageBreak':
    case 'equation':
    case 'checkbox':
    case 'noteReference':
    case 'noteNumber':
    case 'field':
    case 'fieldMark':
      return false;
  }
}
