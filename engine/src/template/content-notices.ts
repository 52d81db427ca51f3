import { type Notice, notice } from '../api/notice.js';
import { nearest } from '../model/names/nearest.js';
import type { Resolved } from '../model/resolved.js';
import { fieldsIn } from './fields.js';
import type { FilledTemplate } from './fill.js';
import { listed } from './report.js';

const LETTERHEAD = notice(
  'template-content-missing',
  'In the Word template, pictures are on the page itself, such as a letterhead or a cover; the text replaces them. To keep them, add a paragraph that says {{content}} to the template, where the text goes',
  1,
);
/** The finding about pages before the first heading, which stay. */
export const FRONT_PAGES = notice(
  'template-content-missing',
  'The pages before the first heading of the Word template stay, and the text replaces the rest. To choose another place for the text, add a paragraph that says {{content}} to the template',
  1,
);
/** The finding about pictures at the beginning, which stay. */
export const KEPT_LETTERHEAD = notice(
  'template-content-missing',
  'The letterhead of the Word template, which is what its pictures at the beginning seem to be, stays, and the text replaces the rest. To choose another place for the text, add a paragraph that says {{content}} to the template',
  1,
);
/** The most prompts to name. */
const MOST_PROMPTS = 6;

/** The finding about prompts of other kinds than fields, which stay as they are written. */
export function promptNotices(prompts: readonly string[]): readonly Notice[] {
  if (prompts.length === 0) return [];
  return [
    notice(
      'template-field-unknown',
      `The headers, footers or own pages of the Word template ask for ${listed(prompts, MOST_PROMPTS)}, which nothing fills in. Replace such words in the template, or write fields such as {{name}} there and their values in front matter`,
      1,
    ),
  ];
}

/** The finding about labels whose values front matter does not have. */
export function unansweredNotices({ unanswered }: FilledTemplate): readonly Notice[] {
  if (unanswered.size === 0) return [];
  const labels = [...unanswered.keys()].map((label) => `"${label}"`);
  const keys = [...new Set(unanswered.values())];
  return [
    notice(
      'template-field-unknown',
      `The Word template's own pages ask for ${listed(labels, MOST_PROMPTS)}, which front matter does not say. To have them filled in, write ${listed(keys, MOST_PROMPTS)} there`,
      1,
    ),
  ];
}

/** The finding about front matter for a title page that the template's own pages, which show the title, have no place for. */
export function unshownNotices(
  { front, document: { metadata }, properties }: Resolved,
  { template: { body }, shown }: FilledTemplate,
): readonly Notice[] {
  if (!front) return [];
  const hasDate = body.before.some((block) => DATE.test(fieldsIn(block).code));
  const isGiven: Readonly<Record<string, boolean>> = {
    author: properties.authors.length > 0 && !shown.has('authors') && !shown.has('surname'),
    subtitle: front.subtitle.length > 0,
    date: metadata.date !== undefined && !hasDate,
  };
  const given = Object.keys(isGiven).filter((name) => isGiven[name] && !shown.has(name));
  if (given.length === 0) return [];
  return [
    notice(
      'template-field-unknown',
      `The Word template's own pages show the title, but have no place for ${listed(given)}. Write fields such as {{${given[0]}}} there`,
      1,
    ),
  ];
}

/** The finding about pages that stay and show another title or author than those of the text. */
export function strangeCoverNotices({ properties }: Resolved, { shown }: FilledTemplate): readonly Notice[] {
  const given = [
    ...(properties.title === undefined ? [] : ['title']),
    ...(properties.authors.length === 0 ? [] : ['author']),
  ];
  const strange = given.filter((name) => !shown.has(name));
  if (strange.length === 0) return [];
  return [
    notice(
      'template-field-unknown',
      `The Word template's own pages stay, but no place for the ${listed(strange)} was found there, so they may show somebody else’s. Write fields such as {{${strange[0]}}} there`,
      1,
    ),
  ];
}

/** Fields that show a day. */
const DATE = /\b(?:CREATE|PRINT|SAVE)?DATE\b/i;

/** Words that people write instead of `content` in the placeholder. */
const CONTENT_SYNONYM = /^(?:text|body|main|inhalt|contenu|contenido|contenuto)$/i;

/** The notices about a body that the text replaces because it has no usable placeholder. */
export function contentNotices(
  misplaced: boolean,
  fields: readonly string[],
  /** Whether it has pictures and few words. */
  isLetterhead: boolean,
): readonly Notice[] {
  if (misplaced)
    return [
      notice(
        'template-content-misplaced',
        'In the Word template, {{content}} is in a table or a text box; the text replaces the whole body instead',
        1,
      ),
    ];
  if (fields.length === 0) return isLetterhead ? [LETTERHEAD] : [];
  const meant = fields.find((name) => CONTENT_SYNONYM.test(name) || nearest(name, ['content']) !== undefined);
  const names = [...new Set(fields)].map((name) => `{{${name}}}`).join(', ');
  return [
    notice(
      'template-content-missing',
      meant === undefined
        ? `The Word template has ${names}, but no paragraph that says {{content}}, where the text goes; the text replaces the whole body`
        : `The Word template says {{${meant}}}, but the place of the text is {{content}}; the text replaces the whole body instead`,
      1,
    ),
  ];
}
