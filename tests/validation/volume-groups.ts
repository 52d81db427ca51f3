import { strFromU8, unzipSync } from 'fflate';
import { relationshipsPartOf } from '../docx/package';
import { shapeOf, TAG } from './shape';

/** The parts whose content is merged, and where in them the content is. */
export const GATHERED = new Map([
  ['word/document.xml', 'w:body'],
  ['word/footnotes.xml', 'w:footnotes'],
  ['word/endnotes.xml', 'w:endnotes'],
  ['word/comments.xml', 'w:comments'],
  ['word/numbering.xml', 'w:numbering'],
]);

export const CONTENT_TYPES = '[Content_Types].xml';
export const STYLES = 'word/styles.xml';
/** How the first of the styles begins. */
export const STYLE = '<w:style ';
/** Each of the styles in the part that has them. */
export const stylesIn = (text: string): readonly string[] =>
  text.match(/<w:style [\s\S]*?<\/w:style>/g) ?? [];

/** The maximum size of a volume, in characters of XML: a parsed file takes about a hundred times its size in memory. */
const MAX_CHARACTERS = 3_000_000;
/** The highest id of a note that the validator accepts. The notes of each member are numbered after those of the one before. */
const MAX_NOTE_ID = 32_767;

/**
 * The positions of the files of each volume. Of the parts that its members share, such as the settings, a volume contains
 * those of its first member, so its other members have no further parts, and whatever the validator looks at in a shared
 * part has to be in the first member of some volume.
 */
export function groupsOf(files: readonly Uint8Array[]): readonly (readonly number[])[] {
  const contents = files.map(contentOfFile);
  const firsts = firstMembers(contents);
  const volumes: OpenVolume[] = [];
  const others = [...contents.keys()].filter((position) => !firsts.has(position));
  // Those with the most parts open the volumes that the rest can join.
  others.sort((a, b) => (contents[b]?.parts.size ?? 0) - (contents[a]?.parts.size ?? 0));
  for (const position of [...firsts, ...others]) {
    const content = contents[position];
    if (content === undefined) continue;
    const joined = !firsts.has(position) ? volumes.find((volume) => hasRoom(volume, content)) : undefined;
    const volume = joined ?? {
      group: [],
      first: content,
      styles: new Set(),
      characters: 0,
      noteIds: 0,
    };
    if (!joined) volumes.push(volume);
    volume.characters += addedCharacters(volume, content);
    volume.noteIds += content.noteIds;
    for (const style of content.styles) volume.styles.add(style);
    volume.group.push(position);
  }
  return volumes.map(({ group }) => group);
}

interface OpenVolume {
  readonly group: number[];
  readonly first: FileContent;
  readonly styles: Set<string>;
  characters: number;
  noteIds: number;
}

const hasRoom = (volume: OpenVolume, content: FileContent): boolean =>
  isSubset(content.parts, volume.first.parts) &&
  volume.characters + addedCharacters(volume, content) <= MAX_CHARACTERS &&
  volume.noteIds + content.noteIds <= MAX_NOTE_ID;

const addedCharacters = (volume: OpenVolume, { characters, styles }: FileContent): number =>
  styles.reduce((sum, style) => sum + (volume.styles.has(style) ? 0 : style.length), characters);

const isSubset = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  part.size <= whole.size && [...part].every((name) => whole.has(name));

interface FileContent {
  /** The names of all shared parts, those of the gathered ones with the tags of their roots. */
  readonly parts: ReadonlySet<string>;
  /** What the validator looks at in the shared parts. */
  readonly features: ReadonlySet<string>;
  readonly styles: readonly string[];
  /** The length of what is gathered, apart from the styles. */
  readonly characters: number;
  /** How many ids its notes take, with those that are not used. */
  readonly noteIds: number;
}

function contentOfFile(bytes: Uint8Array): FileContent {
  const parts = Object.entries(unzipSync(bytes));
  const shared = parts
    .filter(([name]) => !isPerFile(name))
    .map(([name, content]) => sharedPart(name, strFromU8(content)));
  return {
    parts: new Set(shared.map(({ kind }) => kind)),
    features: new Set(shared.flatMap(({ kind, features }) => [kind, ...features])),
    styles: stylesIn(strFromU8(parts.find(([name]) => name === STYLES)?.[1] ?? new Uint8Array())),
    characters: gathered(parts),
    noteIds: noteIdsIn(parts),
  };
}

