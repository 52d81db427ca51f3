import type { Inline, MarkType } from '../../model/document.js';

/** Text with the same formatting throughout. */
export interface FormattedText {
  readonly text: string;
  readonly italic?: true;
  readonly bold?: true;
  readonly underline?: true;
  readonly smallCaps?: true;
  readonly superscript?: true;
  readonly subscript?: true;
}

type Look = Omit<FormattedText, 'text'>;

const LOOKS: Partial<Readonly<Record<MarkType, Look>>> = {
  emphasis: { italic: true },
  strong: { bold: true },
  underline: { underline: true },
  superscript: { superscript: true },
  subscript: { subscript: true },
};

/** Splits a citation or bibliography entry into pieces of uniformly formatted text. */
export function formattedTexts(inlines: readonly Inline[]): readonly FormattedText[] {
  const shown: FormattedText[] = [];
  for (const part of partsOf(inlines, {})) {
    const last = shown.at(-1);
    if (last && isSameLook(last, part)) shown[shown.length - 1] = { ...last, text: last.text + part.text };
    else shown.push(part);
  }
  return shown;
}

function partsOf(inlines: readonly Inline[], look: Look): readonly FormattedText[] {
  return inlines.flatMap((inline): readonly FormattedText[] => {
    if (inline.type === 'text') return [{ text: inline.value, ...look }];
    if (inline.type === 'break') return [{ text: ' ', ...look }];
    if (inline.type === 'link') return partsOf(inline.children, look);
    const own = LOOKS[inline.type as MarkType];
    return own && 'children' in inline ? partsOf(inline.children, { ...look, ...own }) : [];
  });
}

function isSameLook(
  { text: _one, ...one }: FormattedText,
  { text: _other, ...other }: FormattedText,
): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}
