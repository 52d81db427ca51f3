/*
 * What is taken of a Word template, as plain data. `template/` reads it and leaves out what is unsafe or of no use in another
 * document; `write/template/` writes it around the text.
 */

import type { XmlElement } from '../xml/element.js';
import type { Indents } from './composed.js';
import type { BaseStyleId, StyleId } from './names/style-ids.js';
import type { Languages } from './resolved.js';

export interface Template {
  /** The name of the template that it was made with, for which a program may have choices of its own. */
  readonly madeWith: string | undefined;
  readonly styles: TemplateStyles;
  /** Its children are all `w:abstractNum`, then all `w:num`. */
  readonly numbering: TemplatePart | undefined;
  /** The settings that are kept. */
  readonly settings: TemplatePart | undefined;
  readonly theme: TemplatePart | undefined;
  readonly fontTable: TemplatePart | undefined;
  readonly body: TemplateBody;
  /** How many characters of the template's own text have each style, by its id; of tables, how many there are. */
  readonly usage: ReadonlyMap<string, number>;
}

/** A part that is written again as it was read. */
export interface TemplatePart {
  readonly root: XmlElement;
  readonly namespaces: readonly Namespace[];
  readonly relations: ReadonlyMap<string, TemplateRelation>;
}

export type Namespace = readonly [prefix: string, uri: string];

/** What a relationship id of a part stands for. */
export type TemplateRelation =
  | { readonly kind: 'file'; readonly file: TemplateFile }
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'header' | 'footer'; readonly part: TemplatePart };

/** A picture or a font. Parts that use the same one share the object. */
export interface TemplateFile {
  readonly bytes: Uint8Array;
  /** Without a dot. */
  readonly extension: string;
  readonly contentType: string;
  /** The type of the relationships to it. */
  readonly relationship: string;
}

export interface TemplateStyles {
  readonly namespaces: readonly Namespace[];
  /** Of all elements and attributes of the part, so that what is not in it need not be searched for. */
  readonly names: ReadonlySet<string>;
  readonly ignorable: string | undefined;
  /** `w:docDefaults`, if there is one. */
  readonly defaults: XmlElement | undefined;
  /** The XML of `w:latentStyles`; empty if there is none. */
  readonly latent: string;
  readonly all: readonly TemplateStyle[];
}

export interface TemplateStyle {
  readonly id: string;
  /** Word's own name for a built-in style, in every language. */
  readonly name: string;
  readonly type: 'paragraph' | 'character' | 'table' | 'numbering';
  readonly isDefault: boolean;
  readonly element: XmlElement;
}

/** The body of the template, with the place of the text in it. */
export interface TemplateBody {
  readonly namespaces: readonly Namespace[];
  readonly ignorable: string | undefined;
  readonly relations: ReadonlyMap<string, TemplateRelation>;
  /** The paragraph that marks the place of the text, if there is one: its style, unless that is the default. */
  readonly mark: { readonly style: string | undefined } | undefined;
  /** The blocks before the text; empty if nothing marks the place of the text. */
  readonly before: readonly XmlElement[];
  /** Whether some of them are in the section of the text. */
  readonly continuesSection: boolean;
  /** The properties of the section that the text is in (`w:sectPr`). */
  readonly section: XmlElement;
  /** Whether the template sets its title across the columns of this section. */
  readonly titleIsAcross: boolean;
  /** The headers and footers that this section shows, also those that it has from the sections before. */
  readonly references: readonly XmlElement[];
  /** The blocks between the text and the end of its section. */
  readonly after: readonly XmlElement[];
  /** The sections after that of the text; undefined if that is the last. */
  readonly rest: { readonly blocks: readonly XmlElement[]; readonly section: XmlElement } | undefined;
  /** `w:background`, a colour behind all pages. */
  readonly background: XmlElement | undefined;
}

/** Stands in the body of a template where its table of contents was: that of the text goes there. */
export const CONTENTS_PLACE: XmlElement = { name: 'footmark:contents', attributes: {}, children: [] };

/** A template with everything that depends on the document. */
export interface FittedTemplate {
  /** Its fields are filled in. */
  readonly template: Template;
  /** Whether its own pages show the title. */
  readonly showsTitle: boolean;
  /** The ids of the template's styles for ours, as attributes have them; the others are added under these ids if the text needs them. */
  readonly styleIds: ReadonlyMap<StyleId | BaseStyleId, string>;
  /** Our styles that the template lacks, with names that it does not have. */
  readonly added: ReadonlyMap<StyleId | BaseStyleId, string>;
  /** The headers and footers that landscape pages have in place of others, so that tab stops are where the text ends. */
  readonly landscape: ReadonlyMap<TemplatePart, TemplatePart>;
  /** Our styles that are those of the template. */
  readonly foreign: ReadonlySet<StyleId>;
  /** Our list styles for which the template has styles without numbering of their own. */
  readonly unnumbered: ReadonlySet<StyleId>;
  /** The heading styles that get the numbers of the text, by their ids, each with its level. */
  readonly numbered: ReadonlyMap<string, number>;
  /** Styles of the template, by their ids, that are based on these and are not to be counted with them, such as the title of contents. */
  readonly uncounted: ReadonlySet<string>;
  /** The levels of the list that numbers headings, where the template numbers only some depths: those that are not ours. */
  readonly headingLevels: readonly (XmlElement | undefined)[];
  /** The lists of the template behind its styles that are used for ordered lists. */
  readonly lists: ReadonlyMap<StyleId, TemplateList>;
  /** Whether styles of the template are for text from right to left, which the text does not have everywhere. */
  readonly hasDirections: boolean;
  /** How far tables of a style extend to the left of their indents, in twips, in the version of Word that the template is for. */
  readonly outsets: ReadonlyMap<StyleId, number>;
  /** The languages of the text, if they are not those of the template. */
  readonly language: Languages | undefined;
}

/** A level of a list of a template, behind a style. */
export interface TemplateList {
  /** The id of its `w:abstractNum`. */
  readonly definition: number;
  /** Counted from 0. */
  readonly level: number;
  /**
   * What the style says of indents, in twips, where its list says something else: a list that a paragraph names itself would
   * override it (ECMA-376 Part 1, 17.7.2).
   */
  readonly indents: Indents;
}
