/*
 * A visitor's Word file as the look of the document. In: the files of its package. Out: a `Template`, with its styles, lists,
 * pages and fields as facts, and what was left out of it; then, for a document, a `TemplateFit`: the theme, and which of its
 * styles stands for which of ours.
 *
 * Read in this order: `readTemplate` below; `styles.ts` and `style-looks.ts`, what its styles say with what they inherit;
 * `propose.ts`, the choice of a style for each of ours, and `style-map.ts`, what the visitor says instead; `fit.ts`, which puts
 * all that together; `body.ts` and `fill.ts`, the pages around the text and their fields. `clean.ts` decides what may stay of a
 * file from a stranger, and `dropped.ts` names the rest.
 */
import type { Notice } from '../api/notice.js';
import { TemplateRefused } from '../api/template-refused.js';
import { hasBuiltInLook } from '../model/carried.js';
import { CONTENTS_PLACE, type Template, type TemplatePart, type TemplateStyles } from '../model/template.js';
import {
  kindOf,
  mainPart,
  OfficePackage,
  type PackageEntry,
  refuseOtherFiles as refuse,
} from '../ooxml/package.js';
import { readXml, type XmlPart } from '../ooxml/read-xml.js';
import { elementsOf, isElement, textOf, withChildren, type XmlElement } from '../xml/element.js';
import { bodyWithMark, hasMark } from './body.js';
import { contentNotices, FRONT_PAGES, KEPT_LETTERHEAD } from './content-notices.js';
import { withDeeperHeadings } from './deeper-headings.js';
import { DropList } from './dropped.js';
import { frontStylesOf, mayHaveFrontPages, withFrontPages } from './front-pages.js';
import { glanceAtBody } from './glance.js';
import { splitLatentStyles } from './latent-styles.js';
import { mayHaveLetterhead, withLetterhead } from './letterhead.js';
import { madeWithIn, openSection } from './made-with.js';
import { readNumbering } from './numbering.js';
import { withNumbersOfParagraphs } from './paragraph-numbers.js';
import { RelationReader } from './relations.js';
import { replacedBody } from './replaced-body.js';
import { keptSettings } from './settings.js';
import { readStyles } from './styles.js';
import { usageIn } from './usage.js';

export {
  FRONT_PAGES,
  promptNotices,
  strangeCoverNotices,
  unansweredNotices,
  unshownNotices,
} from './content-notices.js';
export type { StyleSample, TemplateStyleEntry } from './entries.js';
export { mappingOf, styleEntries } from './entries.js';
export { fieldValues } from './field-values.js';
export { fieldsInBody, fillTemplate } from './fill.js';
export { fitTemplate, type TemplateFit } from './fit.js';
export { withHeadingResults } from './heading-fields.js';
export { landscapeStories } from './landscape.js';
export { ownSamples } from './own-samples.js';
export { type TemplatePages, templatePages } from './pages/around-text.js';
export { promptsIn } from './prompts.js';
export { fileProperties } from './property-fields.js';
export type {
  TemplateAnswer,
  TemplateGuess,
  TemplatePoint,
  TemplateReport,
  TemplateTopic,
} from './report.js';
export { reportOf } from './report-of.js';
export { withScriptFonts } from './script-fonts.js';
export { accentsIn } from './theme-colors.js';
export { withTitleLook } from './title-look.js';

/** Limits for the size of a template: far above any real one, and low enough for a phone. */
export const TEMPLATE_LIMITS = { entries: 4000, bytes: 128 * 1024 ** 2 } as const;

export interface ReadTemplate {
  readonly template: Template;
  /** Notices about the parts that were left out. */
  readonly notices: readonly Notice[];
  /** These parts, in words. */
  readonly dropped: readonly string[];
}

/** Throws `TemplateRefused` for files whose first bytes show that they are not Word documents. */
export function refuseOtherFiles(bytes: Uint8Array): void {
  refuse(bytes, refuseTemplate);
}

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/ password$/, ' Open it in Word, remove the password and save it again.'],
  [/^is damaged/, ' Open it in Word and save it again.'],
  [/^cannot be read: .*(?:damaged|incomplete|too short|not a zip)/, ' Copy or download it again.'],
];

/** Throws `TemplateRefused` with a sentence that says why, and what the user can do about it. */
export function refuseTemplate(what: string): never {
  const remedy = REMEDIES.find(([cause]) => cause.test(what))?.[1] ?? '';
  throw new TemplateRefused(`The template ${what}.${remedy}`);
}

