import type { ComposedInline, FieldInstruction } from '../model/composed.js';
import { plainText } from '../model/nodes/plain-text.js';
import { levelOf } from '../model/resolved.js';
import type { Environment } from './environment.js';
import { runProperties, textRuns } from './runs.js';

/** The placeholders in headers and footers. */
const FIELD = /\{(page|pages|chapter|title|author|date)\}/;
type FieldName = 'page' | 'pages' | 'chapter' | 'title' | 'author' | 'date';

/**
 * The text of a header or footer, with its placeholders replaced: by fields of Word, except
 * for dates and several authors.
 */
export function headerRuns(text: string, rightToLeft: boolean, environment: Environment): ComposedInline[] {
  return text
    .split(FIELD)
    .flatMap((part, index) =>
      index % 2 === 0 ? textRuns(part, rightToLeft) : fieldRuns(part as FieldName, rightToLeft, environment),
    );
}

/** The words of a header, whose direction counts: the names of its placeholders do not. */
export function withoutFields(text: string): string {
  return text
    .split(FIELD)
    .filter((_, index) => index % 2 === 0)
    .join(' ');
}

function fieldRuns(name: FieldName, rightToLeft: boolean, { resolved }: Environment): ComposedInline[] {
  const { properties, front, document } = resolved;
  switch (name) {
    case 'page':
      return [field({ kind: 'page' }, '1')];
    case 'pages':
      return [field({ kind: 'pageCount', of: 'document' }, '1')];
    case 'chapter': {
      const first = [...resolved.headings.keys()].find(
        (heading) => heading !== front?.heading && levelOf(heading, resolved.headingShift) === 1,
      );
      // Without a heading, Word would print an error.
      return first ? [field({ kind: 'heading', level: 1 }, plainText(first.children))] : [];
    }
    case 'title':
      return propertyRuns('title', properties.title ?? '', rightToLeft);
    // The properties of a file divide authors by semicolons.
    case 'author':
      return properties.authors.length === 1
        ? propertyRuns('author', properties.authors.join(), rightToLeft)
        : textRuns(properties.authors.join(', '), rightToLeft);
    // Word's fields for dates are about the file, and show its days in the time zone of the reader.
    case 'date':
      return textRuns(front?.metadata.date ?? document.metadata.date ?? '', rightToLeft);
  }
}

/** A property of the file as its field; text that needs several runs is written as it is, as a field would lose them. */
function propertyRuns(name: 'title' | 'author', text: string, rightToLeft: boolean): ComposedInline[] {
  const runs = textRuns(text, rightToLeft);
  const [run, ...others] = runs;
  if (run?.type !== 'text' || others.length > 0) return runs;
  return [
    { type: 'field', instruction: { kind: 'property', name }, result: run.text, properties: run.properties },
  ];
}

function field(instruction: FieldInstruction, result: string): ComposedInline {
  return { type: 'field', instruction, result, properties: runProperties(0) };
}
