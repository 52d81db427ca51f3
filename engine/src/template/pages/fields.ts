import type { FieldInstruction } from '../../model/composed.js';
import type { TemplateStyle } from '../../model/template.js';
import type { ParagraphStyleId } from '../../theme/style-ids.js';

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
      return level === undefined ? undefined : { kind: 'heading', level };
    }
    default:
      return undefined;
  }
}

/** The level of the headings that a field looks for: given by number or by the name of their style. */
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
  return level === undefined ? undefined : Number(level);
}