/** Reads a template from the files of its package. Throws `TemplateRefused` if it cannot be used. */
export async function readTemplate(entries: readonly PackageEntry[]): Promise<ReadTemplate> {
  const source = new OfficePackage(entries, refuseTemplate);
  await source.open();
  const dropped = new DropList();
  const { part: main, contentType } = await mainPart(source, refuseTemplate);
  if (/macroEnabled/i.test(contentType)) dropped.add('macros');
  const related = [...(await source.relationships(main)).values()];
  const partOf = (kind: string): string | undefined => {
    const found = related.find((each) => !each.external && kindOf(each) === kind);
    return found && !found.external ? found.part : undefined;
  };
  if (partOf('glossaryDocument')) dropped.add('glossary');
  if (related.some((each) => /vbaProject|attachedToolbars|keyMapCustomizations/.test(each.type)))
    dropped.add('macros');
  const relations = new RelationReader(source, dropped);
  const xml = async (kind: string): Promise<XmlPart | undefined> => {
    const part = partOf(kind);
    return part === undefined ? undefined : source.xml(part);
  };
  const styles = await stylesIn(source, partOf('styles'));
  const properties = [...(await source.relationships()).values()].find(
    (each) => !each.external && kindOf(each) === 'extended-properties',
  );
  const facts = properties && !properties.external ? await source.xml(properties.part) : undefined;
  const madeWith = madeWithIn(facts?.root);
  // The title page of a file of ours is made anew.
  const frontStyles = hasBuiltInLook({ madeWith }) ? undefined : frontStylesOf(styles);
  let isLookedOver = false;
  let hasPictures = false;
  const document = await source.xml(main, (xml, name) => {
    hasPictures = /<(?:w:drawing|w:pict)[ >]/.test(xml);
    if (frontStyles && (mayHaveFrontPages(xml, frontStyles) || mayHaveLetterhead(xml))) return undefined;
    const glance = glanceAtBody(xml, name);
    isLookedOver = glance !== undefined;
    return glance;
  });
  if (!document) return refuseTemplate('is damaged: it has no text part');
  const isOpen = frontStyles !== undefined && !isLookedOver && !hasMark(document.root);
  const pages = isOpen ? await withFrontPages(document.root, frontStyles, styles) : undefined;
  const front = pages ?? (isOpen ? withLetterhead(document.root, styles) : undefined);
  const settingsName = partOf('settings');
  // The relationships of the settings name the template that this one is based on, and data sources.
  if (settingsName) await relations.of(settingsName);
  const settings = keptSettings(await xml('settings'), dropped);
  const { text, misplaced, isReplaced, replacedFields, ...places } = isLookedOver
    ? await replacedBody(document.root, (needed) => relations.of(main, { isMain: true, needed }))
    : bodyWithMark(front ?? document.root, await relations.of(main, { isMain: true }), dropped);
  const sample = front ? document.root : text;
  const numbering = readNumbering(await xml('numbering'));
  const usage = usageIn(sample, styles);
  const isLetterhead = isReplaced && hasPictures && isShort(text);
  const isOurs = hasBuiltInLook({ madeWith });
  const complete = isOurs ? styles : withDeeperHeadings(styles, usage);
  return {
    template: {
      madeWith,
      ...(numbering && !isOurs
        ? withNumbersOfParagraphs({ styles: complete, numbering }, sample)
        : { styles: complete, numbering }),
      usage,
      settings,
      theme: partWithout(await xml('theme')),
      fontTable: await fontTable(partOf('fontTable'), source, relations),
      body: {
        namespaces: document.prefixes.declared,
        ignorable: document.root.attributes['mc:Ignorable'],
        ...places,
        ...(front ? { mark: undefined } : {}),
        ...(isOurs ? openSection(places) : {}),
      },
    },
    dropped: [...dropped.parts(), ...(isLetterhead ? [LETTERHEAD_PICTURES] : [])],
    notices: [
      ...dropped.notices(),
      ...(front ? [pages ? FRONT_PAGES : KEPT_LETTERHEAD] : []),
      ...contentNotices(misplaced, replacedFields, isLetterhead),
    ],
  };
}

async function stylesIn(source: OfficePackage, name: string | undefined): Promise<TemplateStyles> {
  if (name === undefined) return readStyles(undefined);
  let latent: string | undefined;
  const part = await source.xml(name, (xml) => {
    const apart = splitLatentStyles(xml);
    latent = apart?.latent;
    return apart && readXml(apart.rest, name, refuseTemplate);
  });
  return readStyles(part, latent);
}

const LETTERHEAD_PICTURES = 'pictures on its page, such as a letterhead';

/** The most characters in the body of a letterhead or cover; a longer body is sample text. */
const MAX_SHORT_BODY = 1000;

function isShort(text: XmlElement): boolean {
  return textOf(text).length <= MAX_SHORT_BODY;
}

/** A theme without pictures: picture fills become solid ones (ECMA-376 Part 1, 20.1.4.1.13). */
function partWithout(part: XmlPart | undefined): TemplatePart | undefined {
  if (!part) return undefined;
  const plain = (element: XmlElement): XmlElement =>
    element.name === 'a:blipFill'
      ? PLAIN_FILL
      : withChildren(element, (child) =>
          !isElement(child) ? [child] : child.name === 'a:extLst' ? [] : [plain(child)],
        );
  return { root: plain(part.root), namespaces: part.prefixes.declared, relations: new Map() };
}

const PLAIN_FILL: XmlElement = {
  name: 'a:solidFill',
  attributes: {},
  children: [{ name: 'a:schemeClr', attributes: { val: 'phClr' }, children: [] }],
};

async function fontTable(
  name: string | undefined,
  source: OfficePackage,
  reader: RelationReader,
): Promise<TemplatePart | undefined> {
  const part = name === undefined ? undefined : await source.xml(name);
  if (name === undefined || !part) return undefined;
  const relations = await reader.of(name);
  const isTaken = (child: XmlElement): boolean => {
    const id = child.attributes['r:id'];
    return id === undefined || relations.get(id)?.kind === 'file';
  };
  const root = withChildren(part.root, (font) =>
    isElement(font) ? [{ ...font, children: elementsOf(font).filter(isTaken) }] : [],
  );
  return { root, namespaces: part.prefixes.declared, relations };
}

/** Whether the template asks for a table of contents by having one of its own. */
export function hasContentsPlace({ before, after, rest }: Template['body']): boolean {
  return [...before, ...after, ...(rest?.blocks ?? [])].includes(CONTENTS_PLACE);
}
