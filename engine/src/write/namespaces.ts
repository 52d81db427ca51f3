import type { Environment } from './environment.js';

/** The namespaces that the main parts declare; `w14` is ignorable, so that Word 2007 skips unknown elements. */
export const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" ' +
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="w14"';

export const MATH = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

/** The namespaces of a part that may contain formulas. */
export function namespacesFor({ composed }: Environment): string {
  return composed.hasEquations ? `${MATH} ${NAMESPACES}` : NAMESPACES;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
