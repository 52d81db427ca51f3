import type { CrossReference, Inline } from '../../model/document.js';
import { pushAll } from '../../text/long-arrays.js';
import type { Atom } from '../flat/atoms.js';
import type { ReferenceTarget } from './numbered-elements.js';

/** A bookmark's target, if it has a name and a number. */
type NumberedElementAt = (bookmark: string) => ReferenceTarget | undefined;

/** The possible targets of references. */
interface Targets {
  readonly elementAt: NumberedElementAt;
  /** The identifier of a heading that this program made a bookmark for. */
  readonly headingAt: (bookmark: string) => string | undefined;
  readonly nameOf: (bookmark: string) => string;
}

/** Replaces text that shows the number of something with a reference to its name. */
export function withReferences(
  atoms: readonly Atom[],
  { elementAt: at, headingAt, nameOf }: Targets,
): readonly Atom[] {
  if (!atoms.some(({ field }) => field?.kind === 'reference')) return atoms;
  const result: Atom[] = [];
  for (let start = 0; start < atoms.length; ) {
    const end = endOf(atoms, start);
    const group = atoms.slice(start, end);
    const reference = referenceIn(group, at, { before: atoms[start - 1], after: atoms[end] });
    const other = reference ? undefined : (exampleIn(group, nameOf) ?? sectionIn(group, headingAt));
    const whole = result.at(-1);
    const part = reference && whole && start > 0 ? partOf(whole, reference, group, at) : undefined;
    if (part) result[result.length - 1] = part;
    else if (reference) result.push(reference);
    else if (other) result.push(other);
    else pushAll(result, group);
    start = end;
  }
  return result;
}

/** Atoms that belong together: all those of one link, or all those of one field. */
function endOf(atoms: readonly Atom[], start: number): number {
  const first = atoms[start];
  let end = start + 1;
  if (!first?.link && !first?.field) return end;
  while (
    end < atoms.length &&
    (first.link ? atoms[end]?.link === first.link : atoms[end]?.field === first.field)
  )
    end++;
  return end;
}

function referenceIn(
  group: readonly Atom[],
  at: NumberedElementAt,
  around: { readonly before: Atom | undefined; readonly after: Atom | undefined },
): Atom | undefined {
  const first = group.find(({ field }) => field?.kind === 'reference');
  const element = first?.field?.kind === 'reference' ? at(first.field.bookmark) : undefined;
  if (!first || element?.name === undefined || group.some(({ inline }) => inline.type !== 'text'))
    return undefined;
  const text = textOf(group)
    .replace(/\u00a0/g, ' ')
    .trim();
  const form = formOf(text, element);
  if (!form) return undefined;
  const { name } = element;
  const inline: CrossReference = {
    type: 'crossReference',
    names: [name],
    form,
    source:
      form === 'label' ? labelSource(name, around) : `\\${form === 'number' ? 'ref' : 'eqref'}{${name}}`,
    line: 1,
  };
  return { inline, marks: first.marks, isCode: false, link: undefined };
}

/** A reference to an example, `(@good)`, which shows the number of its item. */
function exampleIn(group: readonly Atom[], nameOf: (bookmark: string) => string): Atom | undefined {
  const first = group.find(({ field }) => field?.kind === 'reference');
  if (first?.field?.kind !== 'reference' || !/^\(\d+\)$/.test(textOf(group))) return undefined;
  const name = nameOf(first.field.bookmark);
  if (!/^@[\w-]+$/.test(name)) return undefined;
  const inline: CrossReference = {
    type: 'crossReference',
    names: [name],
    form: 'number',
    source: `(${name})`,
    line: 1,
  };
  return { inline, marks: first.marks, isCode: false, link: undefined };
}

/** A reference to a heading, which shows the heading's text, or its number with or without a word before it. */
function sectionIn(group: readonly Atom[], headingAt: Targets['headingAt']): Atom | undefined {
  const first = group.find(({ field }) => field?.kind === 'reference');
  const name = first?.field?.kind === 'reference' ? headingAt(first.field.bookmark) : undefined;
  if (!first?.link || name === undefined || group.some(({ inline }) => inline.type !== 'text'))
    return undefined;
  const inline: Inline = /^(?:\d+|\p{Lu})(?:\.\d+)*$/u.test(textOf(group))
    ? { type: 'crossReference', names: [name], form: 'number', source: `\\ref{${name}}`, line: 1 }
    : { type: 'link', url: `#${name}`, title: '', children: [], line: 1 };
  return { inline, marks: first.marks, isCode: false, link: undefined };
}

/** Combines a reference to a figure and one to its part, "Figure 1" and "a", into one reference to the part. */
function partOf(whole: Atom, letter: Atom, group: readonly Atom[], at: NumberedElementAt): Atom | undefined {
  const field = group.find((atom) => atom.field?.kind === 'reference')?.field;
  const element = field?.kind === 'reference' ? at(field.bookmark) : undefined;
  if (!element?.isPart || whole.inline.type !== 'crossReference' || letter.inline.type !== 'crossReference')
    return undefined;
  const { form, names } = whole.inline;
  const [own = ''] = names;
  const [name = ''] = letter.inline.names;
  const source = whole.inline.source.replace(own, () => name);
  return { ...whole, inline: { ...whole.inline, form, names: [name], source } };
}

function formOf(text: string, { label, number, kind }: ReferenceTarget): CrossReference['form'] | undefined {
  if (text === number) return 'number';
  if (text === `(${number})`) return 'bracketed';
  const [shown, whole] = [text, label].map((each) => each.toLowerCase());
  return shown === whole ||
    isInFull(text, label) ||
    (kind === 'equation' && /^\p{L}+\.? \(?[\d.]+\)?$/u.test(text))
    ? 'label'
    : undefined;
}

/** Whether a text spells out an abbreviated label: "Figure 1" for "Fig. 1". */
function isInFull(text: string, label: string): boolean {
  const [, word, number] = /^(\p{L}+)\. (\S+)$/u.exec(label) ?? [];
  if (word === undefined || number === undefined || !text.startsWith(word)) return false;
  return /^\p{L}*$/u.test(text.slice(word.length, -number.length - 1)) && text.endsWith(` ${number}`);
}

/** The source of a reference, in brackets if adjacent letters would be read as part of the name. */
function labelSource(name: string, { before, after }: Parameters<typeof referenceIn>[2]): string {
  const isAlone =
    !/[\p{L}\p{N}_@/.]$/u.test(textIn(before?.inline)) &&
    !/^[:._/+-]*[\p{L}\p{N}]/u.test(textIn(after?.inline));
  return isAlone ? `@${name}` : `[@${name}]`;
}

function textIn(inline: Inline | undefined): string {
  return inline?.type === 'text' ? inline.value : '';
}

function textOf(atoms: readonly Atom[]): string {
  return atoms.map(({ inline }) => textIn(inline)).join('');
}
