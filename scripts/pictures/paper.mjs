// Runs in a browser, served by Vite: draws pages with the code that draws them beside the text.
import { drawPage } from '../../web/app/converter/pages/draw/draw-page.ts';
import { fitEquations } from '../../web/app/converter/pages/draw/fit-equations.ts';
import { SCALE_PROPERTY } from '../../web/app/converter/pages/draw/measures.ts';
import '../../web/app/converter/pages/paper.css';
import { addPaperFonts } from '../../web/app/converter/paper/paper-fonts.ts';

const TWIPS_PER_INCH = 1440;

/**
 * Shows nothing but one page, and waits for its fonts and pictures.
 *
 * @param {{ drawing: import('../../engine/dist/pages.js').PageDrawing, pictures: Readonly<Record<number, string>> }} laidOut
 * @param {number} resolution pixels per inch
 */
async function show({ drawing, pictures }, resolution) {
  addPaperFonts();
  const scale = resolution / TWIPS_PER_INCH;
  const page = drawPage(drawing, (picture) => pictures[picture]);
  document.body.style.cssText = `margin: 0; position: relative; color: #16181d; --color-page-ink: #16181d; width: ${
    drawing.width * scale
  }px; height: ${drawing.height * scale}px; ${SCALE_PROPERTY}: ${scale}px`;
  document.body.replaceChildren(page);
  await document.fonts.ready;
  await Promise.all([...page.querySelectorAll('img')].map((image) => image.decode()));
  fitEquations(page);
}

Object.assign(window, { show });
