import { type CslItem, dateOf, namesOf, textOf } from './item.js';

/** A label of letters and a year: `Doe99`, `DSR05`; that of the file itself if it has one. */
export function citationLabel(item: CslItem): string {
  const own = textOf(item, 'citation-label');
  if (own !== '') return own;
  const authors =
    ['author', 'editor'].map((name) => namesOf(item, name)).find((names) => names.length > 0) ?? [];
  const families = authors.map(({ family, literal }) => (family ?? literal ?? '').replace(/[^\p{L}]/gu, ''));
  const letters = families.length > 3 ? 1 : ([4, 2, 1][families.length - 1] ?? 4);
  const year = dateOf(item, 'issued')?.parts[0]?.year;
  const names = families
    .slice(0, 4)
    .map((family) => family.slice(0, letters))
    .join('');
  return names + (year === undefined ? '' : String(year % 100).padStart(2, '0'));
}
