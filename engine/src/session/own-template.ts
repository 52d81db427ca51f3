import type { Report } from '../api/notice.js';
import { notice } from '../api/notice.js';
import { OPTION_CHOICES } from '../api/option-rows.js';
import type { ConversionOptions, TemplateName } from '../api/options.js';
import { type Settings, settingsOf } from '../api/settings.js';
import type { Composed } from '../model/composed.js';
import { nearest } from '../model/names/nearest.js';
import type { Resolved } from '../model/resolved.js';
import type { FittedTemplate } from '../model/template.js';
import type { ReadTemplate, TemplateFit, TemplatePages } from '../template/index.js';
import { type Theme, themeOf } from '../theme/index.js';

/** A template that was read, with the code for templates, which is loaded only if there is one. */
export interface OpenedTemplate {
  readonly read: ReadTemplate;
  readonly code: typeof import('../template/index.js');
  /** Whether its own pages show the title, so that it is not printed above the text. */
  readonly showsTitle: boolean;
  readonly hasContentsPlace: boolean;
}

const known = new WeakMap<Uint8Array, Promise<OpenedTemplate>>();

/** Reads each template only once, however often it is used. Rejects with a `TemplateRefused`. */
export function openTemplate(bytes: Uint8Array): Promise<OpenedTemplate> {
  const found = known.get(bytes);
  if (found) return found;
  const opened = open(bytes);
  known.set(bytes, opened);
  opened.catch(() => known.delete(bytes));
  return opened;
}

async function open(bytes: Uint8Array): Promise<OpenedTemplate> {
  const [code, zip] = await Promise.all([import('../template/index.js'), import('../zip/read.js')]);
  code.refuseOtherFiles(bytes);
  try {
    const { entries, repeated, refused } = zip.readZip(bytes, code.TEMPLATE_LIMITS);
    const [twice] = repeated;
    if (twice !== undefined) code.refuseTemplate(`is damaged: it contains several files named ${twice}`);
    const [outside] = refused;
    if (outside !== undefined)
      code.refuseTemplate(`is damaged: it contains a file that would be unpacked outside it, ${outside}`);
    const read = await code.readTemplate(entries);
    const { body } = read.template;
    return {
      read,
      code,
      showsTitle: code.fieldsInBody(body).has('title'),
      hasContentsPlace: code.hasContentsPlace(body),
    };
  } catch (error) {
    if (error instanceof zip.ZipError) code.refuseTemplate(`cannot be read: ${error.message}`);
    throw error;
  }
}

/** The built-in template that a file of ours was made with. */
export function nameOfLook({ read }: OpenedTemplate): TemplateName | undefined {
  return OPTION_CHOICES.template.find((each) => read.template.madeWith === `Footmark ${each}`);
}

/** The accents of its colours, RGB; undefined unless it has all six. */
export function accentsOfTemplate({ read, code }: OpenedTemplate): readonly string[] | undefined {
  return code.accentsIn(read.template.theme?.root);
}

/**
 * The settings for a text with a template. A file of ours that is used as a template brings the choices of its built-in template along,
 * such as where the title is placed.
 */
export function settingsWith(options: ConversionOptions, opened: OpenedTemplate): Settings {
  const { showsTitle, hasContentsPlace } = opened;
  const name = nameOfLook(opened);
  const settings = settingsOf(name ? { ...options, template: name } : options);
  return {
    ...settings,
    titleLayout: showsTitle ? 'page' : settings.titleLayout,
    includeTableOfContents: settings.includeTableOfContents || hasContentsPlace,
  };
}

/** The input of composing, layout and writing, fitted to a template. */
interface Fitted {
  readonly theme: Theme;
  readonly settings: Settings;
  readonly resolved: Resolved;
  /** Filled in and ready to be written. */
  readonly writable: FittedTemplate;
  /** The text on the pages of the template, for the numbers of pages. */
  around(composed: Composed): Composed;
}

