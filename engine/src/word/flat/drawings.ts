import type { Inline } from '../../model/document.js';
import { counted } from '../../text/counted.js';
import { childOf, elementsOf, type XmlElement } from '../../xml/element.js';
import type { Reading, Relations } from '../reading.js';
import type { DrawnChart } from './flat.js';
import { descendant } from './pictures.js';
import { hasImage, labelsIn } from './shapes.js';

/** Receives pictures and text boxes. */
interface DrawingOutput {
  add(inline: Inline): void;
  box(content: XmlElement): void;
  /** The labels of shapes, as the content of a text box. */
  labels(content: XmlElement): void;
  chart(chart: DrawnChart): void;
}

/** Reads the drawings in a text. */
export class DrawingReader {
  constructor(
    private readonly reading: Reading,
    private readonly relations: Relations,
    private readonly out: DrawingOutput,
  ) {}

  /** Pictures and text boxes in DrawingML (ECMA-376 Part 1, 20.4). */
  drawing(drawing: XmlElement): void {
    if (this.#diagram(drawing)) return;
    if (this.#shapes(drawing)) return;
    for (const place of elementsOf(drawing)) {
      const found = this.#drawn(place);
      if (!found) this.#unknownDrawing(place);
    }
  }

  /** A diagram that this program made shapes of is code again. */
  #diagram(drawing: XmlElement): boolean {
    const value = this.reading.diagrams?.diagramCode(drawing);
    if (value === undefined) return false;
    const code = { type: 'code', lang: 'mermaid', value, drawnAs: 'shapes', line: 1 } as const;
    this.out.chart({ type: 'chart', chart: { block: () => code }, width: 0, height: 0, description: '' });
    return true;
  }

  /** A drawing of shapes with labels is one text with all of them: apart from each other, they would mean nothing. */
  #shapes(drawing: XmlElement): boolean {
    const labels = labelsIn(drawing);
    if (!labels) return false;
    const alt = descendant(drawing, (name) => name === 'wp:docPr')?.attributes.descr?.trim() ?? '';
    this.out.labels(paragraphOf(`${alt === '' ? '' : `${alt}: `}${labels.join('; ')}`));
    this.reading.losses.add(
      'word-object',
      'shapes',
      (count) =>
        `${counted(count, 'drawing')} made of shapes: ${count === 1 ? 'its words are' : 'the words of each are'} in one paragraph; draw ${count === 1 ? 'it' : 'them'} anew as a diagram, or put a picture there`,
    );
    return true;
  }

  /** Reads one of several versions; a chart of a newer kind is a picture there, after which its numbers come. */
  alternative(element: XmlElement, isOff: boolean, read: (child: XmlElement) => void): void {
    alternative(element, this.reading, read);
    if (!isOff) this.#extended(element);
  }

