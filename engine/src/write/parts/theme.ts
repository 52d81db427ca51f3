import { bodyFonts } from '../../theme/fonts.js';
import type { Theme } from '../../theme/index.js';
import { colorSchemeOf } from '../../theme/scheme.js';
import { XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './part-writer.js';

/** The fonts and colours to which the styles refer, so that Word can exchange them all at once (ECMA-376 Part 1, 20.1.6.9). */
export const theme: PartWriter = ({ theme: own, resolved }) => {
  const { languages } = resolved.properties;
  const content =
    `${XML_DECLARATION}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Footmark"><a:themeElements>` +
    `${colorScheme(own)}<a:fontScheme name="Footmark">${fonts('major', own.fonts.heading)}${fonts('minor', own.fonts.body)}</a:fontScheme>` +
    `${FORMAT_SCHEME}</a:themeElements></a:theme>`;
  return [
    {
      name: 'word/theme/theme1.xml',
      content,
      contentType: 'application/vnd.openxmlformats-officedocument.theme+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.theme },
    },
  ];

  function fonts(kind: 'major' | 'minor', font: string): string {
    const { western, eastAsian, complex } = bodyFonts(font, languages);
    return (
      `<a:${kind}Font><a:latin typeface="${western}"/><a:ea typeface="${eastAsian}"/>` +
      `<a:cs typeface="${complex}"/></a:${kind}Font>`
    );
  }
};

function colorScheme(own: Theme): string {
  const colors = Object.entries(colorSchemeOf(own)).map(
    ([slot, color]) => `<a:${slot}><a:srgbClr val="${color}"/></a:${slot}>`,
  );
  return `<a:clrScheme name="Footmark">${colors.join('')}</a:clrScheme>`;
}

/** How shapes look that a person adds: plainly. The schema asks for three of each. */
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const LINE = `<a:ln w="6350">${FILL}</a:ln>`;
const EFFECT = '<a:effectStyle><a:effectLst/></a:effectStyle>';
const FORMAT_SCHEME =
  `<a:fmtScheme name="Footmark"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst>` +
  `<a:lnStyleLst>${LINE.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${EFFECT.repeat(3)}</a:effectStyleLst>` +
  `<a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;
