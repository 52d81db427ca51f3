import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeText } from '../../xml/escape.js';
import { cleanAttributes } from './attributes.js';
import { cleanCss } from './css.js';
import { Repetition } from './repetition.js';
import { type SvgSize, svgSize } from './size.js';
import { isDrawing, type Removal, removalOf } from './vocabulary.js';

/** An SVG that can be given on. */
export interface CleanSvg {
  readonly svg: string;
  readonly size: SvgSize;
  /** What was taken out of it and should be told. */
  readonly removals: readonly Removal[];
}

/** Elements do not stand deeper in each other than this in a drawing; the parser would take forever. */
const MAX_DEPTH = 500;

/**
 * Writes an SVG anew with only what draws a still picture from what is in the file itself: nothing that runs, nothing
 * that reaches another file, no document type with its entities. `undefined` where nothing safe is left to draw.
 */
export function cleanSvg(source: string): CleanSvg | undefined {
  const cleaner = new Cleaner();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        cleaner.open(local(name), attributes);
        if (cleaner.isTooDeep) parser.pause();
      },
      onclosetag: () => cleaner.close(),
      ontext: (text) => cleaner.text(text),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return cleaner.finish();
}

/** A name without the prefix of SVG's own namespace; other programs' elements keep theirs, and so are not known. */
function local(name: string): string {
  return name.replace(/^svg:/, '');
}

class Cleaner {
  readonly #removals = new Set<Removal>();
  readonly #repetition = new Repetition();
  /** Of each open element the name that was written, or nothing where only its content was. */
  readonly #open: (string | undefined)[] = [];
  /** How deep in an element that is left out; 0 outside. */
  #skipped = 0;
  #xml = '';
  #rules = '';
  #size: SvgSize | undefined;

  get isTooDeep(): boolean {
    return this.#open.length + this.#skipped > MAX_DEPTH;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#skipped > 0) {
      this.#skipped++;
    } else if (name === 'a' && this.#open.length > 0) {
      this.#open.push(undefined);
    } else if (isDrawing(name) && this.#canStand(name)) {
      this.#write(name, attributes);
    } else {
      const removal = removalOf(name);
      if (removal) this.#removals.add(removal);
      this.#skipped++;
    }
  }

  close(): void {
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    const name = this.#open.pop();
    if (name === undefined) return;
    if (name === 'style') this.#writeRules();
    this.#xml += `</${name}>`;
    this.#repetition.close();
  }

  text(text: string): void {
    if (this.#skipped > 0 || this.#open.length === 0) return;
    if (this.#open.at(-1) === 'style') this.#rules += text;
    else this.#xml += escapeText(text);
  }

  finish(): CleanSvg | undefined {
    if (!this.#size || this.isTooDeep || this.#repetition.isTooMuch()) return undefined;
    return { svg: this.#xml, size: this.#size, removals: [...this.#removals] };
  }

  /** One root, and everything else in it. */
  #canStand(name: string): boolean {
    return this.#size === undefined ? name === 'svg' : this.#open.length > 0;
  }

  #write(name: string, attributes: Readonly<Record<string, string>>): void {
    const kept = new Map(cleanAttributes(name, attributes, (what) => this.#removals.add(what)));
    if (this.#size === undefined) this.#makeRoot(kept);
    const use = name === 'use' ? (kept.get('href') ?? kept.get('xlink:href'))?.slice(1) : undefined;
    this.#repetition.open(kept.get('id'), use);
    this.#open.push(name);
    const written = [...kept].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
    this.#xml += `<${name}${written.join('')}>`;
  }

  /** Programs differ in what size they give an SVG that does not say it in pixels, and in how they scale it then. */
  #makeRoot(attributes: Map<string, string>): void {
    const size = svgSize(Object.fromEntries(attributes));
    if (!attributes.has('viewBox')) attributes.set('viewBox', `0 0 ${size.width} ${size.height}`);
    attributes.set('width', String(size.width));
    attributes.set('height', String(size.height));
    attributes.set('xmlns', 'http://www.w3.org/2000/svg');
    attributes.set('xmlns:xlink', 'http://www.w3.org/1999/xlink');
    this.#size = size;
  }

  #writeRules(): void {
    const clean = cleanCss(this.#rules);
    this.#rules = '';
    if (!clean || clean.hadLinks) this.#removals.add(clean ? 'links to other files' : 'unsafe style rules');
    if (clean) this.#xml += escapeText(clean.css);
  }
}
