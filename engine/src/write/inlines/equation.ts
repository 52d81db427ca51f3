import type { Equation } from '../../model/composed.js';
import type {
  MathColumn,
  MathContent,
  MathLetters,
  MathLook,
  MathNode,
  MathObject,
  MathProperties,
  MathRun,
} from '../../model/formula.js';
import { escapeAttribute, escapeText } from '../../xml/escape.js';

/** Writes a formula as an `m:oMath` (ECMA-376 Part 1, 22.1.2.77), for a line of its own as an `m:oMathPara`. */
export function equation({ math, isDisplayed }: Equation): string {
  const xml = `<m:oMath>${contentXml(math)}</m:oMath>`;
  return isDisplayed ? `<m:oMathPara>${xml}</m:oMathPara>` : xml;
}

function contentXml(content: MathContent): string {
  let xml = '';
  for (const node of content) xml += nodeXml(node);
  return xml;
}

function nodeXml(node: MathNode): string {
  switch (node.type) {
    case 'run':
      return runXml(node);
    case 'object':
      return objectXml(node);
    case 'cell':
      return `<m:e>${contentXml(node.content)}</m:e>`;
  }
}

function runXml({ text, look, letters }: MathRun): string {
  const preserve = /^\s|\s$|\s\s/.test(text) ? ' xml:space="preserve"' : '';
  return `<m:r>${mathProperties(letters, look)}${textProperties(look, letters)}<m:t${preserve}>${escapeText(text)}</m:t></m:r>`;
}

function mathProperties({ script, style, normal }: MathLetters, { bold }: MathLook): string {
  if (normal) return '<m:rPr><m:nor/></m:rPr>';
  const weight = bold ? (style === 'p' || style === 'b' ? 'b' : 'bi') : style;
  if (!script && !weight) return '';
  return `<m:rPr>${script ? `<m:scr m:val="${script}"/>` : ''}${weight ? `<m:sty m:val="${weight}"/>` : ''}</m:rPr>`;
}

/**
 * The `w:rPr` of a run, or of the signs that an object draws: Word's fonts for formulas have a table for them. The children
 * are in the order that the schema prescribes (ECMA-376 Part 1, Annex A).
 */
function textProperties(
  { color, shading, bold }: MathLook,
  { normal, style, italic }: MathLetters = {},
): string {
  let properties = '<w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/>';
  if (normal && (bold || style === 'b')) properties += '<w:b/><w:bCs/>';
  if (italic) properties += '<w:i/><w:iCs/>';
  if (color) properties += `<w:color w:val="${color}"/>`;
  if (shading) properties += `<w:shd w:val="clear" w:color="auto" w:fill="${shading}"/>`;
  return `<w:rPr>${properties}</w:rPr>`;
}

/** An object (22.1.2). Its signs take their colour from `m:ctrlPr`, which comes last. */
function objectXml({ name, properties, look, args }: MathObject): string {
  let own = propertiesXml(properties);
  if (look.color !== undefined || look.shading !== undefined)
    own += `<m:ctrlPr>${textProperties(look)}</m:ctrlPr>`;
  const start = own === '' ? '' : `<m:${name}Pr>${own}</m:${name}Pr>`;
  let content = '';
  for (const [argument, inner] of args) content += `<m:${argument}>${contentXml(inner)}</m:${argument}>`;
  return `<m:${name}>${start}${content}</m:${name}>`;
}

function propertiesXml(properties: MathProperties): string {
  let xml = '';
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    if (value === true) xml += `<m:${name} m:val="1"/>`;
    else if (typeof value === 'string') xml += `<m:${name} m:val="${escapeAttribute(value)}"/>`;
    else xml += `<m:${name}>${value.map(columnXml).join('')}</m:${name}>`;
  }
  return xml;
}

function columnXml(align: MathColumn): string {
  return `<m:mc><m:mcPr><m:count m:val="1"/><m:mcJc m:val="${align}"/></m:mcPr></m:mc>`;
}
