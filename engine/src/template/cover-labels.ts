import { childOf, elementsOf, isElement, textOf, withChildren, type XmlElement } from '../xml/element.js';
import { boundControl, withFields } from './bound-controls.js';
import { isSample, knownLabel, type Label } from './cover-words.js';

/*
 * What covers ask for beside labels: "Author:" before an empty cell, "Title: Sample title", "作 者 姓 名   作者姓名". A value is filled in
 * if nothing stands there, or what only says what is wanted. Loaded for a template with front pages.
 */

/** Between a label and its value; the first of them by which the label is known. */
const SEPARATED: readonly RegExp[] = [/^([^:：]+)[:：]\s*/u, /^\s*(.+?)(?:\t|\s{2,})\s*/u];
/** A run with its text. */
type TextRun = readonly [element: XmlElement, text: string];

/** The front pages, in which what labels ask for is to be filled in. `end` is the index of the block that the cover ends with. */
export function withLabelledValues(front: readonly XmlElement[], end: number): readonly XmlElement[] {
  const filling = new LabelledValues();
  const isLater = (at: number): boolean => end !== -1 && at > end;
  return front.map((block, at) => filling.block(block, front[at + 1], isLater(at)));
}

class LabelledValues {
  /** The paragraph that the label above it asks for. */
  readonly #asked = new Map<XmlElement, readonly [Label, string]>();

  block(block: XmlElement, next: XmlElement | undefined, isLater: boolean): XmlElement {
    if (block.name === 'w:p') return this.#paragraph(block, next, isLater);
    if (!/^w:(?:tbl|tr|tc|sdt|sdtContent)$/.test(block.name) || isBound(block)) return block;
    if (block.name === 'w:tr')
      this.#row(
        elementsOf(block).filter(({ name }) => name === 'w:tc'),
        isLater,
      );
    const blocks = elementsOf(block);
    // Beside a label in a cell, its value stands in the next one.
    const following = (at: number): XmlElement | undefined =>
      block.name === 'w:tc' ? (blocks[at + 1] ?? block) : blocks[at + 1];
    const changed = new Map(blocks.map((each, at) => [each, this.block(each, following(at), isLater)]));
    return withChildren(block, (child) => [isElement(child) ? (changed.get(child) ?? child) : child]);
  }

  /** Notes which cell is asked for by the one before it. */
  #row(cells: readonly XmlElement[], isLater: boolean): void {
    cells.forEach((cell, at) => {
      const text = textOf(cell).trim();
      const known = knownLabel(text, isLater);
      const next = cells[at + 1];
      if (!known || !next) return;
      // The names of columns stand side by side, too.
      const before = cells[at - 1];
      if (!/[:：]$/.test(text) && before && knownLabel(textOf(before).trim(), false)) return;
      const paragraphs = elementsOf(next).filter(({ name }) => name === 'w:p');
      const written = paragraphs.filter((each) => textOf(each).trim() !== '');
      const [value] = written.length === 0 ? paragraphs : written;
      if (value && written.length < 2 && isSample(known.label, textOf(value)))
        this.#asked.set(value, [known.label, text]);
    });
  }

  #paragraph(paragraph: XmlElement, next: XmlElement | undefined, isLater: boolean): XmlElement {
    const runs = textRunsIn(paragraph);
    if (!runs) return paragraph;
    const text = runs.map(([, each]) => each).join('');
    const asked = this.#asked.get(paragraph);
    if (asked) return withValue(paragraph, runs, text.length - text.trimStart().length, asked);
    for (const separated of SEPARATED) {
      const [all = '', name = ''] = separated.exec(text) ?? [];
      const known = knownLabel(name, isLater);
      if (!known) continue;
      const { label } = known;
      const value = text.slice(all.length);
      if (!isSample(label, value)) return paragraph;
      if (value.trim() !== '') return withValue(paragraph, runs, all.length, [label, name.trim()]);
      if (!/[:：]/.test(all) || next?.name === 'w:tc') return paragraph;
      const below = next?.name === 'w:p' ? textOf(next).trim() : '';
      const isNext = below !== '' && !/[:：]/.test(below) && isSample(label, below);
      if (next && isNext) this.#asked.set(next, [label, name.trim()]);
      return isNext || (below !== '' && !isLabelled(below))
        ? paragraph
        : withValue(paragraph, runs, text.length, [label, name.trim()]);
    }
    return paragraph;
  }
}

