import type { Chart } from '../../model/chart.js';
import type { Picture } from '../../model/composed.js';
import type { EmbeddedImage, MediaFile } from '../../model/media.js';
import { escapeAttribute } from '../../xml/escape.js';
import type { Ledger } from '../ledger.js';
import { CANVAS, SHAPE } from '../shapes/namespaces.js';
import type { Writer } from '../writer.js';

const SVG = 'http://schemas.microsoft.com/office/drawing/2016/SVG/main';
const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';

/** Tells screen readers to skip a picture (MS-ODRAWXML 2.21). */
const DECORATIVE =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

export function writePicture(picture: Picture, writer: Writer): string {
  const { chart, shapes } = picture;
  const { ledger, canvas } = writer;
  if (chart) return writeChart(chart, picture, ledger);
  const id = ledger.nextDrawing();
  if (!shapes || !canvas) return `<w:r>${pictureDrawing(picture, id, writer)}</w:r>`;
  const graphic = canvas(shapes, picture, () => ledger.nextDrawing());
  // Word counts the drawings in the fallback, too.
  const fallback = pictureDrawing(picture, ledger.nextDrawing(), writer);
  return writeShapes(
    picture,
    `id="${id}" name="${CANVAS_NAMES[shapes.kind] ?? 'Diagram'} ${id}"`,
    graphic,
    fallback,
  );
}

function pictureDrawing(
  { image, width, height, alt, title }: Picture,
  id: number,
  { ledger, story }: Writer,
): string {
  const size = `cx="${width}" cy="${height}"`;
  const blip = pictureBlip(image, (file) => ledger.image(story, file));
  const description = alt === '' ? '' : ` descr="${escapeAttribute(alt)}"`;
  const tooltip = title === '' ? '' : ` title="${escapeAttribute(title)}"`;
  const properties = `id="${id}" name="Picture ${id}"${description}${tooltip}`;
  const documentProperties =
    alt === '' ? `<wp:docPr ${properties}>${DECORATIVE}</wp:docPr>` : `<wp:docPr ${properties}/>`;
  return (
    '<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">' +
    `<wp:extent ${size}/>${documentProperties}` +
    '<wp:cNvGraphicFramePr><a:graphicFrameLocks noChangeAspect="1"/></wp:cNvGraphicFramePr>' +
    `<a:graphic><a:graphicData uri="${PICTURE}"><pic:pic>` +
    `<pic:nvPicPr><pic:cNvPr ${properties}/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill>${blip}<a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>' +
    '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>'
  );
}

/** The names of canvases by kinds of diagrams, which tell the reader of Word files how to read them. */
const CANVAS_NAMES: Readonly<Record<string, string>> = {
  flowchart: 'Flowchart',
  state: 'State diagram',
  class: 'Class diagram',
  mindmap: 'Mind map',
  sequence: 'Sequence diagram',
};

/** A diagram as shapes, for Word 2010 and later, with its picture for programs that know no drawing canvas (Part 3, 9.3). */
function writeShapes(
  { width, height, alt }: Picture,
  names: string,
  graphic: string,
  picture: string,
): string {
  return (
    `<w:r xmlns:wpc="${CANVAS}" xmlns:wps="${SHAPE}"><mc:AlternateContent><mc:Choice Requires="wpc">` +
    '<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">' +
    `<wp:extent cx="${width}" cy="${height}"/><wp:effectExtent l="0" t="0" r="0" b="0"/>` +
    `<wp:docPr ${names} descr="${escapeAttribute(alt)}"/><wp:cNvGraphicFramePr/>${graphic}` +
    `</wp:inline></w:drawing></mc:Choice><mc:Fallback>${picture}</mc:Fallback></mc:AlternateContent></w:r>`
  );
}

/** An SVG accompanies its PNG, for readers that know the extension (MS-ODRAWXML 2.3.2). */
function pictureBlip({ file, drawing }: EmbeddedImage, relate: (file: MediaFile) => string): string {
  const embed = `r:embed="${relate(file)}"`;
  if (!drawing) return `<a:blip ${embed}/>`;
  return (
    `<a:blip ${embed}><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">` +
    `<asvg:svgBlip xmlns:asvg="${SVG}" r:embed="${relate(drawing)}"/></a:ext></a:extLst></a:blip>`
  );
}

/** A chart that Word draws (20.4.2.8, 21.2.2.23); all versions since 2007 know it, so that it needs no fallback. */
function writeChart(chart: Chart, { width, height, alt }: Picture, ledger: Ledger): string {
  const id = ledger.nextDrawing();
  return (
    '<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">' +
    `<wp:extent cx="${width}" cy="${height}"/><wp:effectExtent l="0" t="0" r="0" b="0"/>` +
    `<wp:docPr id="${id}" name="Chart ${id}" descr="${escapeAttribute(alt)}"/><wp:cNvGraphicFramePr/>` +
    `<a:graphic><a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" r:id="${ledger.chart(chart)}"/>` +
    '</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'
  );
}