  #extended(choices: XmlElement): void {
    const chart = this.#extendedIn(choices);
    if (!chart) return;
    const { name, numbers } = chart;
    const isShown = elementsOf(choices).some((part) => part.name === 'mc:Fallback' && hasImage(part));
    const what = `A ${name === '' ? '' : `${name} `}chart`;
    const became = [...(isShown ? ['a picture'] : []), ...(numbers ? ['a table of its numbers'] : [])];
    const left = became.length === 0 ? 'was left out' : `became ${became.join(' and ')}`;
    this.reading.losses.report('word-object', `${what} ${left}: Markdown has no charts of its kind`);
    if (numbers) this.out.chart({ type: 'chart', chart: numbers, width: 0, height: 0, description: '' });
  }

  #extendedIn(element: XmlElement): ReturnType<Reading['charts']['extendedAt']> {
    const reference = descendant(element, (name) => name === 'cx:chart')?.attributes['r:id'];
    return this.reading.charts.extendedAt(reference, this.relations);
  }

  /** Pictures and text boxes; a group may contain several. */
  #drawn(place: XmlElement): boolean {
    let isFound = false;
    const visit = (element: XmlElement): void => {
      if (element.name === 'a:blip') {
        const image = this.reading.pictures.drawn({ place, blip: element }, this.relations);
        if (image) this.out.add(image);
        isFound = true;
      } else if (element.name === 'w:txbxContent') {
        this.out.box(element);
        isFound = true;
      } else if (element.name === 'mc:AlternateContent') alternative(element, this.reading, visit);
      else for (const child of elementsOf(element)) visit(child);
    };
    for (const child of elementsOf(place)) visit(child);
    return isFound;
  }

  #unknownDrawing(place: XmlElement): void {
    const data = descendant(place, (name) => name === 'a:graphicData')?.attributes.uri ?? '';
    const alt = childOf(place, 'wp:docPr')?.attributes.descr ?? '';
    const reference = descendant(place, (name) => name === 'c:chart')?.attributes['r:id'];
    const chart = this.reading.charts.at(reference, this.relations);
    if (chart) {
      if (chart.isTable && alt !== '') this.out.add({ type: 'text', value: `[${alt}]` });
      for (const loss of chart.losses ?? []) this.reading.losses.report('word-object', loss);
      const { cx, cy } = childOf(place, 'wp:extent')?.attributes ?? {};
      this.out.chart({ type: 'chart', chart, width: Number(cx), height: Number(cy), description: alt });
      return;
    }
    if (this.#extendedIn(place)) {
      // What becomes of it is said where all its versions are known.
      if (alt !== '') this.out.add({ type: 'text', value: `[${alt}]` });
      return;
    }
    const what = /chart/.test(data) ? 'chart' : /diagram/.test(data) ? 'diagram (SmartArt)' : 'drawing';
    if (what === 'drawing' && alt === '') {
      this.reading.losses.add(
        'word-object',
        'drawing',
        (count) => `${counted(count, 'drawing')} without text left out`,
      );
      return;
    }
    if (alt !== '') this.out.add({ type: 'text', value: `[${alt}]` });
    this.reading.losses.report(
      'word-object',
      `A ${what} was left out${alt === '' ? '' : `; its description stays: "${alt}"`}`,
    );
  }

  /** Pictures, text boxes and previews of embedded objects in VML (Part 4, 19). */
  vml(element: XmlElement): void {
    if (element.name === 'w:object')
      this.reading.losses.add(
        'word-object',
        'object',
        (count) =>
          `${counted(count, 'embedded object')} left out; ${count === 1 ? 'its picture stays' : 'their pictures stay'}`,
      );
    if (this.#shapes(element)) return;
    const visit = (node: XmlElement, shape: XmlElement): void => {
      if (node.name === 'v:imagedata') {
        const image = this.reading.pictures.shape(shape, node, this.relations);
        if (image) this.out.add(image);
      } else if (node.name === 'w:txbxContent') this.out.box(node);
      else if (node.name === 'v:textpath' && node.attributes.string)
        this.reading.losses.report(
          'word-text-box',
          `Text along a path was left out: "${node.attributes.string}"`,
        );
      else {
        const inner = node.name.startsWith('v:') ? node : shape;
        for (const child of elementsOf(node)) visit(child, inner);
      }
    };
    visit(element, element);
  }
}

/** A paragraph as the content of a text box. */
function paragraphOf(text: string): XmlElement {
  const within = (name: string, child: XmlElement | string): XmlElement => ({
    name,
    attributes: {},
    children: [child],
  });
  return within('w:txbxContent', within('w:p', within('w:r', within('w:t', text))));
}

/**
 * Reads the alternative that this program supports: usually the first choice, or else the fallback for older programs. Of a drawing
 * made of shapes, that is the picture for programs that cannot draw it, if there is one.
 */
function alternative(
  element: XmlElement,
  { diagrams }: Pick<Reading, 'diagrams'>,
  read: (child: XmlElement) => void,
): void {
  const parts = elementsOf(element);
  const picture = parts.find((part) => part.name === 'mc:Fallback' && hasImage(part));
  const choice = parts.find(
    ({ name, attributes }) => name === 'mc:Choice' && KNOWN.test(attributes.Requires ?? ''),
  );
  const isCode = choice !== undefined && diagrams?.diagramCode(choice) !== undefined;
  const isDrawn = choice !== undefined && (diagrams?.isOwnDiagram(choice) || labelsIn(choice) !== undefined);
  const taken =
    (isDrawn && !isCode ? (picture ?? choice) : choice) ??
    parts.find(({ name }) => name === 'mc:Fallback') ??
    parts[0];
  for (const child of elementsOf(taken)) read(child);
}

/** Namespaces whose content can be read. */
const KNOWN = /^(?:wps|wpg|wpc|w14|wp14|w15|a14|w16se|v|pic)(?:\s|$)/;
