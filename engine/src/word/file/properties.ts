import { elementsOf, textOf, type XmlElement } from '../../xml/element.js';

/** The metadata of a Word file (ECMA-376 Part 2, 11). Missing values are empty. */
export interface WordProperties {
  readonly title: string;
  readonly authors: readonly string[];
  readonly keywords: string;
  readonly subject: string;
  readonly description: string;
  readonly language: string;
  /** The date of creation in W3CDTF, such as `2026-01-31T10:00:00Z`. */
  readonly created: string;
  readonly modified: string;
  /** The program that wrote it. */
  readonly program: string;
}

export function propertiesOf(core: XmlElement | undefined, extended: XmlElement | undefined): WordProperties {
  const from = (root: XmlElement | undefined, name: string): string => {
    const found = elementsOf(root).find((element) => element.name.replace(/^.*:/, '') === name);
    return found ? textOf(found).replace(/\s+/g, ' ').trim() : '';
  };
  return {
    title: from(core, 'title'),
    authors: from(core, 'creator')
      .split(/;\s*/)
      .filter((name) => name !== '' && !PROGRAMS.test(name)),
    keywords: from(core, 'keywords'),
    subject: from(core, 'subject'),
    description: from(core, 'description'),
    language: from(core, 'language'),
    created: from(core, 'created'),
    modified: from(core, 'modified'),
    program: from(extended, 'Application'),
  };
}

/** Programs that enter their own name as the author. */
const PROGRAMS =
  /^(?:python-docx|docx4j|apache poi|un-named|unknown|user|admin|administrator|microsoft office user|author)$/i;