function isBound(element: XmlElement): boolean {
  return childOf(childOf(element, 'w:sdtPr'), 'w:dataBinding') !== undefined;
}

function isLabelled(text: string): boolean {
  return SEPARATED.some((each) => knownLabel(each.exec(text)?.[1] ?? '', false) !== undefined);
}

/** The runs of a paragraph with their texts; undefined for one that holds more than words, such as a field. */
function textRunsIn(paragraph: XmlElement): readonly TextRun[] | undefined {
  const runs: TextRun[] = [];
  // What is to be filled in already.
  if (boundControl(paragraph)) return undefined;
  for (const each of elementsOf(paragraph)) {
    if (each.name !== 'w:r') {
      if (/^w:(?:pPr|proofErr|bookmark)/.test(each.name)) continue;
      return undefined;
    }
    const texts = elementsOf(each).map(({ name, children }) =>
      name === 'w:t'
        ? children.join('')
        : name === 'w:tab'
          ? '\t'
          : /^w:(?:rPr|lastRenderedPageBreak)$/.test(name)
            ? ''
            : undefined,
    );
    if (texts.includes(undefined)) return undefined;
    runs.push([each, texts.join('')]);
  }
  return runs;
}

/** A paragraph of which the text from an offset on is to be filled in. */
function withValue(
  paragraph: XmlElement,
  runs: readonly TextRun[],
  from: number,
  [{ keys }, label]: readonly [Label, string],
): XmlElement {
  const text = runs.map(([, each]) => each).join('');
  const value = text.slice(from).trimEnd();
  const to = from + value.length;
  const properties = elementsOf(paragraph).filter(({ name }) => name === 'w:pPr');
  const [first] = value === '' ? [] : slicesOf(runs, from, to);
  const last = runs.findLast(([, own]) => own !== '')?.[0] ?? properties[0];
  const looks = childOf(first ?? last ?? paragraph, 'w:rPr');
  const isClose = value === '' && from > 0 && /:$/.test(text.slice(0, from));
  const children = [
    ...properties,
    ...slicesOf(runs, 0, from),
    ...(isClose ? [run(looks, ' ')] : []),
    withFields(run(looks, value.replaceAll('\t', ' ')), keys, label),
    ...slicesOf(runs, to, text.length),
  ];
  return { ...paragraph, children };
}

/** The runs between two offsets of the text. */
function slicesOf(runs: readonly TextRun[], from: number, to: number): readonly XmlElement[] {
  let at = 0;
  return runs.flatMap(([element, text]) => {
    const begin = Math.max(from - at, 0);
    const end = Math.min(to - at, text.length);
    at += text.length;
    if (begin >= end) return [];
    return [
      begin === 0 && end === text.length ? element : run(childOf(element, 'w:rPr'), text.slice(begin, end)),
    ];
  });
}

function run(looks: XmlElement | undefined, text: string): XmlElement {
  const parts = text.split(/(\t)/).filter((part) => part !== '' || text === '');
  return {
    name: 'w:r',
    attributes: {},
    children: [
      ...(looks ? [looks] : []),
      ...parts.map(
        (part): XmlElement =>
          part === '\t'
            ? { name: 'w:tab', attributes: {}, children: [] }
            : { name: 'w:t', attributes: { 'xml:space': 'preserve' }, children: [part] },
      ),
    ],
  };
}
