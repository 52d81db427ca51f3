import { OPTION_DEFAULTS } from '../api/option-rows.js';
import type { ConversionOptions, TemplateName } from '../api/options.js';
import { TEMPLATE_DEFAULTS } from '../api/template-defaults.js';
import type { CarriedSource, CarriedTemplate } from '../model/carried.js';
import { blockPlaces } from '../parse/block-places.js';
import { splitFrontMatter } from '../source/front-matter.js';
import { withoutHidden, withoutYamlComments } from '../source/hidden.js';
import { fnv1a } from '../text/fnv1a.js';

/**
 * The source text to embed in a Word file, without anything that the document keeps from its readers.
 *
 * @param look the built-in template that the Word file used as the template was made with
 */
export function carry(markdown: string, options: ConversionOptions, look?: TemplateName): CarriedSource {
  return {
    text: withoutComments(markdown, options.review ?? OPTION_DEFAULTS.review),
    ...(typeof options.source === 'string' && { name: options.source }),
    options: JSON.stringify(carriedOptions(options)),
    template: { ...templateOf(options), ...(look && { look }) },
  };
}

function templateOf({
  template = OPTION_DEFAULTS.template,
  templateName = '',
}: ConversionOptions): CarriedTemplate {
  return typeof template === 'string' ? { name: template } : { name: templateName, hash: hashOf(template) };
}

/** Tells Word templates apart; nobody is kept from making another one with the same hash. */
export function hashOf(template: Uint8Array): string {
  return `${template.length}-${fnv1a(template).toString(16).padStart(8, '0')}`;
}

/** A text without its author's comments. Its editing marks are resolved if the document does not show them. */
export function withoutComments(markdown: string, review: NonNullable<ConversionOptions['review']>): string {
  const { yaml, markdown: padded } = splitFrontMatter(markdown);
  if (yaml === undefined) return withMarksSettled(padded, review);
  const bare = padded.replace(/^\n+/, '');
  const between = padded.slice(0, padded.length - bare.length).length - yaml.split('\n').length - 2;
  return `---\n${withoutYamlComments(yaml)}\n---\n${'\n'.repeat(Math.max(0, between))}${withMarksSettled(bare, review)}`;
}

function withMarksSettled(markdown: string, review: NonNullable<ConversionOptions['review']>): string {
  const { verbatim } = blockPlaces(markdown);
  const lines = markdown.split('\n');
  const code = verbatim.filter(({ start }) => !/^[\s>]*%%/.test(lines[start] ?? ''));
  return withoutHidden(markdown, code, review);
}

/** Options that are not embedded: functions, and files and paths on the author's device. */
const LOCAL_OPTIONS: ReadonlySet<string> = new Set<keyof ConversionOptions>([
  'bibliography',
  'diagrams',
  'loadAsset',
  'onProgress',
  'rasterize',
  'signal',
  'source',
  'templateName',
  'textName',
]);

function carriedOptions(options: ConversionOptions): Readonly<Record<string, unknown>> {
  const template = typeof options.template === 'string' ? options.template : OPTION_DEFAULTS.template;
  const defaults: Readonly<Record<string, unknown>> = { ...OPTION_DEFAULTS, ...TEMPLATE_DEFAULTS[template] };
  const isCarried = ([name, value]: readonly [string, unknown]): boolean => {
    if (LOCAL_OPTIONS.has(name) || value === undefined || value instanceof Uint8Array) return false;
    // A plain name means a built-in citation style; anything else is the content of a file.
    if (name === 'csl') return typeof value === 'string' && /^[\w-]{1,80}$/.test(value);
    return JSON.stringify(value) !== JSON.stringify(defaults[name]);
  };
  return Object.fromEntries(Object.entries(options).filter(isCarried));
}
