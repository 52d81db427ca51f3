import { describe, expect, test } from 'vitest';
import { readXml } from '../ooxml/read-xml.js';
import { splitLatentStyles } from './latent-styles.js';
import { readStyles } from './styles.js';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const LATENT =
  '<w:latentStyles w:defLockedState="0" w:defUIPriority="99" w:defSemiHidden="0" w:defUnhideWhenUsed="0" w:defQFormat="0" w:count="376">' +
  '<w:lsdException w:name="Normal" w:uiPriority="0" w:qFormat="1"/><w:lsdException w:name="toc 1" w:semiHidden="1" w:uiPriority="39" w:unhideWhenUsed="1"/>' +
  '<w:lsdException w:name="HTML Top of Form" w:semiHidden="1" w:unhideWhenUsed="1"/></w:latentStyles>';
const DEFAULTS = '<w:docDefaults><w:rPrDefault/></w:docDefaults>';
const STYLE = '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="Text"/></w:style>';
const stylesOf = (content: string, root = `<w:styles xmlns:w="${NAMESPACE}">`): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}${content}</w:styles>`;
/** All of the styles but the names in the part, which those in the list are not among once it is taken out. */
const read = (xml: string, latent?: string): unknown => {
  const part = readXml(xml, 'word/styles.xml', (what) => {
    throw new Error(what);
  });
  return { ...readStyles(part, latent), names: undefined };
};

test.each([
  ['after the defaults', DEFAULTS + LATENT + STYLE],
  ['without defaults', LATENT + STYLE],
  ['on lines of its own', `\n${DEFAULTS}\n${LATENT}\n${STYLE}\n`],
])('a list of latent styles %s is taken out, and gives what parsing it gives', (_, content) => {
  const xml = stylesOf(content);
  const apart = splitLatentStyles(xml);
  expect(apart?.latent).toBe(LATENT);
  expect(read(apart?.rest ?? '', apart?.latent)).toEqual(read(xml));
});

describe('left to the parser', () => {
  test.each([
    ['no list', stylesOf(DEFAULTS + STYLE)],
    ['the same attribute twice', stylesOf(LATENT.replace(' w:qFormat="1"', ' w:uiPriority="1"'))],
    ['attributes in another order', stylesOf(LATENT.replace(/( w:uiPriority="0")( w:qFormat="1")/, '$2$1'))],
    ['an attribute of another namespace', stylesOf(LATENT.replace('w:qFormat', 'v:qFormat'))],
    ['a reference in a name', stylesOf(LATENT.replace('"Normal"', '"&#78;ormal"'))],
    [
      'content in an entry',
      stylesOf(LATENT.replace('w:qFormat="1"/>', 'w:qFormat="1"><w:b/></w:lsdException>')),
    ],
    ['an entry of another name', stylesOf(LATENT.replace('<w:lsdException', '<w:style'))],
    ['a list without an end', stylesOf(LATENT.replace('</w:latentStyles>', ''))],
    ['a list in a style', stylesOf(STYLE.replace('</w:style>', `${LATENT}</w:style>`))],
    ['a list in a comment', stylesOf(`<!-- ${DEFAULTS}${LATENT} -->${STYLE}`)],
    ['another prefix', stylesOf(LATENT, `<w:styles xmlns:w="urn:w" xmlns:v="${NAMESPACE}">`)],
    [
      'a prefix that means something else in it',
      stylesOf(LATENT.replace(' w:count', ' xmlns:w="urn:w" w:count')),
    ],
  ])('%s', (_, xml) => {
    expect(splitLatentStyles(xml)).toBeUndefined();
  });
});
