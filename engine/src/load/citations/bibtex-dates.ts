import type { BibtexEntry } from './bibtex-entries.js';
import { texText } from './tex-text.js';

/** When a source was published: BibLaTeX's `date`, or BibTeX's `year` with month and day. */
export function dateOf(fields: BibtexEntry['fields']): unknown {
  const date = fields.get('date');
  if (date !== undefined) return NO_DATE.test(texText(date)) ? undefined : literalDate(date);
  const year = fields.get('year');
  if (year === undefined) return undefined;
  const text = texText(year);
  const month = monthOf(fields.get('month'));
  if (NO_DATE.test(text)) return undefined;
  if (!/^-?\d{1,4}$/.test(text)) return literalDate(text);
  const day = Number(fields.get('day'));
  const parts = [Number(text), ...(month ? [month, ...(day ? [day] : [])] : [])];
  return { 'date-parts': [parts] };
}

/** How a year says that there is none, which styles say in the language of the text. */
const NO_DATE = /^\[?(?:n\.?\s*d\.?|no date|undated|s\.\s*[da]\.|o\.\s*J\.)\]?$/i;

/** A month as a number or a name; other numbers are none. */
function monthOf(text: string | undefined): number | undefined {
  const number = Number(text);
  if (number >= 1 && number <= 12) return number;
  const index = 'jan feb mar apr may jun jul aug sep oct nov dec'
    .split(' ')
    .indexOf(text?.trim().slice(0, 3).toLowerCase() ?? '');
  return index < 0 ? undefined : index + 1;
}

/** A date as BibLaTeX has them: in ISO 8601 with EDTF's signs, of which "~" is no space. Other dates are texts. */
export function literalDate(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const bare = text.trim().replace(ACCESS_LEAD, '');
  return { raw: /^[-\d.:/TZ~?%]+$/.test(bare) ? commonEra(bare) : texText(bare) };
}

/** What people write before a date of access. */
const ACCESS_LEAD = /^(?:last\s+)?(?:accessed|visited|retrieved|checked)\b(?:\s+on\b)?[\s:]*/i;

/** EDTF counts a year 0, which is 1 BC; CSL's years before Christ do not. */
function commonEra(date: string): string {
  return date.replace(
    /(^|\/)(-\d{4}|0000)(?!\d)/g,
    (_, before: string, year: string) => `${before}${Number(year) - 1}`,
  );
}
