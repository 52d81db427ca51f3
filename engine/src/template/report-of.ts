import type { StyleMapping } from '../api/options.js';
import type { Style } from '../model/style.js';
import type { Template } from '../model/template.js';
import { elementsOf, textOf, type XmlElement } from '../xml/element.js';
import { boundControl } from './bound-controls.js';
import { fieldNamesIn, shownProperties } from './fill.js';
import type { TemplateFit } from './fit.js';
import { counted, type TemplatePoint, type TemplateReport } from './report.js';
import { guessesOf } from './report-guesses.js';
import { keptOf } from './report-kept.js';

/** What becomes of a template that was fitted to our styles `own`. */
export function reportOf(
  fit: TemplateFit,
  read: { readonly dropped: readonly string[]; readonly hasContentsPlace: boolean },
  own: readonly Style[],
  given: StyleMapping,
): TemplateReport {
  const parts = read.dropped.map((what): TemplatePoint => ({ about: 'part', text: capitalized(what) }));
  return {
    kept: keptOf(fit, read.hasContentsPlace),
    dropped: [...parts, ...sampleText(fit.template)],
    filled: filledIn(fit.template),
    guessed: guessesOf(fit, own, given),
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text that is replaced. */
function sampleText({ body, usage, styles }: Template): readonly TemplatePoint[] {
  if (body.mark !== undefined) return [];
  const all = styles.all.reduce(
    (sum, { id, type }) => sum + (type === 'paragraph' ? (usage.get(id) ?? 0) : 0),
    0,
  );
  const characters = all - body.before.reduce((sum, block) => sum + textOf(block).trim().length, 0);
  if (characters <= 0) return [];
  return [{ about: 'text', text: `Its sample text (${counted(characters, 'character')})` }];
}

/** The fields, each with what fills it in. */
function filledIn({ body }: Template): readonly TemplatePoint[] {
  const pages = [...body.before, ...body.after, ...(body.rest?.blocks ?? [])];
  const stories = [...body.relations.values()].flatMap((relation) =>
    relation.kind === 'header' || relation.kind === 'footer' ? [relation.part.root] : [],
  );
  const written = new Set([...pages, ...stories].flatMap((each) => fieldNamesIn(textOf(each))));
  const bound = new Set(
    [...pages, ...stories].flatMap((each) => [...controlsIn(each), ...shownProperties(each)]),
  );
  return [
    ...[...written]
      .filter((name) => name.toLowerCase() !== 'content')
      .map((name) => `{{${name}}}, with ${name.toLowerCase()} of the front matter`),
    ...[...bound].map((name) => `Fields for the ${name}, with ${name} of the front matter`),
  ].map((text) => ({ about: 'field', text }));
}

/** The first key of front matter for each control that is bound to a property of the document. */
function controlsIn(element: XmlElement): readonly string[] {
  const [first] = boundControl(element)?.fields ?? [];
  return [...(first === undefined ? [] : [first]), ...elementsOf(element).flatMap(controlsIn)];
}
