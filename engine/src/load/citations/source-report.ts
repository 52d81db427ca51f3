import { type NoticeCode, notice, type Report } from '../../api/notice.js';
import { grouped } from '../../text/counted.js';
import { checkSources, type SourceFault, type SourceFaultKind, type SourceFile } from './source-check.js';

/** A file with sources that a text uses. */
export interface CheckedFile extends SourceFile {
  /** The line of the text that names it. */
  readonly lineInText: number;
}

const CODES = {
  doubled: 'source-doubled',
  author: 'source-incomplete',
  date: 'source-incomplete',
  capitals: 'source-unread',
  unread: 'source-unread',
  unclosed: 'source-unread',
  bytes: 'source-unread',
} as const satisfies Record<SourceFaultKind, NoticeCode>;

/** What is said about several sources that are not cited. */
const SEVERAL = {
  doubled: 'have keys of others',
  author: 'have no author or editor',
  date: 'have no date',
  capitals: 'have titles in capitals',
  unread: 'have fields that look unread',
  unclosed: 'are not closed and take in the next one',
  bytes: 'have bytes that are no text',
} as const satisfies Record<SourceFaultKind, string>;

/**
 * Reports what is worth a look in files with sources: each cited source by itself, and the others, of which there may be thousands, in
 * one notice for each kind.
 */
export async function reportSources(
  files: readonly CheckedFile[],
  cited: ReadonlySet<string>,
  report: Report,
): Promise<void> {
  const { sources, faults } = await checkSources(files);
  const known = new Set(
    sources
      .filter(({ key, otherKeys }) => [key, ...otherKeys].some((each) => cited.has(each)))
      .map(({ key }) => key),
  );
  const isCited = (key: string): boolean => key === '' || cited.has('*') || known.has(key);
  const say = (
    code: NoticeCode,
    message: string,
    { key, file, line }: Omit<SourceFault, 'kind' | 'message'>,
  ): void => {
    const { name = '', lineInText = 1 } = files[file] ?? {};
    report({ ...notice(code, message, lineInText), source: { file: name, line, key } });
  };
  const others = new Map<SourceFaultKind, SourceFault[]>();
  for (const fault of faults) {
    if (isCited(fault.key)) {
      say(CODES[fault.kind], fault.message, fault);
      continue;
    }
    const ofKind = others.get(fault.kind) ?? [];
    others.set(fault.kind, ofKind);
    ofKind.push(fault);
  }
  for (const [kind, [first, ...more]] of others) {
    if (!first) continue;
    const message =
      more.length === 0
        ? first.message
        : `${grouped(more.length + 1)} sources that are not cited ${SEVERAL[kind]}, the first @${first.key}`;
    say(CODES[kind], message, first);
  }
  const [uncited, ...rest] = sources.filter(({ key }) => !isCited(key));
  if (!uncited) return;
  const message =
    rest.length === 0
      ? `@${uncited.key} is never cited`
      : `${grouped(rest.length + 1)} of ${grouped(sources.length)} sources are never cited, the first @${uncited.key}`;
  say('source-uncited', message, uncited);
}
