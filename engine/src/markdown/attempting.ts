import type {
  CrossReference,
  FootnoteReference,
  Inline,
  Link,
  Mark,
  MarkType,
  Revision,
  WikiLink,
} from '../model/document.js';
import { plainText } from '../model/nodes/plain-text.js';
import { INCLUDES_PARAGRAPH_MARK } from '../source/critic-markup.js';
import { address, type Caution, escaped, escapedHtml, escapedPipes, quoted } from './escape.js';
import { directedHtml, inLook, TAGS } from './html.js';
import { indexCommand } from './index-command.js';
import { joined } from './joined.js';
import { code, formula, image, isItsAddress, isVerbatim } from './leaves.js';
import type { Place } from './places.js';
import {
  type CommentedText,
  commentEnd,
  commentedText,
  commentText,
  isRevision,
  isSubstitution,
} from './reviews.js';
import { RunningText } from './running-text.js';
import { isFlanked, SIGNS, startOf } from './signs.js';

/** Whether formatting, and also links, is written with Markdown's delimiters, `*…*`, or with tags, `<em>…</em>`, which work anywhere. */
type Marking = 'signs' | 'tags' | 'tags for links';

const OTHER: Readonly<Partial<Record<MarkType, MarkType>>> = { strong: 'emphasis', emphasis: 'strong' };

export interface Attempt {
  readonly caution: Caution;
  readonly marking: Marking;
}

/** Writes running text in one way; the caller checks whether it is read back the same. */
export class Attempting {
  #marks: readonly MarkType[] = [];
  #linkDepth = 0;

  constructor(
    private readonly notes: { note(reference: FootnoteReference): string },
    private readonly place: Place,
    private readonly attempt: Attempt,
  ) {}

  write(given: readonly Inline[]): string {
    const inlines = joined(given);
    const text = new RunningText();
    for (let index = 0; index < inlines.length; index++) {
      const inline = inlines[index];
      if (!inline) break;
      const commented = inline.type === 'commentStart' ? commentedText(inlines, index) : undefined;
      if (commented) {
        text.add(this.#commented(commented));
        index = commented.last;
        continue;
      }
      if (isSubstitution(inlines, index)) {
        const [out, into] = [inline, inlines[++index]];
        if ('children' in out && into && 'children' in into)
          text.add(`{~~${this.write(out.children)}~>${this.write(into.children)}~~}`);
        continue;
      }
      const next = inlines[index + 1];
      // Delimiters of code and formulas would merge with the same characters right before them.
      if (isVerbatim(inline) && isVerbatim(inlines[index - 1])) text.add('<!-- -->');
      text.add(this.#inline(inline, text.end, next));
      if (inline.type === 'text' && next && /^(?:link|wikiLink|footnoteReference)$/.test(next.type))
        text.escapeEnd();
    }
    return text.toString();
  }

  #inline(inline: Inline, before: string, next: Inline | undefined): string {
    switch (inline.type) {
      case 'text':
        return this.#piped(escaped(inline.value, this.attempt.caution, { inLink: this.#linkDepth > 0 }));
      case 'inlineCode':
        return this.#piped(code(inline.value));
      case 'inlineMath':
        return this.#piped(formula(inline.value, before, startOf(next)));
      case 'crossReference':
        return referenceAsWritten(inline);
      case 'indexMark':
        return this.#piped(indexCommand(inline));
      case 'break':
        return this.#break(before, next);
      case 'link':
        return this.#link(inline);
      case 'fieldMark':
        return '';
      case 'insertion':
      case 'deletion':
        return this.#revision(inline);
      case 'commentStart':
      case 'commentEnd':
        return commentEnd(inline);
      case 'citation':
        // As it was written: the text between the brackets is read as a reference again.
        return this.#piped(plainText(inline.children));
      case 'wikiLink':
        return this.#piped(this.#wikiLink(inline));
      case 'image':
        return this.#piped(image(inline, this.attempt.caution));
      case 'footnoteReference':
        return this.notes.note(inline);
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'underline':
      case 'subscript':
      case 'superscript':
      case 'highlight':
      case 'smallCaps':
      case 'keyboard':
      case 'monospace':
        return this.#mark(inline, before, next);
      case 'textColor':
      case 'background':
      case 'font':
        return inLook(inline, this.write(inline.children));
      case 'direction':
        return inline.isOverride
          ? directedHtml(inline, this.write(inline.children))
          : `[${this.write(inline.children)}]{dir=${inline.direction}}`;
      case 'language':
        return `[${this.write(inline.children)}]{lang=${inline.language}}`;
      case 'styled':
        return `[${this.write(inline.children)}]{custom-style="${inline.style}"}`;
    }
  }

  #revision({ type, includesParagraphMark, children }: Revision): string {
    const sign = type === 'insertion' ? '++' : '--';
    const outer = this.#marks;
    const text = this.write(children);
    this.#marks = outer;
    return `{${sign}${text}${includesParagraphMark ? INCLUDES_PARAGRAPH_MARK : ''}${sign}}`;
  }

