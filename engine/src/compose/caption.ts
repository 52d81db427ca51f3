import { aroundFigureNumber, figureSequence } from '../language/generated-text.js';
import type { ComposedInline, ComposedParagraph } from '../model/composed.js';
import type { SourceLines } from '../model/pages.js';
import type { Caption } from '../model/resolved.js';
import type { Context } from './context.js';
import { isRightToLeft } from './direction.js';
import { paragraph } from './paragraph.js';
import { addText, runProperties, textRuns } from './runs.js';

/**
 * The caption of a picture, as Word's "Insert Caption" makes it in each language: the sequence that tables of figures
 * list has the name of the label (ECMA-376 Part 1, 17.16.5.56).
 */
export function figureCaption(
  { number, text }: Caption,
  context: Context,
  source: SourceLines,
): ComposedParagraph {
  const { terms } = context.environment.resolved;
  const [before, after] = aroundFigureNumber(terms);
  const isAround = isRightToLeft([{ type: 'text', value: before + after }]);
  const rightToLeft = isRightToLeft([{ type: 'text', value: text }], isAround);
  const content: ComposedInline[] = textRuns(before, isAround);
  content.push({
    type: 'field',
    instruction: { kind: 'sequence', name: figureSequence(terms) },
    result: String(number),
    properties: runProperties(0),
  });
  addText(after + text, 0, content, rightToLeft);
  return paragraph(content, { ...context, rightToLeft, opening: undefined }, { style: 'Caption', source });
}
