import { DOMParser, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Whether and by whom changes are tracked. */
interface Tracking {
  readonly by?: string;
  readonly date?: string;
}

/** Edits a Word file as Word does: it splits runs, may track changes, and puts notes and comments in separate parts. */
export class Reviewer {
  readonly #files: Record<string, Uint8Array>;
  readonly #documents = new Map<string, Document>();
  #id = 9000;

  #tracking: Tracking;
  #place = 'word/document.xml';

  constructor(bytes: Uint8Array, tracking: Tracking = {}) {
    this.#tracking = tracking;
    this.#files = unzipSync(bytes);
  }

  /** Sets how changes are tracked from now on, if at all. */
  as(tracking: Tracking): this {
    this.#tracking = tracking;
    return this;
  }

  /** Sets whether the main text or the footnotes are edited from now on. */
  in(place: 'text' | 'notes'): this {
    this.#place = place === 'notes' ? 'word/footnotes.xml' : 'word/document.xml';
    return this;
  }

  /** The file as Word saves it: with its name and template in the properties, revision ids and proofing marks. */
  saved(program = 'Microsoft Office Word'): Uint8Array {
    for (const run of all(this.#part('word/document.xml'), 'r')) run.setAttributeNS(W, 'w:rsidR', '00A77B3C');
    for (const paragraph of all(this.#part('word/document.xml'), 'p')) {
      const run = children(paragraph, 'r')[0];
      if (!run) continue;
      const error = this.#element('<w:proofErr w:type="spellStart"/>');
      paragraph.insertBefore(error, run);
    }
    for (const [name, document] of this.#documents)
      this.#files[name] = strToU8(new XMLSerializer().serializeToString(document));
    const app = strFromU8(this.#files['docProps/app.xml'] ?? new Uint8Array());
    const named = app.replace(/<Application>[^<]*</, `<Application>${program}<`);
    // LibreOffice keeps the name of the template, but not the variables.
    const isWord = program.startsWith('Microsoft');
    this.#files['docProps/app.xml'] = strToU8(
      isWord ? named.replace(/<Template>[^<]*</, '<Template>Normal.dotm<') : named,
    );
    const settings = strFromU8(this.#files['word/settings.xml'] ?? new Uint8Array());
    if (!isWord)
      this.#files['word/settings.xml'] = strToU8(settings.replace(/<w:docVars>.*<\/w:docVars>/, ''));
    return zipSync(this.#files);
  }

  replace(old: string, now: string): this {
    const { runs } = this.#select(old);
    const [first] = runs;
    const added = now === '' ? undefined : this.#run(now, first);
    const last = runs.at(-1);
    if (added) last?.parentNode?.insertBefore(this.#inserted(added), last.nextSibling);
    for (const run of runs) this.#remove(run);
    return this;
  }

  insert(after: string, text: string): this {
    const { runs } = this.#select(after);
    const last = runs.at(-1);
    last?.parentNode?.insertBefore(this.#inserted(this.#run(text, last)), last.nextSibling);
    return this;
  }

  /** Formats words with an element of run properties, such as `b`, or removes that formatting. */
  format(text: string, look: string, isOn = true): this {
    for (const run of this.#select(text).runs) {
      let properties = children(run, 'rPr')[0];
      if (!properties) {
        properties = this.#element('<w:rPr/>');
        run.insertBefore(properties, run.firstChild);
      }
      const before = new XMLSerializer().serializeToString(properties);
      for (const name of [look, `${look}Cs`])
        for (const each of children(properties, name)) properties.removeChild(each);
      for (const each of children(properties, 'rStyle')) if (!isOn) properties.removeChild(each);
      if (isOn) properties.insertBefore(this.#element(`<w:${look}/>`), properties.firstChild);
      if (this.#tracking.by !== undefined) {
        const old = before.replace(/ xmlns:\w+="[^"]*"/g, '');
        properties.appendChild(this.#element(`<w:rPrChange ${this.#by()}>${old}</w:rPrChange>`));
      }
    }
    return this;
  }

  /** Adds a paragraph after the one with a text, formatted like it. */
  addParagraph(after: string, text: string, style?: string): this {
    const paragraph = this.#paragraph(after);
    const properties = children(paragraph, 'pPr')[0]?.cloneNode(true) as Element | undefined;
    const added = this.#element('<w:p/>');
    if (properties) {
      for (const each of children(properties, 'pStyle'))
        if (style !== undefined) each.setAttributeNS(W, 'w:val', style);
      for (const each of children(properties, 'sectPr')) properties.removeChild(each);
      added.appendChild(properties);
    }
    if (this.#tracking.by !== undefined) this.#markEnd(added, 'ins');
    added.appendChild(this.#inserted(this.#run(text)));
    paragraph.parentNode?.insertBefore(added, paragraph.nextSibling);
    return this;
  }

  removeParagraph(text: string): this {
    const paragraph = this.#paragraph(text);
    if (this.#tracking.by === undefined) paragraph.parentNode?.removeChild(paragraph);
    else {
      for (const run of all(paragraph, 'r')) this.#remove(run);
      this.#markEnd(paragraph, 'del');
    }
    return this;
  }

  moveParagraph(text: string, after: string): this {
    const paragraph = this.#paragraph(text);
    const place = this.#paragraph(after);
    if (this.#tracking.by === undefined) {
      if (place.nextSibling !== paragraph) place.parentNode?.insertBefore(paragraph, place.nextSibling);
      return this;
    }
    const copy = paragraph.cloneNode(true) as Element;
    for (const [element, name, mark] of [
      [copy, 'moveTo', 'ins'],
      [paragraph, 'moveFrom', 'del'],
    ] as const) {
      for (const run of all(element, 'r')) {
        const wrapper = this.#element(`<w:${name} ${this.#by()}/>`);
        run.parentNode?.insertBefore(wrapper, run);
        wrapper.appendChild(run);
      }
      this.#markEnd(element, mark);
    }
    place.parentNode?.insertBefore(copy, place.nextSibling);
    return this;
  }

  /** Splits a paragraph in two after a text. */
  split(after: string): this {
    const { runs, paragraph } = this.#select(after);
    const second = paragraph.cloneNode(false) as Element;
    const properties = children(paragraph, 'pPr')[0];
    if (properties) second.appendChild(properties.cloneNode(true));
    let next = runs.at(-1)?.nextSibling;
    while (next) {
      const following = next.nextSibling;
      second.appendChild(next);
      next = following;
    }
    paragraph.parentNode?.insertBefore(second, paragraph.nextSibling);
    if (this.#tracking.by !== undefined) this.#markEnd(paragraph, 'ins');
    return this;
  }

  /** Joins the next paragraph to a paragraph, as deleting the mark between them does. Not tracked. */
  join(text: string, between = ' '): this {
    const paragraph = this.#paragraph(text);
    const next = all(paragraph.parentNode as Element, 'p').find(
      (_each, index, paragraphs) => paragraphs[index - 1] === paragraph,
    );
    if (!next) throw new Error(`No paragraph after "${text}"`);
    paragraph.appendChild(this.#run(between, undefined));
    for (const child of [...next.childNodes]) if (child.nodeName !== 'w:pPr') paragraph.appendChild(child);
    next.parentNode?.removeChild(next);
    return this;
  }

  /** Cuts a part of a paragraph, from one text to another, and pastes it after a third. Not tracked. */
  moveWords(first: string, last: string, after: string): this {
    const begin = this.#select(first).runs[0];
    const end = this.#select(last).runs.at(-1);
    const place = this.#select(after).runs.at(-1);
    const start = this.#select(first).runs[0] ?? begin;
    const nodes: Element[] = [];
    for (let node = start; node; node = node.nextSibling as Element) {
      nodes.push(node);
      if (node === end) break;
    }
    if (nodes.at(-1) !== end || !place) throw new Error(`"${first}" is not in one paragraph with "${last}"`);
    const { nextSibling } = place;
    for (const node of nodes) place.parentNode?.insertBefore(node, nextSibling);
    place.parentNode?.insertBefore(this.#run(' '), nodes[0] ?? null);
    return this;
  }

  style(text: string, style: string): this {
    const paragraph = this.#paragraph(text);
    const [element] = children(children(paragraph, 'pPr')[0], 'pStyle');
    if (!element) throw new Error(`No style at "${text}"`);
    element.setAttributeNS(W, 'w:val', style);
    return this;
  }

  addRow(after: string, cells: readonly string[]): this {
    const row = this.#rowOf(after);
    const copy = row.cloneNode(true) as Element;
    for (const [index, cell] of children(copy, 'tc').entries()) {
      const [paragraph] = children(cell, 'p');
      if (!paragraph) continue;
      for (const run of all(paragraph, 'r')) run.parentNode?.removeChild(run);
      paragraph.appendChild(this.#inserted(this.#run(cells[index] ?? '')));
    }
    if (this.#tracking.by !== undefined) this.#rowMark(copy, 'ins');
    row.parentNode?.insertBefore(copy, row.nextSibling);
    return this;
  }

  removeRow(text: string): this {
    const row = this.#rowOf(text);
    if (this.#tracking.by === undefined) row.parentNode?.removeChild(row);
    else {
      for (const run of all(row, 'r')) this.#remove(run);
      this.#rowMark(row, 'del');
    }
    return this;
  }

  addNote(after: string, text: string): this {
    const { runs } = this.#select(after);
    const last = runs.at(-1);
    const notes = this.#part('word/footnotes.xml');
    const id = 500 + ++this.#id;
    const note = this.#element(
      `<w:footnote w:id="${id}"><w:p><w:pPr><w:pStyle w:val="FootnoteText"/></w:pPr>` +
        '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r>' +
        `<w:r><w:t xml:space="preserve"> ${text}</w:t></w:r></w:p></w:footnote>`,
    );
    notes.documentElement?.appendChild(note);
    const mark = this.#element(
      `<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`,
    );
    last?.parentNode?.insertBefore(this.#inserted(mark), last.nextSibling);
    return this;
  }

  /** Deletes the reference to a note after a text. */
  removeNote(after: string): this {
    const { runs } = this.#select(after);
    for (let next = runs.at(-1)?.nextSibling; next; next = next.nextSibling) {
      if (next.nodeType !== 1 || all(next as Element, 'footnoteReference').length === 0) continue;
      const run = (next as Element).localName === 'r' ? (next as Element) : all(next as Element, 'r')[0];
      if (run) this.#remove(run);
      return this;
    }
    throw new Error(`No note behind "${after}"`);
  }

  comment(about: string, text: string, by = 'Reviewer'): this {
    const { runs } = this.#select(about);
    const id = ++this.#id;
    const [first, last] = [runs[0], runs.at(-1)];
    first?.parentNode?.insertBefore(this.#element(`<w:commentRangeStart w:id="${id}"/>`), first);
    const end = this.#element(`<w:commentRangeEnd w:id="${id}"/>`);
    last?.parentNode?.insertBefore(end, last.nextSibling);
    const mark = this.#element(`<w:r><w:commentReference w:id="${id}"/></w:r>`);
    end.parentNode?.insertBefore(mark, end.nextSibling);
    const comments = this.#comments();
    comments.documentElement?.appendChild(
      this.#element(
        `<w:comment w:id="${id}" w:author="${by}" w:date="2026-11-20T10:00:00Z" w:initials="R"><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:comment>`,
      ),
    );
    return this;
  }

  #comments(): Document {
    const name = 'word/comments.xml';
    if (!this.#files[name]) {
      this.#files[name] = strToU8(`<w:comments xmlns:w="${W}"/>`);
      const rels = 'word/_rels/document.xml.rels';
      const relations = strFromU8(this.#files[rels] ?? new Uint8Array());
      this.#files[rels] = strToU8(
        relations.replace(
          '</Relationships>',
          '<Relationship Id="rIdC" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>',
        ),
      );
      const types = strFromU8(this.#files['[Content_Types].xml'] ?? new Uint8Array());
      this.#files['[Content_Types].xml'] = strToU8(
        types.replace(
          '</Types>',
          '<Override PartName="/word/comments.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml"/></Types>',
        ),
      );
    }
    return this.#part(name);
  }

  #part(name: string): Document {
    const known = this.#documents.get(name);
    if (known) return known;
    const bytes = this.#files[name];
    if (!bytes) throw new Error(`No part ${name}`);
    const document = new DOMParser().parseFromString(strFromU8(bytes), 'text/xml');
    this.#documents.set(name, document);
    return document;
  }

  #element(xml: string): Element {
    const wrapped = new DOMParser().parseFromString(`<x xmlns:w="${W}">${xml}</x>`, 'text/xml');
    const element = wrapped.documentElement?.firstChild as Element;
    return this.#part('word/document.xml').importNode(element, true) as Element;
  }

  #by(): string {
    const { by = 'Reviewer', date = '2026-11-20T10:00:00Z' } = this.#tracking;
    return `w:id="${++this.#id}" w:author="${by}" w:date="${date}"`;
  }

  #run(text: string, like?: Element): Element {
    const run = this.#element('<w:r/>');
    const properties = like && children(like, 'rPr')[0];
    if (properties) run.appendChild(properties.cloneNode(true));
    const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    run.appendChild(this.#element(`<w:t xml:space="preserve">${escaped}</w:t>`));
    return run;
  }

  #inserted(run: Element): Element {
    if (this.#tracking.by === undefined) return run;
    const wrapper = this.#element(`<w:ins ${this.#by()}/>`);
    wrapper.appendChild(run);
    return wrapper;
  }

  #remove(run: Element): void {
    if (this.#tracking.by === undefined) {
      run.parentNode?.removeChild(run);
      return;
    }
    const wrapper = this.#element(`<w:del ${this.#by()}/>`);
    run.parentNode?.insertBefore(wrapper, run);
    wrapper.appendChild(run);
    for (const text of children(run, 't')) {
      const deleted = this.#element('<w:delText xml:space="preserve"/>');
      deleted.appendChild(deleted.ownerDocument?.createTextNode(text.textContent ?? '') as never);
      run.replaceChild(deleted, text);
    }
  }

  /** Marks a paragraph mark as inserted or deleted. */
  #markEnd(paragraph: Element, kind: 'ins' | 'del'): void {
    let properties = children(paragraph, 'pPr')[0];
    if (!properties) {
      properties = this.#element('<w:pPr/>');
      paragraph.insertBefore(properties, paragraph.firstChild);
    }
    let look = children(properties, 'rPr')[0];
    if (!look) {
      look = this.#element('<w:rPr/>');
      const later = [...children(properties, 'sectPr'), ...children(properties, 'pPrChange')][0];
      properties.insertBefore(look, later ?? null);
    }
    look.insertBefore(this.#element(`<w:${kind} ${this.#by()}/>`), look.firstChild);
  }

  #rowMark(row: Element, kind: 'ins' | 'del'): void {
    let properties = children(row, 'trPr')[0];
    if (!properties) {
      properties = this.#element('<w:trPr/>');
      row.insertBefore(properties, row.firstChild);
    }
    properties.appendChild(this.#element(`<w:${kind} ${this.#by()}/>`));
  }

  #paragraph(text: string): Element {
    const found = all(this.#part(this.#place), 'p').filter((paragraph) => textOf(paragraph).includes(text));
    // The entry in a table of contents comes first.
    const paragraph =
      found.find((each) => !/w:val="TOC/.test(new XMLSerializer().serializeToString(each))) ?? found[0];
    if (!paragraph) throw new Error(`No paragraph with "${text}"`);
    return paragraph;
  }

  #rowOf(text: string): Element {
    for (let node = this.#paragraph(text).parentNode; node; node = node.parentNode)
      if ((node as Element).localName === 'tr') return node as Element;
    throw new Error(`No row with "${text}"`);
  }

  /** The runs of a text, split at its beginning and end. */
  #select(text: string): { readonly runs: readonly Element[]; readonly paragraph: Element } {
    const paragraph = this.#paragraph(text);
    const start = textOf(paragraph).indexOf(text);
    const end = start + text.length;
    this.#split(paragraph, end);
    this.#split(paragraph, start);
    const runs: Element[] = [];
    let at = 0;
    for (const run of shownRuns(paragraph)) {
      const { length } = runText(run);
      if (length > 0 && at >= start && at + length <= end) runs.push(run);
      at += length;
    }
    if (runs.length === 0) throw new Error(`No runs with "${text}"`);
    return { runs, paragraph };
  }

  #split(paragraph: Element, offset: number): void {
    let at = 0;
    for (const run of shownRuns(paragraph)) {
      const text = runText(run);
      if (at < offset && offset < at + text.length) {
        const first = this.#run(text.slice(0, offset - at), run);
        const second = this.#run(text.slice(offset - at), run);
        run.parentNode?.insertBefore(first, run);
        run.parentNode?.insertBefore(second, run);
        run.parentNode?.removeChild(run);
        return;
      }
      at += text.length;
    }
  }
}

function all(root: Document | Element, name: string): Element[] {
  return Array.from(root.getElementsByTagNameNS(W, name)) as Element[];
}

function children(element: Element | undefined, name: string): Element[] {
  return Array.from(element?.childNodes ?? []).filter(
    (node): node is Element => node.nodeType === 1 && (node as Element).localName === name,
  );
}

/** The runs whose text is shown: those that are not deleted. */
function shownRuns(paragraph: Element): Element[] {
  return all(paragraph, 'r').filter(
    (run) => !['del', 'moveFrom'].includes((run.parentNode as Element | null)?.localName ?? ''),
  );
}

function runText(run: Element): string {
  return children(run, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('');
}

function textOf(paragraph: Element): string {
  return shownRuns(paragraph).map(runText).join('');
}