  /** Text with the comments about it. Comments that are only about a change directly follow it. */
  #commented({ inner, comments }: CommentedText): string {
    const written = comments.map((comment) => `{>>${commentText(comment)}<<}`).join('');
    if (inner.length === 0) return written;
    const isChange = inner.length === 1 && isRevision(inner[0]);
    const isReplaced = inner.length === 2 && isSubstitution(inner, 0);
    const text = this.write(inner);
    return this.#piped(isChange || isReplaced ? text + written : `{==${text}==}${written}`);
  }

  /** At the ends of a text, and where it must stay on one line, a line break is written as a tag. */
  #break(before: string, next: Inline | undefined): string {
    const isWithin = before.trim() !== '' && next !== undefined && this.#marks.length + this.#linkDepth === 0;
    return isWithin && next.type !== 'break' ? this.place.lineBreak : '<br>';
  }

  #piped(text: string): string {
    return this.place.hasPipes ? escapedPipes(text).replace(/\n/g, ' ') : text;
  }

  #mark(mark: Mark, before: string, next: Inline | undefined): string {
    const outer = this.#marks;
    this.#marks = [...outer, mark.type];
    const inner = this.write(mark.children);
    this.#marks = outer;
    const sign = this.attempt.marking === 'signs' ? this.#signOf(mark.type, outer) : undefined;
    if (sign !== undefined && isFlanked(sign, before, inner, startOf(next))) return sign + inner + sign;
    const both = this.#strongEmphasis(mark, before, next);
    if (both !== undefined) return both;
    if (mark.type === 'smallCaps') return `[${inner}]{.smallcaps}`;
    const tag = TAGS[mark.type];
    return `<${tag}>${inner}</${tag}>`;
  }

  /** Three asterisks for what is bold and in italics, as a whole: between letters, `**_` would not be read as delimiters. */
  #strongEmphasis({ type, children }: Mark, before: string, next: Inline | undefined): string | undefined {
    const outer = this.#marks;
    const [inside, ...others] = children;
    const isBoth = inside?.type === OTHER[type] && others.length === 0 && outer.length === 0;
    if (!isBoth || !inside || !('children' in inside) || this.attempt.marking !== 'signs') return undefined;
    this.#marks = ['strong', 'emphasis'];
    const text = this.write(inside.children);
    this.#marks = outer;
    return isFlanked('***', before, text, startOf(next)) ? `***${text}***` : undefined;
  }

  #signOf(type: MarkType, outer: readonly MarkType[]): string | undefined {
    const isInside = outer.includes('emphasis') || outer.includes('strong');
    return type === 'emphasis' && isInside ? '_' : SIGNS[type];
  }

  #link(link: Link): string {
    if (this.#linkDepth === 0 && isItsAddress(link)) return `<${link.url.replace(/^mailto:/, '')}>`;
    this.#linkDepth++;
    const text = this.write(link.children);
    this.#linkDepth--;
    if (this.#linkDepth > 0 || this.attempt.marking === 'tags for links') {
      const title = link.title === '' ? '' : ` title="${escapedHtml(link.title)}"`;
      return `<a ${this.#piped(`href="${escapedHtml(link.url)}"${title}`)}>${text}</a>`;
    }
    const title = link.title === '' ? '' : ` ${this.#piped(quoted(link.title))}`;
    return `[${text}](${this.#piped(address(link.url))}${title})`;
  }

  #wikiLink({ page, heading, children }: WikiLink): string {
    const target = heading === '' ? page : `${page}#${heading}`;
    const ownText = [page, heading].filter((part) => part !== '').join(' > ');
    if (plainText(children) === ownText) return `[[${target}]]`;
    this.#linkDepth++;
    const text = this.write(children);
    this.#linkDepth--;
    return `[[${target}|${text}]]`;
  }
}

/** A reference as it was written; those of MyST keep only their names and are roles again. */
function referenceAsWritten({ source, form }: CrossReference): string {
  if (/[@\\]/.test(source)) return source;
  if (form === 'number') return `{numref}\`%s <${source}>\``;
  return `{${form === 'bracketed' ? 'eq' : 'ref'}}\`${source}\``;
}
