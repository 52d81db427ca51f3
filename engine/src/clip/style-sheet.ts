import { markerOf, numberFormatOf } from '../model/names/list-formats.js';
import type { NumberStyle } from '../model/names/number-styles.js';
import type { ParagraphLook, RunLook, Style } from '../model/style.js';
import { listLeft } from '../theme/measures.js';
import type { Theme } from '../theme/sheet.js';
import { stylesOf } from '../theme/styles/index.js';
import type { Clip, WordList } from './clip.js';
import { declarations, points } from './css.js';
import { className, headingLevel } from './style-names.js';

/** The styles and lists that a clipboard uses, as Word's own style sheets have them. */
export function styleSheet({ theme, usedStyles, lists }: Clip): string {
  const styles = stylesOf(theme);
  const byId = new Map(styles.map((style) => [style.id as string, style]));
  const rules = styles
    .filter(({ id }) => usedStyles.has(id))
    .map((style) => rule(style, inherited(style, byId), theme));
  const normal = `p.MsoNormal {mso-style-name:Normal;${declarations(baseLook(theme))}}\n`;
  return normal + rules.join('') + lists.map((list) => listRules(list, theme)).join('');
}

interface Look {
  readonly paragraph: ParagraphLook;
  readonly run: RunLook;
}

/** A style including what it inherits from the styles that it is based on. */
function inherited(style: Style, byId: ReadonlyMap<string, Style>): Look {
  const base = byId.get(style.basedOn);
  const { paragraph, run } = base ? inherited(base, byId) : { paragraph: {}, run: {} };
  const own = style.type === 'paragraph' ? style.paragraph : {};
  return { paragraph: { ...paragraph, ...own }, run: { ...run, ...style.run } };
}

function rule(style: Style, { paragraph, run }: Look, theme: Theme): string {
  const name = `mso-style-name:"${style.name}"`;
  if (style.type === 'character') return `${selector(style)} {${name};${declarations(runCss(run))}}\n`;
  const css = declarations({ ...baseLook(theme), ...paragraphCss(paragraph), ...runCss(run) });
  return `${selector(style)} {${name};mso-style-parent:Normal;${css}}\n`;
}

function selector({ id, type }: Style): string {
  const level = headingLevel(id);
  if (level !== undefined) return `h${level}`;
  if (type === 'character') return `span.${className(id)}, code.${className(id)}, kbd.${className(id)}`;
  return id === 'CodeBlock' ? 'pre.CodeBlock' : `p.${className(id)}`;
}

function baseLook({ fonts, fontSize }: Theme): Readonly<Record<string, string>> {
  return { margin: '0cm', 'font-size': `${fontSize}pt`, 'font-family': `"${fonts.body}"` };
}

function paragraphCss(look: ParagraphLook): Readonly<Record<string, string | false | undefined>> {
  const { before, after, line, left, right, hanging, firstLine, alignment, shading, border, outlineLevel } =
    look;
  const indent = hanging ? -hanging : firstLine;
  const side = border && `solid #${border.color} ${border.size / 8}pt`;
  return {
    'margin-top': points(before),
    'margin-right': points(right),
    'margin-bottom': points(after),
    'margin-left': points(left),
    'text-indent': points(indent),
    // 240ths of a line, as Word writes them: 1.5 lines are 150 %.
    'line-height': line === undefined ? undefined : `${Math.round((line / 240) * 100)}%`,
    'text-align': alignment === 'both' ? 'justify' : alignment,
    'page-break-after': look.keepNext && 'avoid',
    'page-break-inside': look.keepLines && 'avoid',
    background: shading && `#${shading}`,
    ...Object.fromEntries((border?.sides ?? []).map((name) => [`border-${name}`, side])),
    'mso-outline-level': outlineLevel === undefined ? undefined : String(outlineLevel + 1),
  };
}

function runCss(look: RunLook): Readonly<Record<string, string | false | undefined>> {
  const { font, size, bold, italic, underline, color, shading, superscript } = look;
  return {
    'font-family': font && `"${font}"`,
    'font-size': size === undefined ? undefined : `${size}pt`,
    'font-weight': bold === undefined ? undefined : bold ? 'bold' : 'normal',
    'font-style': italic === undefined ? undefined : italic ? 'italic' : 'normal',
    'text-decoration': underline && 'underline',
    color: color && `#${color}`,
    background: shading && `#${shading}`,
    'vertical-align': superscript && 'super',
  };
}

/** The names of number formats in Word's HTML; a format without one becomes decimal. */
const NUMBER_FORMATS: Readonly<Record<NumberStyle, string | undefined>> = {
  decimal: undefined,
  lowerLetter: 'alpha-lower',
  upperLetter: 'alpha-upper',
  lowerRoman: 'roman-lower',
  upperRoman: 'roman-upper',
};

/** The levels of a list in Word's own rules (`@list`), which only Word reads. */
function listRules({ index, levels }: WordList, theme: Theme): string {
  const head = `@list l${index} {mso-list-id:${index + 1};mso-list-type:hybrid}\n`;
  const rules = [...levels].map(([level, { format, start }]) => {
    const known = numberFormatOf(format, level);
    const marker = markerOf({ format, level }, `%${level + 1}`);
    const text = known === undefined ? marker : `"${marker.replace('.', '\\.')}"`;
    const css = declarations({
      'mso-level-start-at': start === 1 ? undefined : String(start),
      'mso-level-number-format': known ? NUMBER_FORMATS[known.style] : 'bullet',
      'mso-level-text': text,
      'mso-level-tab-stop': 'none',
      'mso-level-number-position': 'left',
      'margin-left': points(listLeft(theme, level + 1)),
      'text-indent': points(-theme.listIndent),
    });
    return `@list l${index}:level${level + 1} {${css}}\n`;
  });
  return head + rules.join('');
}
