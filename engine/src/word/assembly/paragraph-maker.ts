import type { Alignment, Heading, Inline, Paragraph, Table } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { counted } from '../../text/counted.js';
import { type Atom, inlinesOf } from '../flat/atoms.js';
import { edited, withoutBlanksAtEnds, withoutUnderline } from '../flat/edited.js';
import type { Flat, FlatParagraph } from '../flat/flat.js';
import { reportDeepHeading } from '../losses.js';
import type { Assembly } from './assembly.js';
import { withReferences } from './cross-references.js';
import type { NumberedElement } from './numbered-elements.js';
import { headingKind, trimmed, withTitle } from './paragraph-text.js';

/** Builds the blocks of a paragraph. */
export class ParagraphMaker {
  constructor(readonly assembly: Assembly) {}

  /** The alignment of a paragraph where it differs from its style, in our documents. */
  alignment({ direct, style, atoms }: FlatParagraph): Alignment | undefined {
    const align = direct.alignment;
    if (align !== 'center' && align !== 'right' && align !== 'end') return undefined;
    if (this.assembly.isFromFootmark) return align === 'center' ? 'center' : 'right';
    const isText = style.role === undefined && atoms.some(({ inline }) => inline.type === 'text');
    if (isText)
      this.assembly.losses.add(
        'word-page',
        'alignment',
        (count) =>
          `${counted(count, 'paragraph')} ${count === 1 ? 'is' : 'are'} centred or on the right in Word, but not in Markdown`,
      );
    return undefined;
  }

  /** The text of a paragraph, whose direction is taken down. */
  directed({ atoms, look }: FlatParagraph): readonly Inline[] {
    const children = this.inlines(atoms);
    this.assembly.directions?.takeDown(children, look.rightToLeft);
    return children;
  }

  /** Adds the identifiers that links refer to, and takes down the direction. */
  named(paragraph: Paragraph, { anchors, look }: FlatParagraph): Paragraph {
    this.assembly.directions?.takeDown(paragraph.children, look.rightToLeft);
    const names = anchors.filter((name) => !/^_Toc/.test(name)).map((name) => this.assembly.nameOf(name));
    return names.length === 0 ? paragraph : { ...paragraph, anchors: names };
  }

  heading(children: readonly Inline[], depth: number, paragraph: FlatParagraph): Heading {
    if (depth > 6) reportDeepHeading(this.assembly.losses);
    const align = this.alignment(paragraph);
    const anchors = this.assembly.headingNames(paragraph);
    const kind = headingKind(paragraph);
    this.assembly.directions?.takeDown(children, paragraph.look.rightToLeft);
    return {
      type: 'heading',
      depth: Math.min(depth, 6) as Heading['depth'],
      ...(align && { align }),
      ...(anchors.length > 0 && { anchors }),
      ...(kind && { kind }),
      children,
      line: 1,
    };
  }

  /** The name and the caption of something with a number. */
  numbered(element: NumberedElement | undefined): Pick<Table, 'anchors' | 'caption'> {
    if (!element) return {};
    const caption = this.inlines(element.caption);
    return {
      ...(element.name === undefined ? {} : { anchors: [element.name] }),
      ...(caption.length === 0 ? {} : { caption }),
    };
  }

  /** The caption without a number that is above a table or a chart. */
  captionAbove(before: Flat | undefined): Pick<Table, 'caption'> {
    const isCaption =
      before?.type === 'paragraph' &&
      before.style.role === 'caption' &&
      !this.assembly.numbered.isCaption(before);
    return isCaption ? { caption: this.inlines(before.atoms) } : {};
  }

  /** A numbered picture. Its caption becomes the alternative text, or the title if both exist and differ. */
  figure(children: readonly Inline[], element: NumberedElement, paragraph: FlatParagraph): Paragraph {
    const figure = this.#figure(children, element, this.alignment(paragraph));
    this.assembly.directions?.takeDown(figure.children, paragraph.look.rightToLeft);
    return figure;
  }

  #figure(children: readonly Inline[], element: NumberedElement, align: Alignment | undefined): Paragraph {
    const { anchors, caption = [] } = this.numbered(element);
    const plain: Paragraph = { type: 'paragraph', ...(align && { align }), children, line: 1 };
    const [picture] = children;
    const text = plainText(caption);
    if (this.assembly.showsNumbers) return { ...plain, ...(anchors && { anchors }), caption };
    if (picture?.type !== 'image' || !anchors) return withTitle(plain, text) ?? plain;
    const isOther = picture.alt !== '' && picture.alt !== text;
    const image = { ...picture, title: isOther ? text : '', alt: isOther ? picture.alt : text };
    return { ...plain, anchors, caption, children: [image] };
  }

  /** Running text, with the links resolved. */
  inlines(atoms: readonly Atom[]): readonly Inline[] {
    const { addressOf, numbered, nameOf, headingAt } = this.assembly;
    const addressed = new Map<NonNullable<Atom['link']>, NonNullable<Atom['link']>>();
    const { isFromFootmark, keepsInvisible, showsNumbers } = this.assembly;
    const plain = atoms.map(withoutUnderline);
    const given = !isFromFootmark ? edited(plain) : keepsInvisible ? plain : plain.map(withoutBlanksAtEnds);
    const referring = showsNumbers
      ? given
      : withReferences(given, { elementAt: (bookmark) => numbered.at(bookmark), headingAt, nameOf });
    const linked = referring.map((atom) => {
      if (!atom.link) return atom;
      const link = addressed.get(atom.link) ?? { ...atom.link, url: addressOf(atom.link.url) };
      addressed.set(atom.link, link);
      return { ...atom, link: link.url === '' ? undefined : link };
    });
    return trimmed(inlinesOf(linked));
  }
}
