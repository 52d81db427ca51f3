import { MAPPED_STYLES } from '../api/mapped-styles.js';
import type { StyleMapping } from '../api/options.js';
import type { StyleId } from '../model/names/style-ids.js';
import type { Style } from '../model/style.js';
import type { Template, TemplateStyle } from '../model/template.js';
import { namesOf } from '../ooxml/known-names.js';
import { labelsIn } from './bound-controls.js';
import type { TemplateFit } from './fit.js';
import { standsAbove } from './letterhead.js';
import { promptsIn } from './prompts.js';
import { NameIndex, TABLE_STYLES } from './propose.js';
import { listed, type TemplateAnswer, type TemplateGuess } from './report.js';

/** The most other styles to offer for one guess, and the most names to list in a sentence. */
const MOST_ANSWERS = 3;
const MOST_NAMES = 6;
/** The styles that take after others, so that there is nothing to ask. */
const FOLLOWERS: ReadonlySet<string> = new Set(['FirstParagraph', 'EndnoteText', 'EndnoteReference']);

/** What stands above a text. */
const TITLE_BLOCK: ReadonlySet<StyleId> = new Set<StyleId>(['Title', 'TitleDetails', 'Affiliation']);

/** One of our styles, with its name. */
interface Wanted {
  readonly id: StyleId;
  readonly name: string;
  readonly type: TemplateStyle['type'];
}

/** What was chosen by something other than a name, and what the template has no suitable style for. */
export function guessesOf(
  fit: TemplateFit,
  own: readonly Style[],
  given: StyleMapping,
): readonly TemplateGuess[] {
  const { template } = fit;
  const byName = new NameIndex(template.styles.all);
  const styles: readonly Wanted[] = [
    ...own.map(({ id, name, type }) => ({ id, name: name.charAt(0).toUpperCase() + name.slice(1), type })),
    ...TABLE_STYLES.map(([id, name]) => ({ id, name, type: 'table' as const })),
  ]
    .filter(({ id }) => MAPPED_STYLES.includes(id) && given[id] === undefined && !FOLLOWERS.has(id))
    .toSorted((a, b) => MAPPED_STYLES.indexOf(a.id) - MAPPED_STYLES.indexOf(b.id));
  const guesses: TemplateGuess[] = [...placeOf(template), ...labelled(template), ...unfilled(template)];
  const missing: string[] = [];
  for (const wanted of styles) {
    const { id, name, type } = wanted;
    const named = byName.all(type, [name, id, ...namesOf(id)]);
    const style = fit.map.get(id);
    const [first] = named;
    if (style && !named.includes(style)) {
      const others = answersFor(wanted, style, fit);
      const isAsked = id !== 'BodyText' || !style.isDefault || others.length > 0;
      if (isAsked)
        guesses.push({
          about: 'style',
          text: `${name}: "${style.name}", ${why(id, style, template)}`,
          answers: others,
        });
    } else if (!style && first)
      guesses.push({
        about: 'style',
        text: `${name}: a style of Footmark's; the template's "${first.name}" does not seem right for it`,
        answers: [answer(id, first.name)],
      });
    else if (!style && id !== 'Affiliation') missing.push(name);
  }
  if (missing.length > 0)
    guesses.push({
      about: 'style',
      text: `It has no style for ${listed(missing, MOST_NAMES)}: if your text needs one, Footmark adds it, based on the template's`,
      answers: [],
    });
  return guesses;
}

/** Where the text goes, if nothing says so. */
function placeOf({ body, usage }: Template): TemplateGuess[] {
  if (body.mark !== undefined || usage.size === 0) return [];
  return [
    {
      about: 'place',
      text:
        body.before.length > 0
          ? `Its ${standsAbove(body.before) ? 'letterhead stays' : 'pages before the first heading stay'}, and the text replaces the rest; a paragraph {{content}} would say where the text goes`
          : 'Nothing in it says where the text goes, so the text replaces its sample text; a paragraph {{content}} would say it',
      answers: [],
    },
  ];
}

/** What is filled in because of the words before it. */
function labelled({ body }: Template): TemplateGuess[] {
  const labels = [...new Set(body.before.flatMap(labelsIn))].map((label) => `"${label}"`);
  if (labels.length === 0) return [];
  return [
    {
      about: 'cover',
      text: `What its own pages ask for with ${listed(labels, MOST_NAMES)} is filled in from front matter; as {{name}}, a field says it for certain`,
      answers: [],
    },
  ];
}

/** What somebody is to fill in by hand. */
function unfilled(template: Template): TemplateGuess[] {
  const prompts = promptsIn(template);
  if (prompts.length === 0) return [];
  const names = listed(prompts, MOST_NAMES);
  return [
    {
      about: 'placeholder',
      text: `In its headers, footers or own pages, ${names} ${prompts.length === 1 ? 'stays' : 'stay'} as written; as {{name}}, such a field is filled in from front matter`,
      answers: [],
    },
  ];
}

function why(id: StyleId, style: TemplateStyle, { usage, body }: Template): string {
  const isUsed = usage.has(style.id);
  if (id === 'BodyText') {
    if (body.mark?.style === style.id) return 'which the paragraph {{content}} has';
    return isUsed ? 'which most of its text has' : 'its default style';
  }
  if (/^Heading\d$/.test(id)) return 'by its outline level or its name';
  if (id === 'MarkdownTable')
    return isUsed ? 'which its tables have' : 'its only table style with a look of its own';
  if (TITLE_BLOCK.has(id)) return 'by its place in the sample text';
  return 'which suits best';
}

/** The other styles of the template that may be meant, those with the most text first, and Footmark's own look. */
function answersFor(
  { id, type }: Wanted,
  used: TemplateStyle,
  { template, map }: TemplateFit,
): readonly TemplateAnswer[] {
  const { styles, usage } = template;
  const taken = new Set([...map].flatMap(([other, style]) => (FOLLOWERS.has(other) ? [] : [style])));
  const likely = styles.all
    .filter((style) => style.type === type && style !== used && !taken.has(style))
    .filter((style) => usage.has(style.id) || (style.isDefault && type === 'paragraph'))
    .toSorted((a, b) => (usage.get(b.id) ?? 0) - (usage.get(a.id) ?? 0))
    .slice(0, MOST_ANSWERS)
    .map(({ name }) => answer(id, name));
  return id === 'BodyText' ? likely : [...likely, answer(id, null)];
}

function answer(id: StyleId, name: string | null): TemplateAnswer {
  return { text: name === null ? "Footmark's own" : name, styleMap: { [id]: name } };
}
