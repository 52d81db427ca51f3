import type { Template } from '../model/template.js';
import { wholeNumber } from '../ooxml/attribute-values.js';
import type { NoteNumbering, WordTemplateNotes } from '../theme/word-template-notes.js';
import { childOf, valOf } from '../xml/element.js';
import { formattedNumber } from './number-text.js';

/** The highest number that Word lets notes begin with. */
const MAX_START = 16_383;

/**
 * How a template numbers notes: a section's own settings come before those of the document (ECMA-376 Part 1, 17.11). Their
 * position is that of the document alone (17.11.22).
 */
export function noteNumbers(template: Template): WordTemplateNotes {
  const [footnote, endnote] = [numberingOf('w:footnotePr', template), numberingOf('w:endnotePr', template)];
  const endsSections = valOf(childOf(template.settings?.root, 'w:endnotePr'), 'w:pos') === 'sectEnd';
  return {
    ...(footnote ? { footnote } : {}),
    ...(endnote ? { endnote } : {}),
    ...(endsSections ? { endsSections } : {}),
  };
}

function numberingOf(name: string, { settings, body }: Template): NoteNumbering | undefined {
  const [own, general] = [childOf(body.section, name), childOf(settings?.root, name)];
  const value = (setting: string): string | undefined => valOf(own, setting) ?? valOf(general, setting);
  const format = value('w:numFmt') ?? 'decimal';
  const start = wholeNumber(value('w:numStart'), MAX_START) ?? 1;
  const restarts = restartOf(value('w:numRestart'));
  if (format === 'decimal' && start === 1 && !restarts) return undefined;
  return { restarts, text: (place) => formattedNumber(start + place - 1, format) };
}

function restartOf(value: string | undefined): NoteNumbering['restarts'] {
  if (value === 'eachPage') return 'page';
  return value === 'eachSect' ? 'section' : undefined;
}
