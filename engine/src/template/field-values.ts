import { lastNames } from '../language/byline.js';
import { writtenDate } from '../language/dates.js';
import type { Resolved } from '../model/resolved.js';
import type { FieldValues } from './fill.js';

/** The values of a template's fields: the document's metadata and everything in its front matter. */
export function fieldValues({ properties, document }: Resolved): FieldValues {
  const { metadata } = document;
  const authors = properties.authors.join(', ');
  const known: Readonly<Record<string, string | undefined>> = {
    title: properties.title,
    author: authors,
    authors,
    date: metadata.date && writtenDate(metadata.date, properties.languages.primary, false),
    language: properties.languages.primary,
    institution: metadata.institution,
    course: metadata.course,
    instructor: metadata.instructor,
    keywords: properties.keywords,
    'running-title': metadata.runningTitle,
  };
  // Empty for too many authors, and then as it should be.
  const derived = { surname: lastNames(properties.authors, properties.languages.primary) };
  const values = new Map(Object.entries({ ...derived, ...metadata.fields }));
  for (const [name, value] of Object.entries(known))
    if (value !== undefined && value !== '') values.set(name, value);
  return values;
}
