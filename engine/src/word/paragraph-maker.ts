import type { Alignment, Inline, Paragraph } from '../model/document.js';
import type { Assembly } from './assembly.js';
import { type Atom, inlinesOf } from './atoms.js';
import type { FlatParagraph } from './flat.js';
import { counted } from './losses.js';
import { trimmed } from './paragraph-text.js';

/** Makes what stands in a paragraph. */
export class ParagraphMaker {
  constructor(private readonly assembly: Assembly) {}

  /** Alignment of its own, in documents of ours. */
  alignment({ direct, style, atoms }: FlatParagraph): Alignment | undefined {
    const align = direct.alignment;
    if (align !== 'center' && align !== 'right' && align !== 'end') return undefined;
    if (this.assembly.isOurs) return align === 'center' ? 'center' : 'right';
    const isText = style.role === undefined && atoms.some(({ inline }) => inline.type === 'text');
    if (isText)
      this.assembly.losses.add(
        'word-page',
        'alignment',
        (count) =>
          `${counted(count, 'paragraph')} ${count === 1 ? 'is' : 'are'} centred or on the right in Word; Markdown leaves that to the reader`,
      );
    return undefined;
  }

  /** With the names that links refer to. */
  named(paragraph: Paragraph, { anchors }: FlatParagraph): Paragraph {
    return anchors.length === 0 ? paragraph : { ...paragraph, anchors };
  }

  /** Running text, whose links lead where the text does. */
  inlines(atoms: readonly Atom[]): readonly Inline[] {
    const { addressOf } = this.assembly;
    const addressed = new Map<NonNullable<Atom['link']>, NonNullable<Atom['link']>>();
    const linked = atoms.map((atom) => {
      if (!atom.link) return atom;
      const link = addressed.get(atom.link) ?? { ...atom.link, url: addressOf(atom.link.url) };
      addressed.set(atom.link, link);
      return { ...atom, link: link.url === '' ? undefined : link };
    });
    return trimmed(inlinesOf(linked));
  }
}
