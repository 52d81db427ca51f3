import { type Properties, propertyElement, val } from '../xml/properties.js';
import type { Context } from './context.js';

/** What a kind of paragraph has of its own, against what its context says. */
export interface ParagraphLayout {
  /** The style, where it is not the context's. */
  readonly style?: string;
  /** The left and right indents that this style already has. */
  readonly styleLeft?: number;
  readonly styleRight?: number;
  /** Whether body text has no first-line indent here: one would move what is centred out of the middle. */
  readonly flush?: boolean;
}

/** Writes a paragraph around `content`, with the style, indents, marker and alignment that the context asks for. */
export function paragraph(content: string, context: Context, layout: ParagraphLayout = {}): string {
  const runs = context.opening?.runs ?? '';
  return `<w:p>${paragraphProperties(context, layout)}${runs}${content}</w:p>`;
}

function paragraphProperties(context: Context, layout: ParagraphLayout): string {
  const { opening, alignment } = context;
  const style = layout.style ?? context.paragraphStyle;
  const properties: Properties = {
    pStyle: style && val(style),
    numPr: opening?.numbering && numbering(opening.numbering),
    bidi: context.rightToLeft || undefined,
    ind: isFlushed(context, layout) ? 'w:firstLine="0"' : indent(context, layout),
    jc: alignment && val(context.rightToLeft ? MIRRORED[alignment] : alignment),
  };
  return propertyElement('w:pPr', properties);
}

/** In a paragraph from right to left, Word's `left` is where lines begin: on the right (ECMA-376 Part 1, 17.18.44). */
const MIRRORED = { left: 'right', center: 'center', right: 'left' } as const;

function numbering({ level, numId }: { readonly level: number; readonly numId: number }): string {
  return `<w:numPr><w:ilvl ${val(level)}/><w:numId ${val(numId)}/></w:numPr>`;
}

/** Whether the first-line indent of the default style must be taken back. */
function isFlushed({ environment, paragraphStyle, alignment }: Context, layout: ParagraphLayout): boolean {
  const isBody = layout.style === undefined && paragraphStyle === undefined;
  const isAway = layout.flush === true || alignment === 'center' || alignment === 'right';
  return isBody && isAway && environment.theme.firstLineIndent !== 0;
}

/** Direct indents, only where they differ from those of the style or of the list's level. */
function indent(context: Context, layout: ParagraphLayout): string | undefined {
  const { left, right, opening, environment } = context;
  const level = opening?.numbering?.level;
  const ownLeft = layout.styleLeft ?? context.styleLeft;
  const ownRight = layout.styleRight ?? context.styleRight;
  const hanging = opening?.hanging ?? 0;
  if (level !== undefined) {
    const levelLeft = environment.theme.listIndent * (level + 1);
    if (left === levelLeft && right === ownRight) return undefined;
    return attributes(left, right, environment.theme.listIndent);
  }
  const inherent = layout.style === undefined ? 0 : ownLeft;
  const wanted = left + (layout.style === undefined ? 0 : inherent);
  const wantedRight = right + (layout.style === undefined ? 0 : ownRight);
  if (wanted === ownLeft && wantedRight === ownRight && hanging === 0) return undefined;
  return attributes(wanted, wantedRight, hanging);
}

function attributes(left: number, right: number, hanging: number): string {
  return `w:left="${left}"${right === 0 ? '' : ` w:right="${right}"`}${hanging === 0 ? '' : ` w:hanging="${hanging}"`}`;
}
