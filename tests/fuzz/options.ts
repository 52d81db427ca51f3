import {
  type ConversionOptions,
  FONT_FAMILIES,
  FONT_SIZES,
  LINE_SPACINGS,
  REPAIR_NAMES,
} from '@footmark/engine';
import { OPTION_CHOICES } from '@footmark/engine/options';
import fc from 'fast-check';
import { anyText, words } from './words';

const slot = fc.oneof(words, anyText, fc.constantFrom('', '"><w:p/>', '{ PAGE }', ' DDEAUTO c:\\\\x "a" '));
const points = fc.double({ min: 0, max: 250, noNaN: true });
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** Any of the options that `convert` accepts; most of them not given. */
export const conversionOptions: fc.Arbitrary<ConversionOptions> = fc.record(
  {
    template: fc.constantFrom('plain', 'academic', 'business', 'mla'),
    fontFamily: fc.constantFrom(...keysOf(FONT_FAMILIES), 'constructor'),
    fontSize: fc.constantFrom(...FONT_SIZES),
    lineSpacing: fc.constantFrom(...keysOf(LINE_SPACINGS)),
    footnotePosition: fc.constantFrom('page', 'document'),
    footnoteOptions: fc.record(
      {
        duplicateHandling: fc.constantFrom('same-number', 'see-note'),
        includeUnreferenced: fc.boolean(),
        unreferencedSeparator: fc.constantFrom('bullet', 'semicolon', 'newline'),
        undefinedHandling: fc.constantFrom('placeholder', 'skip'),
      },
      { requiredKeys: [] },
    ),
    linksToFootnotes: fc.boolean(),
    highlightCode: fc.boolean(),
    smartQuotes: fc.boolean(),
    justifyText: fc.boolean(),
    centerPictures: fc.boolean(),
    numberHeadings: fc.boolean(),
    titleFromHeading: fc.boolean(),
    showPageNumbers: fc.boolean(),
    pageNumberPosition: fc.constantFrom('header', 'footer'),
    includeTableOfContents: fc.boolean(),
    titlePage: fc.boolean(),
    repairs: fc.oneof(fc.boolean(), fc.subarray([...REPAIR_NAMES])),
    headerText: slot,
    footerText: slot,
    firstHeaderText: slot,
    evenFooterText: slot,
    lineNumbers: fc.boolean(),
    pageSize: fc.constantFrom('a4', 'letter'),
    tableWidths: fc.constantFrom('equal', 'content'),
    lineBreaks: fc.constantFrom('auto', 'keep', 'join'),
    dialect: fc.constantFrom(...OPTION_CHOICES.dialect),
    wideTables: fc.constantFrom('fit', 'landscape'),
    tableHeaders: fc.constantFrom('shaded', 'dark', 'ruled'),
    margins: fc.record({ top: points, right: points, bottom: points, left: points }, { requiredKeys: [] }),
    title: slot,
    author: slot,
    language: fc.constantFrom('de', 'fr', 'ar', 'zh-Hans', 'ja', 'valueOf', 'zz'),
    date: fc.date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') }),
  },
  { requiredKeys: [] },
);
