import type { DocxPackage } from '../../docx/package';
import type { Difference } from '../rule';
import { UNKNOWN_PAGE } from './contents';
import { lookedLetters, shownLooks } from './looks';
import { type Field, type Story, storyOf } from './story';
import { inFormat, type PageOf, type Shown, Update } from './update';

export interface Judged extends Difference {
  readonly field: Field;
  readonly isSame: boolean;
}

/** The fields of a file with the results that are stored, and those that an update gives; not those that the rules do not know. */
export function* judgedFields(file: DocxPackage, pageOf: (text: Story) => PageOf): Generator<Judged, void> {
  const update = new Update(file, pageOf);
  for (const [name, { root }] of file.parts) {
    if (!/^word\/(?:document|footnotes|endnotes|(?:template-)?(?:header|footer)\d*)\.xml$/.test(name))
      continue;
    const story = name === 'word/document.xml' ? update.text : storyOf(root);
    for (const field of story.fields) {
      const shown = field.isArgument ? undefined : update.shown(field, story);
      if (shown === undefined) continue;
      const stored = storedIn(field, story);
      yield { field, word: wordsOf(shown), ours: stored, isSame: isSame(shown, stored) };
      const looks = isSame(shown, stored) && looksOf(field, story, update);
      if (looks) yield { field, ...looks, isSame: looks.word === looks.ours };
    }
  }
}

/** How the result of a reference looks after an update, unless it keeps the look that it has (17.16.4.3). */
function looksOf(field: Field, story: Story, { text }: Update): Difference | undefined {
  const { name, args, switches, formats } = field.instruction;
  const source = text.bookmarks.get(args[0]?.toLowerCase() ?? '');
  const isText = name === 'REF' && source && ![...switches.keys()].some((each) => /^\\[nprw]$/.test(each));
  const isOfItsOwn = ['mergeformat', 'charformat', 'arabic'].some((each) => formats.has(each));
  if (!isText || isOfItsOwn) return undefined;
  const letters = lookedLetters(text, source).map((each) => ({
    ...each,
    letter: inFormat(each.letter, field.instruction),
  }));
  return { word: shownLooks(letters), ours: shownLooks(lookedLetters(story, field.result)) };
}

function storedIn({ result: { from, to } }: Field, { pieces }: Story): string {
  return pieces
    .slice(from, to)
    .map(({ kind, text }) => (kind === 'end' ? '\r' : text))
    .join('');
}

function wordsOf(shown: NonNullable<Shown>): string {
  if ('text' in shown) return shown.text;
  return 'texts' in shown ? shown.texts.join(' or ') : shown.entries.join('\r');
}

function isSame(shown: NonNullable<Shown>, stored: string): boolean {
  if ('text' in shown) return plain(shown.text) === plain(stored);
  if ('texts' in shown) return shown.texts.some((each) => plain(each) === plain(stored));
  const lines = stored
    .split('\r')
    .map(plain)
    .filter((each) => each !== '');
  if (shown.entries.length === 0) return lines.length === 1 && /^[^\d\t]+\.$/.test(lines[0] ?? '');
  return (
    lines.length === shown.entries.length &&
    shown.entries.every((entry, index) =>
      entry.endsWith(UNKNOWN_PAGE)
        ? plain(entry).slice(0, -1) === lines[index]?.replace(/(?<=\t)[^\t]*$/, '')
        : plain(entry) === lines[index],
    )
  );
}

/** Word puts a mark of direction before the numbers of paragraphs that references show. */
function plain(text: string): string {
  return text.replace(/[\u00ad\u200e\u200f]/g, '').trim();
}
