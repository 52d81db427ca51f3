import type { Inline, ListPlace } from '../../model/document.js';
import { counted } from '../../text/counted.js';
import { childOf, switchOf, type XmlElement } from '../../xml/element.js';
import type { NoteKey, Reading } from '../reading.js';
import type { AtomField, LinkTarget } from './atoms.js';
import { type Field, fieldOf } from './field.js';

interface OpenField {
  instruction: string;
  inResult: boolean;
  link: LinkTarget | undefined;
  shows: AtomField | undefined;
  /** Whether its result is left out. */
  isDropped: boolean;
  /** The state of a form checkbox; undefined for other fields. */
  checked: boolean | undefined;
}

/** Receives what replaces a field. */
export interface FieldOutput {
  /** Whether content at this place is left out anyway. */
  readonly isHidden: boolean;
  add(inline: Inline): void;
  note(key: NoteKey): void;
  /** The place of a list of headings, figures or the like. */
  place(of: ListPlace['of']): void;
}

/** Fields that are open; a field may begin in one paragraph and end in another (ECMA-376 Part 1, 17.16.18). */
export class OpenFields {
  readonly #open: OpenField[] = [];

  constructor(private readonly reading: Reading) {}

  /** Whether the form's checkbox is ticked. */
  formBox(data: XmlElement | undefined): void {
    const box = childOf(data, 'w:checkBox');
    const field = this.#open.at(-1);
    if (box && field) field.checked = switchOf(box, 'w:checked') ?? switchOf(box, 'w:default') ?? false;
  }

  /** Handles a `w:fldChar` element (ECMA-376 Part 1, 17.16.18). */
  sign(element: XmlElement, output: FieldOutput): void {
    switch (element.attributes['w:fldCharType']) {
      case 'begin':
        this.begin();
        this.formBox(childOf(element, 'w:ffData'));
        return;
      case 'separate':
        this.separate(output);
        return;
      case 'end':
        this.end(output);
        return;
      default:
        return;
    }
  }

  begin(): void {
    this.#open.push({
      instruction: '',
      inResult: false,
      link: undefined,
      shows: undefined,
      isDropped: false,
      checked: undefined,
    });
  }

  instruct(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.inResult) field.instruction += text;
  }

  /** Evaluates the instruction, which is complete at the separator, or at the end of a field without a result. */
  separate(out: FieldOutput): void {
    const open = this.#open.at(-1);
    if (!open || open.inResult) return;
    const field = fieldOf(open.instruction);
    open.inResult = true;
    // If something replaces the whole field, it is added here and the result is left out.
    if (!out.isHidden && !this.isOff) this.#beginResult(open, field, out);
  }

  #beginResult(open: OpenField, field: Field, out: FieldOutput): void {
    switch (field.kind) {
      case 'link': {
        const url = field.anchor === '' ? field.url : `${field.url}#${field.anchor}`;
        if (url !== '') open.link = { url, title: field.tooltip };
        return;
      }
      case 'reference':
        if (field.bookmark === '') return;
        open.link = { url: `#${field.bookmark}`, title: '' };
        if (!field.isPage) open.shows = { kind: 'reference', bookmark: field.bookmark };
        return;
      case 'noteReference': {
        const note = this.reading.markedNotes.get(field.bookmark);
        if (!note || !field.isMark) return;
        out.note(note);
        open.isDropped = true;
        return;
      }
      case 'contents':
        open.isDropped = true;
        if (field.of !== undefined) {
          out.place(field.of);
          return;
        }
        this.reading.losses.add(
          'word-contents',
          'contents',
          (count) =>
            `${counted(count, 'table of authorities', 'tables of authorities')} left out; Markdown has no such tables`,
        );
        return;
      case 'bibliography':
        open.isDropped = this.reading.citations.isCiting;
        return;
      case 'citation': {
        const citation = this.reading.citations.cited(field.instruction);
        if (!citation) return;
        out.add(citation);
        open.isDropped = true;
        return;
      }
      case 'checkbox':
        out.add({ type: 'text', value: open.checked ? '☒' : '☐' });
        open.isDropped = true;
        return;
      case 'symbol':
        out.add({ type: 'text', value: field.text });
        open.isDropped = true;
        return;
      case 'indexEntry': {
        const { path, see } = field;
        if (path.length > 0) out.add({ type: 'indexMark', path, ...(see === '' ? {} : { see }), line: 1 });
        open.isDropped = true;
        return;
      }
      case 'hidden':
        open.isDropped = true;
        this.reading.losses.add(
          'word-left-out',
          field.what,
          (count) => `${counted(count, ...HIDDEN[field.what])} left out`,
        );
        return;
      case 'sequence':
        open.shows = { kind: 'sequence', name: field.name };
        return;
      case 'shown':
        if (field.text !== '') out.add({ type: 'text', value: field.text });
        return;
    }
  }

  end(out: FieldOutput): void {
    this.separate(out);
    this.#open.pop();
  }

  /** Whether the next content is an instruction, or a result that is left out. */
  get isOff(): boolean {
    return this.#open.some(({ inResult, isDropped }) => !inResult || isDropped);
  }

  /** The innermost open field that shows a number or a reference. */
  get shows(): AtomField | undefined {
    return this.#open.findLast(({ shows }) => shows)?.shows;
  }

  /** The target of the innermost open link. */
  get link(): LinkTarget | undefined {
    return this.#open.findLast(({ link }) => link)?.link;
  }
}

const HIDDEN: Readonly<
  Record<Extract<Field, { kind: 'hidden' }>['what'], readonly [one: string, many: string]>
> = {
  'entry of a table of authorities': ['entry of a table of authorities', 'entries of tables of authorities'],
  'contents entry': ['contents entry', 'contents entries'],
  other: ['hidden field', 'hidden fields'],
};