/** Fits a template to a document whose settings are those of `settingsWith`. */
export function fitToText(
  opened: OpenedTemplate,
  resolved: Resolved,
  settings: Settings,
  { styleMap }: Pick<ConversionOptions, 'styleMap'>,
  report: Report,
): Fitted {
  const { read, code } = opened;
  for (const each of read.notices) report(each);
  const fit = fitted(opened, settings, resolved.numberedFrom, styleMap);
  const { theme, styles } = fit;
  for (const each of fit.notices) report(each);
  const values = code.fieldValues(resolved);
  const filling = code.fillTemplate(fit.template, values, code.fileProperties(resolved));
  const { template: filled, missing } = filling;
  for (const name of missing)
    report(
      name.toLowerCase() === 'content'
        ? notice(
            'template-content-misplaced',
            'The Word template also has {{content}} where no text can go, such as in a header or a second time; it was left out there',
            1,
          )
        : notice(
            'template-field-unknown',
            `The Word template asks for {{${name}}}, which is not in the front matter${advice(name, values.keys())}`,
            1,
          ),
    );
  for (const each of code.promptNotices(code.promptsIn(filled))) report(each);
  for (const each of code.unansweredNotices(filling)) report(each);
  const text = withoutTitle(opened, resolved, settings);
  const numbered = fit.numbered?.(text.resolved) ?? text.resolved;
  const template = code.withHeadingResults(filled, fit.map, numbered);
  const isOurs = nameOfLook(opened) !== undefined;
  if (opened.showsTitle && !isOurs) for (const each of code.unshownNotices(resolved, filling)) report(each);
  if (read.notices.includes(code.FRONT_PAGES) && !opened.showsTitle && !isOurs)
    for (const each of code.strangeCoverNotices(resolved, filling)) report(each);
  const hasLanguage =
    isOurs || settings.language !== undefined || resolved.document.metadata.language !== undefined;
  const { languages } = resolved.properties;
  return {
    theme,
    settings: text.settings,
    resolved: numbered,
    writable: {
      template: isOurs ? code.withScriptFonts(template, languages) : template,
      showsTitle: opened.showsTitle,
      landscape: code.landscapeStories(template),
      ...styles,
      language: hasLanguage ? languages : undefined,
    },
    around: (composed) => code.templatePages(template, fit).around(composed),
  };
}

/** Where the template's own pages show the title, it looks as they have it. */
function fitted(
  { read, code, showsTitle }: OpenedTemplate,
  settings: Settings,
  numberedFrom: number | undefined,
  styleMap: ConversionOptions['styleMap'],
): TemplateFit {
  const template = showsTitle ? read.template : code.withTitleLook(read.template, settings);
  return code.fitTemplate(template, themeOf(settings, { numberedFrom }), styleMap);
}

/** The fields that every template may have. */
const USUAL_FIELDS = ['content', 'title', 'author', 'date'];

function advice(name: string, known: Iterable<string>): string {
  const fields = [...known, ...USUAL_FIELDS];
  if (fields.includes(name.toLowerCase())) return '';
  const meant = nearest(name, fields);
  return meant === undefined ? '' : ` (did you mean {{${meant}}}?)`;
}

/** The title is not printed above the text if the template's own pages show it. */
export function withoutTitle(
  { showsTitle }: OpenedTemplate,
  resolved: Resolved,
  settings: Settings,
): Pick<Fitted, 'resolved' | 'settings'> {
  return showsTitle
    ? { resolved: { ...resolved, front: undefined }, settings: { ...settings, titleLayout: 'quiet' } }
    : { resolved, settings };
}

/** A template as it is needed for drawing the pages of a text. */
export interface TemplateForPages {
  readonly theme: Theme;
  /** Gives headings the numbers of the template's styles. */
  numbered(resolved: Resolved): Resolved;
  /** The text on the pages of the template, whose fields are filled in. */
  around(composed: Composed, resolved: Resolved): Composed;
}

/** Fits a template to the settings of a text, for its pages. */
export function forPages(
  opened: OpenedTemplate,
  settings: Settings,
  numberedFrom: number | undefined,
  styleMap: ConversionOptions['styleMap'],
): TemplateForPages {
  const { code } = opened;
  const fit = fitted(opened, settings, numberedFrom, styleMap);
  let filled: { readonly values: string; readonly pages: TemplatePages } | undefined;
  return {
    theme: fit.theme,
    numbered: (resolved) => fit.numbered?.(resolved) ?? resolved,
    around: (composed, resolved) => {
      const given = code.fieldValues(resolved);
      const properties = code.fileProperties(resolved);
      const values = JSON.stringify([...given, ...properties]);
      if (filled?.values !== values) {
        const { template } = code.fillTemplate(fit.template, given, properties);
        filled = { values, pages: code.templatePages(template, fit) };
      }
      return filled.pages.around(composed);
    },
  };
}
