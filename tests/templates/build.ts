import { strToU8, zipSync } from 'fflate';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
export const NAMESPACES = `${W} ${R} xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:v="urn:schemas-microsoft-com:vml"`;
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A relationship of the document: its kind, and its target in `word/`, or an address if it is external. */
type Link = readonly [id: string, kind: string, target: string, external?: 'External'];

/** A handmade template. Anything omitted is as plain as Word accepts. */
interface Parts {
  /** The content of `w:body`. */
  readonly body?: string;
  /** The content of `w:styles`. */
  readonly styles?: string;
  readonly settings?: string;
  readonly numbering?: string;
  readonly links?: readonly Link[];
  readonly settingsLinks?: readonly Link[];
  /** Headers and footers by their file names: the content of their root elements. */
  readonly stories?: Readonly<Record<string, string>>;
  /** Any other files of the archive. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** The content type of the document. */
  readonly mainType?: string;
}

export const NORMAL =
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>';

/** The bytes of a template with these parts. */
export function template(parts: Parts = {}): Uint8Array {
  const { body = '<w:p/>', styles = NORMAL, settings, numbering, stories = {}, files = {} } = parts;
  const { links = [], settingsLinks, mainType = `${WORD}.document.main+xml` } = parts;
  const kinds = Object.keys(stories).map(
    (name) => [name, name.startsWith('h') ? 'header' : 'footer'] as const,
  );
  const overrides = [
    ['document', mainType],
    ['styles', `${WORD}.styles+xml`],
    ...(settings === undefined ? [] : [['settings', `${WORD}.settings+xml`]]),
    ...(numbering === undefined ? [] : [['numbering', `${WORD}.numbering+xml`]]),
    ...kinds.map(([name, kind]) => [name, `${WORD}.${kind}+xml`]),
  ];
  const own: Link[] = [
    ['s1', 'styles', 'styles.xml'],
    ...(settings === undefined ? [] : [['s2', 'settings', 'settings.xml'] as const]),
    ...(numbering === undefined ? [] : [['s3', 'numbering', 'numbering.xml'] as const]),
    ...kinds.map(([name, kind]): Link => [name, kind, `${name}.xml`]),
    ...links,
  ];
  const content: Record<string, string | Uint8Array> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/>' +
      `${overrides.map(([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${type}"/>`).join('')}</Types>`,
    '_rels/.rels': relationships([['d', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships(own),
    'word/styles.xml': `<w:styles ${W}>${styles}</w:styles>`,
    ...(settings === undefined
      ? {}
      : { 'word/settings.xml': `<w:settings ${W} ${R}>${settings}</w:settings>` }),
    ...(settingsLinks ? { 'word/_rels/settings.xml.rels': relationships(settingsLinks) } : {}),
    ...(numbering === undefined
      ? {}
      : { 'word/numbering.xml': `<w:numbering ${W}>${numbering}</w:numbering>` }),
    ...Object.fromEntries(
      kinds.map(([name, kind]) => [
        `word/${name}.xml`,
        `<w:${kind === 'header' ? 'hdr' : 'ftr'} ${NAMESPACES}>${stories[name]}</w:${kind === 'header' ? 'hdr' : 'ftr'}>`,
      ]),
    ),
    ...files,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(content).map(([name, each]) => [name, typeof each === 'string' ? strToU8(each) : each]),
    ),
  );
}

export function relationships(links: readonly Link[]): string {
  const all = links.map(([id, kind, target, mode]) => {
    const type = kind.includes('/') ? kind : `${OFFICE}/${kind}`;
    return `<Relationship Id="${id}" Type="${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`;
  });
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
}

/** A paragraph with a run for each text. */
export function p(...texts: readonly string[]): string {
  return `<w:p>${texts.map((text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`).join('')}</w:p>`;
}

export function styled(style: string, text: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** A paragraph that ends a section with these properties. */
export function section(properties: string): string {
  return `<w:p><w:pPr><w:sectPr>${properties}</w:sectPr></w:pPr></w:p>`;
}

export const field = (code: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

export function picture(id: string): string {
  const size = 'cx="952500" cy="952500"';
  return `<w:r><w:drawing><wp:inline><wp:extent ${size}/><wp:docPr id="7" name="Logo" descr="Logo"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="7" name="Logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}
