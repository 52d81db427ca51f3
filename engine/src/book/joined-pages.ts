import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeText } from '../xml/escape.js';
import { pathFrom } from './paths.js';

/** A page of a book. */
export interface BookPage {
  /** Its path in the archive. */
  readonly path: string;
  readonly html: string;
}

/** The pages of a book as one. */
interface JoinedPages {
  readonly html: string;
  /** The paths of the pictures in it, in the archive. */
  readonly pictures: ReadonlySet<string>;
}

interface JoiningOptions {
  readonly styles: string;
  /** The address that a picture has in the page, by its path in the archive. */
  readonly addressOf: (path: string) => string;
}

/** Elements without content and end tag (HTML, 13.1.2). */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is not text of the book. */
const LEFT_OUT = new Set(['head', 'script', 'style', 'template']);

/**
 * Makes one page of all pages of a book, so that links between them lead to places within it, and notes on pages of their own are on
 * the page of their marks. Ids that occur on several pages get the number of theirs.
 */
export function joinedPages(pages: readonly BookPage[], options: JoiningOptions): JoinedPages {
  const joiner = new Joiner(pages, options);
  const bodies = pages.map((page, index) => joiner.body(page, index));
  return {
    html: `<html><head><style>${options.styles.replaceAll('</', '<\\/')}</style></head><body>${bodies.join('\n')}</body></html>`,
    pictures: joiner.pictures,
  };
}

class Joiner {
  readonly pictures = new Set<string>();
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #repeated = new Set<string>();

  constructor(
    pages: readonly BookPage[],
    private readonly options: JoiningOptions,
  ) {
    this.#numbers = new Map(pages.map(({ path }, index) => [path, index]));
    const known = new Set<string>();
    for (const { html } of pages)
      for (const id of idsIn(html))
        if (known.has(id)) this.#repeated.add(id);
        else known.add(id);
  }

  body({ path, html }: BookPage, page: number): string {
    const written: string[] = [`<div id="${startOf(page)}">`];
    let leftOut = 0;
    /** Where the drawing that is open begins, and the picture that it only frames. */
    let drawing: { readonly from: number; picture?: string } | undefined;
    const parser = new Parser(
      {
        onopentag: (name, attributes) => {
          if (LEFT_OUT.has(name)) leftOut += 1;
          if (leftOut > 0 || name === 'html' || name === 'body') return;
          if (name === 'svg') drawing ??= { from: written.length };
          if (name === 'image' && drawing) {
            const href = attributes['xlink:href'] ?? attributes.href ?? '';
            drawing.picture = `<img src="${escapeAttribute(this.#picture(path, href))}" alt="">`;
          }
          written.push(`<${name}${this.#attributes(name, attributes, path, page)}>`);
        },
        ontext: (text) => {
          if (leftOut === 0) written.push(escapeText(text));
        },
        onclosetag: (name) => {
          if (LEFT_OUT.has(name)) leftOut -= 1;
          else if (leftOut === 0 && name !== 'html' && name !== 'body' && !VOID.has(name)) {
            written.push(`</${name}>`);
            if (name === 'svg' && drawing) {
              // Reading programs fit a cover to the screen by a drawing around it.
              if (drawing.picture) written.splice(drawing.from, written.length, drawing.picture);
              drawing = undefined;
            }
          }
        },
      },
      { recognizeSelfClosing: true },
    );
    parser.end(html);
    return `${written.join('')}</div>`;
  }

  #attributes(
    name: string,
    attributes: Readonly<Record<string, string>>,
    path: string,
    page: number,
  ): string {
    const type = attributes['epub:type']?.split(/\s+/) ?? [];
    const entries = Object.entries(attributes).map(([key, value]) => {
      if (key === 'id' || (key === 'name' && name === 'a')) return [key, this.#idOn(page, value)];
      if (key === 'href' && name === 'a') return [key, this.#link(path, value)];
      if (key === 'src' && name === 'img') return [key, this.#picture(path, value)];
      return [key, value];
    });
    // EPUB 3.3 says with a word of its own what ARIA says with a role (Digital Publishing WAI-ARIA 1.1, doc-noteref).
    if (type.includes('noteref') && !attributes.role) entries.push(['role', 'doc-noteref']);
    return entries.map(([key = '', value = '']) => ` ${key}="${escapeAttribute(value)}"`).join('');
  }

  #idOn(page: number, id: string): string {
    return this.#repeated.has(id) ? `${id}-${page + 1}` : id;
  }

  #link(path: string, href: string): string {
    const target = pathFrom(path, href);
    const page = this.#numbers.get(target?.path ?? '');
    if (!target || page === undefined) return href;
    return `#${target.fragment === '' ? startOf(page) : this.#idOn(page, target.fragment)}`;
  }

  #picture(path: string, source: string): string {
    const target = pathFrom(path, source)?.path;
    if (target === undefined) return source;
    this.pictures.add(target);
    return this.options.addressOf(target);
  }
}

function startOf(page: number): string {
  return `page-start-${page + 1}`;
}

function idsIn(html: string): ReadonlySet<string> {
  const ids = new Set<string>();
  const onopentag = (_: string, { id, name }: Record<string, string>): void => {
    for (const each of [id, name]) if (each) ids.add(each);
  };
  new Parser({ onopentag }, { recognizeSelfClosing: true }).end(html);
  return ids;
}
