import { DOMParser } from '@xmldom/xmldom';
import { unzipSync } from 'fflate';
import { comparable, comparableEntry } from '../citations/form.mjs';

/** @typedef {import('../citations/form.mjs').Run} Run */
/**
 * A citation as a text shows it.
 *
 * @typedef {{ readonly keys: readonly string[], readonly shown: string, readonly before: string, readonly items: readonly any[], readonly note: number }} Citation
 *   `before` is the text in front of it, where the author's name stands if it is part of the sentence.
 */

const LOOKS = /** @type {Record<string, string>} */ ({ 'w:i': 'i', 'w:b': 'b', 'w:smallCaps': 'sc' });

/**
 * The citations and entries of a Word file with Zotero's fields.
 *
 * @param {Uint8Array} file
 * @returns {{ readonly citations: readonly Citation[], readonly entries: ReadonlyMap<string, string> }}
 */
export function citationsIn(file) {
  const parts = unzipSync(file);
  const part = (/** @type {string} */ name) =>
    new DOMParser().parseFromString(new TextDecoder().decode(parts[name]), 'text/xml').documentElement;
  const notes = new Map();
  if (parts['word/footnotes.xml'])
    for (const note of Array.from(part('word/footnotes.xml')?.childNodes ?? []))
      notes.set(/** @type {any} */ (note).getAttribute?.('w:id'), note);
  /** @type {Citation[]} */
  const citations = [];
  /** @type {Map<string, string>} */
  const entries = new Map();
  const before = { text: '' };
  /** @type {{ code: string, runs: Run[], isShown: boolean, before: string }[]} */
  const fields = [];
  let note = 0;
  const visit = (/** @type {any} */ node) => {
    switch (node.nodeName) {
      case 'w:fldChar':
        fieldSign(node.getAttribute('w:fldCharType'));
        return;
      case 'w:instrText':
        for (const field of fields.slice(-1)) field.code += node.textContent;
        return;
      case 'w:t':
      case 'w:tab':
      case 'w:noBreakHyphen': {
        const text = node.nodeName === 'w:t' ? node.textContent : node.nodeName === 'w:tab' ? ' ' : '-';
        for (const field of fields)
          if (field.isShown) field.runs.push({ text, look: lookOf(node.parentNode) });
        before.text += text;
        return;
      }
      case 'w:del':
      case 'w:rPr':
        return;
      case 'w:footnoteReference': {
        const own = notes.get(node.getAttribute('w:id'));
        notes.delete(node.getAttribute('w:id'));
        note++;
        if (own) visitAll(own);
        return;
      }
      case 'w:p':
        before.text = '';
        if (isEntry(node)) entries.set(.../** @type {[string, string]} */ (entryOf(node)));
    }
    visitAll(node);
  };
  const visitAll = (/** @type {any} */ node) => {
    for (const child of Array.from(node.childNodes)) visit(child);
  };
  const fieldSign = (/** @type {string} */ kind) => {
    if (kind === 'begin') fields.push({ code: '', runs: [], isShown: false, before: before.text });
    for (const field of fields.slice(-1)) field.isShown = kind === 'separate' || field.isShown;
    if (kind !== 'end') return;
    const { code = '', runs = [], before: text = '' } = fields.pop() ?? {};
    const json = /CSL_CITATION (\{[\s\S]*\})/.exec(code)?.[1];
    if (json === undefined) return;
    const items = JSON.parse(json).citationItems;
    citations.push({
      keys: items.map((/** @type {any} */ { id }) => id),
      shown: comparable(runs),
      before: text,
      items,
      note,
    });
  };
  visit(part('word/document.xml'));
  return { citations, entries };
}

/** @param {any} paragraph */
function isEntry(paragraph) {
  const style = paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val');
  return style === 'Bibliography' && bookmarkOf(paragraph) !== undefined;
}

/** @param {any} paragraph @returns {string | undefined} */
function bookmarkOf(paragraph) {
  const name = paragraph.getElementsByTagName('w:bookmarkStart')[0]?.getAttribute('w:name');
  return /^(?:h_)?ref_(.*)$/.exec(name ?? '')?.[1];
}

/** @param {any} paragraph */
function entryOf(paragraph) {
  const runs = Array.from(paragraph.getElementsByTagName('w:r')).flatMap((run) =>
    Array.from(/** @type {any} */ (run).childNodes).flatMap((node) => {
      const name = /** @type {any} */ (node).nodeName;
      if (name === 'w:tab') return [{ text: ' ', look: [] }];
      return name === 'w:t' || name === 'w:noBreakHyphen'
        ? [{ text: name === 'w:t' ? /** @type {any} */ (node).textContent : '-', look: lookOf(run) }]
        : [];
    }),
  );
  return [bookmarkOf(paragraph), comparableEntry(runs)];
}

/** @param {any} run @returns {string[]} */
function lookOf(run) {
  return Object.entries(LOOKS).flatMap(([name, look]) => {
    const [property] = Array.from(run.getElementsByTagName(name));
    const value = /** @type {any} */ (property)?.getAttribute('w:val');
    return property && value !== '0' && value !== 'false' ? [look] : [];
  });
}