/** The positions of few files that together have each feature: always the one with the most that are missing. */
function firstMembers(contents: readonly FileContent[]): ReadonlySet<number> {
  const missing = new Set(contents.flatMap(({ features }) => [...features]));
  const firsts = new Set<number>();
  let candidates = [...contents.entries()].map(([position, { features }]) => ({ position, features }));
  while (missing.size > 0) {
    candidates = candidates
      .map(({ position, features }) => ({
        position,
        features: new Set([...features].filter((feature) => missing.has(feature))),
      }))
      .filter(({ features }) => features.size > 0);
    const most = Math.max(...candidates.map(({ features }) => features.size));
    const first = candidates.find(({ features }) => features.size === most);
    if (first === undefined) break;
    firsts.add(first.position);
    for (const feature of first.features) missing.delete(feature);
  }
  return firsts;
}

/** The length of the parts whose content is merged. */
function gathered(parts: readonly (readonly [name: string, content: Uint8Array])[]): number {
  return parts.reduce((sum, [name, { length }]) => sum + (GATHERED.has(name) ? length : 0), 0);
}

function noteIdsIn(parts: readonly (readonly [name: string, content: Uint8Array])[]): number {
  const texts = parts.filter(([name]) => GATHERED.has(name)).map(([, content]) => strFromU8(content));
  const ids = texts.flatMap((text) => Array.from(text.matchAll(NOTE_ID), ([, id]) => Number(id)));
  return ids.reduce((most, id) => Math.max(most, id + 1), 0);
}

const NOTE_ID = /<w:(?:foot|end)note(?:Reference)? (?:[^>]* )?w:id="(\d+)"/g;

interface SharedPart {
  /** Its name and, of a gathered part, the tag of its root. */
  readonly kind: string;
  /** What the validator looks at in it, except for what is gathered. */
  readonly features: readonly string[];
}

const known = new Map<string, SharedPart>();

function sharedPart(name: string, text: string): SharedPart {
  const key = `${name}\n${text}`;
  const before = known.get(key);
  if (before) return before;
  const part = GATHERED.has(name)
    ? { kind: `${name} ${/<w:[^>]*>/.exec(text)?.[0] ?? text}`, features: [] }
    : {
        kind: name,
        features: featuresOf(sharedText(name, text)).map((feature) => `${partKind(name)} ${feature}`),
      };
  known.set(key, part);
  return part;
}

/** The name of a part without its number: one schema is for all charts, and one for all headers. */
export function partKind(name: string): string {
  return name.replace(/\d+(?=\.xml(?:\.rels)?$)/, '');
}

/** The content of a shared part that the validator checks. */
export function sharedText(name: string, text: string): string {
  // It does not open the workbooks of charts.
  if (!/\.(?:xml|rels)$/.test(name)) return '';
  // It knows no schema of these, and reads nothing but their relationships.
  if (/^customXml\/item\d+\.xml$/.test(name)) return '';
  // The content before the styles, which is there only once.
  const once = name === STYLES ? text.slice(0, text.indexOf(STYLE)) : text;
  return shapeOf(once)
    .replace(FORMAT_CODES, '')
    .replace(ACCENTS, '"accent1"')
    .replace(CHART_NUMBERS, (element) => element.replace(/\d+/g, '0'))
    .replace(LANGUAGES, (element) => element.replace(/"[a-z]{2,3}(?:-[A-Za-z\d]{2,4})*"/g, '"…"'));
}

/** How numbers are shown, which is any text for the schema. */
const FORMAT_CODES = /(?<=<c:numFmt) formatCode="[^"]*"/g;
/** The six accents of a theme (ECMA-376 Part 1, 20.1.10.54). */
const ACCENTS = /"accent[1-6]"/g;
/** Elements of charts whose value may be any number of its kind (ECMA-376 Part 1, 21.2.2). */
const CHART_NUMBERS = /<c:(?:axId|crossAx|idx|majorUnit|max|min|order|pt|ptCount)(?: [^>]*)?>/g;

const LANGUAGES = /<(?:w:lang|w:themeFontLang|a:endParaRPr) [^>]*>/g;

/**
 * Each element, with its attributes, the elements around it and the one before it, and the last element of each: what a schema
 * allows depends on nothing else, as long as it is a sequence or a choice.
 */
function featuresOf(xml: string): string[] {
  const features = new Set<string>();
  const path: string[] = [];
  const previous = [''];
  for (const [tag, isEnd, name = '', isEmpty] of xml.matchAll(TAG)) {
    if (isEnd) {
      features.add(`${path.join('/')} ends after ${previous.pop()}`);
      path.pop();
    } else {
      features.add(`${path.join('/')} ${previous.at(-1)} ${tag}`);
      previous[previous.length - 1] = name;
      if (isEmpty) continue;
      path.push(name);
      previous.push('');
    }
  }
  return [...features];
}

/** What each member adds to its volume, apart from the gathered parts. */
export function isPerFile(name: string): boolean {
  const gatheredRelationships = [...GATHERED.keys()].map(relationshipsPartOf);
  return name === CONTENT_TYPES || name.startsWith('word/media/') || gatheredRelationships.includes(name);
}
