import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { relationshipsPartOf } from '../docx/package';

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

/** The maximum size of a volume, in characters of XML: a parsed file takes about a hundred times its size in memory. */
const MAX_CHARACTERS = 3_000_000;
/** The highest id of a note that the validator accepts. The notes of each member are numbered after those of the one before. */
const MAX_NOTE_ID = 32_767;

/**
 * The positions of the files of each volume. Of the parts that its members share, such as the settings, a volume contains
 * those of its first member. So each version of such a part has to be in the first member of some volume.
 */
export function groupsOf(files: readonly Uint8Array[]): readonly (readonly number[])[] {
  const contents = files.map(contentOfFile);
  const firsts = firstMembers(contents);
  const groups: number[][] = [];
  const open = new Map<string, OpenVolume[]>();
  const others = [...contents.keys()].filter((position) => !firsts.has(position));
  for (const position of [...firsts, ...others]) {
    const content = contents[position];
    if (content === undefined) continue;
    const { kind, styles, characters, noteIds, isAlone } = content;
    const volumes = open.get(kind) ?? [];
    const isFirst = isAlone || firsts.has(position);
    const joined = isFirst ? undefined : volumes.find((volume) => hasRoom(volume, content));
    const volume = joined ?? { group: [], styles: new Set(), characters: 0, noteIds: 0 };
    if (!joined) groups.push(volume.group);
    if (!joined && !isAlone) open.set(kind, [...volumes, volume]);
    volume.characters += characters + (volume.styles.has(styles) ? 0 : styles.length);
    volume.noteIds += noteIds;
    volume.styles.add(styles);
    volume.group.push(position);
  }
  return groups;
}

interface OpenVolume {
  readonly group: number[];
  readonly styles: Set<string>;
  characters: number;
  noteIds: number;
}

const hasRoom = (volume: OpenVolume, { styles, characters, noteIds }: FileContent): boolean =>
  volume.characters + characters + (volume.styles.has(styles) ? 0 : styles.length) <= MAX_CHARACTERS &&
  volume.noteIds + noteIds <= MAX_NOTE_ID;

interface FileContent {
  /** The names of all shared parts and the tags of the gathered ones' roots: only files with the same can be bound. */
  readonly kind: string;
  /** A digest of each shared part. */
  readonly shared: readonly string[];
  readonly styles: string;
  /** The length of what is gathered. */
  readonly characters: number;
  /** How many ids its notes take, with those that are not used. */
  readonly noteIds: number;
  /** Two relationships of one picture point to an SVG: such a file is checked by itself. */
  readonly isAlone: boolean;
}

function contentOfFile(bytes: Uint8Array): FileContent {
  const parts = Object.entries(unzipSync(bytes));
  const shared = sharedParts(parts);
  return {
    kind: shared.map(({ kind }) => kind).join(' '),
    shared: shared.map(({ digest }) => digest),
    styles: strFromU8(parts.find(([name]) => name === STYLES)?.[1] ?? new Uint8Array()),
    characters: gathered(parts),
    noteIds: noteIdsIn(parts),
    isAlone: parts.some(([name]) => name.endsWith('.svg')),
  };
}

/** The positions of few files that together contain each version of each shared part: always the one with the most others. */
function firstMembers(contents: readonly FileContent[]): ReadonlySet<number> {
  const missing = new Set(contents.flatMap(({ shared }) => shared));
  const missingIn = (position: number): number =>
    contents[position]?.shared.filter((digest) => missing.has(digest)).length ?? 0;
  const firsts = new Set<number>();
  let candidates = [...contents.keys()];
  while (missing.size > 0) {
    candidates = candidates.filter((position) => missingIn(position) > 0);
    const most = Math.max(...candidates.map(missingIn));
    const first = candidates.find((position) => missingIn(position) === most) ?? 0;
    firsts.add(first);
    for (const digest of contents[first]?.shared ?? []) missing.delete(digest);
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
  /** Its name and, of a gathered part, the tag of its root: volumes are made of files that have the same. */
  readonly kind: string;
  readonly digest: string;
}

/** The parts that the files of a volume share: all that are not merged, except for the text of the properties. */
function sharedParts(parts: readonly (readonly [name: string, content: Uint8Array])[]): SharedPart[] {
  return [...parts]
    .filter(([name]) => !isPerFile(name))
    .sort(byName)
    .map(([name, content]) => {
      const text = strFromU8(content);
      const root = GATHERED.has(name) ? (/<w:[^>]*>/.exec(text)?.[0] ?? text) : '';
      return {
        kind: `${name} ${root}`,
        digest: createHash('sha256')
          .update(`${name}\n${root || sharedText(name, text)}`)
          .digest('hex'),
      };
    });
}

/** The content of a shared part that the validator checks. */
function sharedText(name: string, text: string): string {
  // It knows no schema of these, and reads nothing but their relationships.
  if (/^customXml\/item\d+\.xml$/.test(name)) return '';
  if (name.startsWith('docProps/')) return text.replace(/>[^<]+</g, '>…<');
  // The content before the styles, which is there only once.
  const once = name === STYLES ? text.slice(0, text.indexOf(STYLE)) : text;
  return once.replace(LANGUAGES, (element) => element.replace(/"[a-z]{2,3}(?:-[A-Za-z\d]{2,4})*"/g, '"…"'));
}

const LANGUAGES = /<w:(?:lang|themeFontLang) [^>]*>/g;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** What each member adds to its volume, apart from the gathered parts. */
export function isPerFile(name: string): boolean {
  const gatheredRelationships = [...GATHERED.keys()].map(relationshipsPartOf);
  return name === CONTENT_TYPES || name.startsWith('word/media/') || gatheredRelationships.includes(name);
}
