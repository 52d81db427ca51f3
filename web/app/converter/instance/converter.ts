/**
 * One converter on a page, with everything that it holds: its document, workspace and view, its workers, its places on the
 * screen. Each part is made when it is first needed, and belongs to this converter alone. What belongs to the device, such as
 * kept options, and what belongs to the page, such as code that was loaded, is shared by all.
 */
export interface Converter {
  /** Tells it from others on the page, and is the same at each visit; empty for the only one. */
  readonly name: string;
  /** The id of an element of this converter. */
  readonly id: (name: string) => string;
  readonly parts: Map<Make<unknown>, unknown>;
}

type Make<Part> = (converter: Converter) => Part;

export function createConverter(name = ''): Converter {
  return { name, id: (element) => (name === '' ? element : `${name}-${element}`), parts: new Map() };
}

/** A part that each converter has one of: gives that of a converter, made by `make` at first. */
export function part<Part>(make: Make<Part>): (converter: Converter) => Part {
  return (converter) => {
    const { parts } = converter;
    if (!parts.has(make)) parts.set(make, make(converter));
    return parts.get(make) as Part;
  };
}
