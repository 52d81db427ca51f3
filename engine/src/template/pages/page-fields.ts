import type { FieldInstruction } from '../../model/composed.js';
import type { ParagraphStyleId } from '../../model/names/style-ids.js';
import type { TemplateStyle } from '../../model/template.js';
import { namesOf } from '../../ooxml/known-names.js';

/** Which page-dependent value a field shows; undefined for a field whose stored result is shown. */
export function instructionOf(
  code: string,
  ours: ReadonlyMap<string, ParagraphStyleId>,
  styles: readonly TemplateStyle[],
): FieldInstruction | undefined {
  const [, name = '', rest = ''] = /^\s*(\w+)\s*(.*)$/s.exec(code) ?? [];
  switch (name.toUpperCase()) {
    case 'PAGE':
      return { kind: 'page' };
    case 'NUMPAGES':
      return { kind: 'pageCount', of: 'document' };
    case 'SECTIONPAGES':
      return { kind: 'pageCount', of: 'section' };
    case 'STYLEREF': {
      const level = levelOf(rest, ours, styles);
      // Switches for the number of the paragraph (ECMA-376 Part 1, 17.16.5.59).
      const isNumber = /\\[nrw](?:\s|$)/i.test(rest);
      return level === undefined ? undefined : { kind: 'heading', level, ...(isNumber && { isNumber }) };
    }
    default:
      return undefined;
  }
}

/** The level of the headings that a field looks for: given by number or by the name of their style, in any language. */
function levelOf(
  rest: string,
  ours: ReadonlyMap<string, ParagraphStyleId>,
  styles: readonly TemplateStyle[],
): number | undefined {
  const [, quoted, plain = ''] = /^"([^"]*)"|^(\S+)/.exec(rest) ?? [];
  const name = quoted ?? plain;
  if (/^[1-6]$/.test(name)) return Number(name);
  const style = styles.find((each) => each.name.toLowerCase() === name.toLowerCase() || each.id === name);
  const [, level] = /^Heading(\d)$/.exec((style && ours.get(style.id)) ?? '') ?? [];
  if (level !== undefined) return Number(level);
  const local = LEVELS.find((each) => namesOf(`Heading${each}`).includes(name));
  return style === undefined ? local : undefined;
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
