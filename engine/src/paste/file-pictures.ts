import type { Element } from 'domhandler';
import { element, elementsIn, isElement, replace, styleOf } from './dom.js';
import { rtfPictures } from './rtf-pictures.js';

/**
 * Gives pictures in files of the program that they come from, `file:`, the data that the same clipboard has as RTF, one after the
 * other. If it has more or fewer, nobody can tell which is which. `html` is the source of the tree, with Word's comments.
 */
export function filePictures(root: Element, html: string, rtf: string): void {
  for (const node of elementsIn(root)) if (node.name === 'v:imagedata') settleVml(node);
  if (rtf === '') return;
  const drawings = drawingsOf(html);
  const inFiles = elementsIn(root).filter(
    ({ name, attribs }) =>
      name === 'img' && /^file:/i.test(attribs.src ?? '') && !isDrawing(attribs['v:shapes'] ?? '', drawings),
  );
  if (inFiles.length === 0) return;
  const all = rtfPictures(rtf);
  // Beside a picture that text flows around, Word draws it for older readers once more, in a format that browsers do not know.
  const urls = [all, all.filter((url) => url !== undefined)].find(({ length }) => length === inFiles.length);
  for (const [index, { attribs }] of inFiles.entries()) attribs.src = urls?.[index] ?? attribs.src ?? '';
}

/** A picture that only Word's older drawing language, VML, names (ECMA-376, part 4, 14.1.2.11). */
function settleVml(node: Element): void {
  const shape = isElement(node.parent) ? node.parent : undefined;
  const { src = '' } = node.attribs;
  const width = shape && styleOf(shape).get('width');
  const alt = shape?.attribs.alt ?? '';
  replace(node, [element('img', { src, alt, ...(width !== undefined && { style: `width:${width}` }) })]);
}

/** The ids of shapes without a picture: Word draws them for other programs, but in the RTF they are drawings. */
function drawingsOf(html: string): ReadonlySet<string> {
  const drawings = new Set<string>();
  for (const shape of html
    .split(/<v:(?=(?:shape|rect|oval|line|group|roundrect|arc|curve|polyline)\s)/i)
    .slice(1)) {
    const id = /\bid="([^"]*)"/i.exec(shape.slice(0, 400))?.[1];
    if (id !== undefined && !/<v:imagedata/i.test(shape)) drawings.add(id);
  }
  return drawings;
}

function isDrawing(shapes: string, drawings: ReadonlySet<string>): boolean {
  const ids = shapes.split(/\s+/);
  return ids.some((id) => drawings.has(id));
}
