import type { ComposedInline, FieldInstruction } from '../model/composed.js';
import { plainText } from '../model/nodes/plain-text.js';
import { levelOf } from '../model/resolved.js';
import type { Environment } from './environment.js';
import { runProperties, textRuns } from './runs.js';

/** The placeholders in headers and footers. */
const FIELD = /\{(page|pages|chapter|title|author|date)\}/;
type FieldName = 'page' | 'pages' | 'chapter' | 'title' | 'author' | 'date';

/**
 * The text of a header or footer, with its placeholders replaced: `{page}`, `{pages}` and `{chapter}` by fields of
 * Word, the others by text.
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
      return textRuns(properties.title ?? '', rightToLeft);
    case 'author':
      return textRuns(properties.authors.join(', '), rightToLeft);
    case 'date':
      return textRuns(front?.metadata.date ?? document.metadata.date ?? '', rightToLeft);
  }
}

function field(instruction: FieldInstruction, result: string): ComposedInline {
  return { type: 'field', instruction, result, properties: runProperties(0) };
}
