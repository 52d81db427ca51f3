// Runs in a browser, served by Vite: draws pages with the code that draws them beside the text.
import { drawPage } from '../../web/app/converter/pages/draw/draw-page.ts';
import { fitEquations } from '../../web/app/converter/pages/draw/fit-equations.ts';
import { SCALE_PROPERTY } from '../../web/app/converter/pages/draw/measures.ts';
import '../../web/app/converter/pages/paper.css';
import { addPaperFonts } from '../../web/app/converter/pages/paper-fonts.ts';

const TWIPS_PER_INCH = 1440;

/**
 * Shows one page, and nothing else, and waits for its fonts.
 *
 * @param {import('../../engine/dist/pages.js').PageDrawing} drawing
 * @param {number} resolution pixels per inch
 */
async function show(drawing, resolution) {
  addPaperFonts();
  const scale = resolution / TWIPS_PER_INCH;
  const page = drawPage(drawing, () => undefined);
  document.body.style.cssText = `margin: 0; position: relative; color: #16181d; --color-page-ink: #16181d; width: ${
    drawing.width * scale
  }px; height: ${drawing.height * scale}px; ${SCALE_PROPERTY}: ${scale}px`;
  document.body.replaceChildren(page);
  await document.fonts.ready;
  fitEquations(page);
}

Object.assign(window, { show });
