import { readFileSync } from 'node:fs';
import { dataUrlOf } from './draw.mjs';
import { logo } from './icons.mjs';
import { DOCUMENTS } from './list.mjs';
import { fromRoot } from './paths.mjs';

export const SOCIAL_CARD = { width: 1200, height: 630 };
export const README_PICTURE = { width: 1280, height: 800 };

const FONT_FILES = 'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-';
const WEIGHTS = [400, 600];

/**
 * The picture that link previews show: the foot of a page beside the site's headline, or its top beside a guide's.
 *
 * @param {Buffer} paper
 * @param {string} [title]
 */
export function socialCard(paper, title) {
  return `${look()}<body class="social${title === undefined ? '' : ' guide'}">
    <div>
      <p class="brand">${logo()} Footmark</p>
      <h1>${title === undefined ? 'Markdown in,<br>Word out.' : escapeHtml(title)}<sup>1</sup></h1>
      <hr>
      <p><sup>1</sup> With real footnotes. Free, and nothing is uploaded.</p>
    </div>
    <div class="page"><img src="${dataUrlOf(paper)}"></div>
  </body>`;
}

/** The Markdown of a passage on the left, the page with it on the right. */
export function readmeCard(/** @type {Buffer} */ paper) {
  return `${look()}<body class="readme">
    <pre><code>${escapeHtml(passage())}</code></pre>
    <div class="page"><img src="${dataUrlOf(paper)}"></div>
  </body>`;
}

/** From the paper: the section that the pictured page ends with, in part, and its notes. */
function passage() {
  const { markdown = '' } = DOCUMENTS.paper ?? {};
  const section = /^## 3\..*?(?= Gibbon learned)/ms.exec(markdown)?.[0] ?? '';
  const marks = [...section.matchAll(/\[\^\w+\]/g)].map(([mark]) => mark);
  const notes = markdown.split('\n').filter((line) => marks.some((mark) => line.startsWith(`${mark}:`)));
  return [section, '…', ...notes].join('\n\n');
}

function look() {
  return `<style>
    ${WEIGHTS.map(fontFace).join('\n    ')}
    * { box-sizing: border-box; margin: 0 }
    body { background: #f1f2ef; color: #1a1d24; height: 100vh; overflow: hidden; display: flex }
    img { background: #fff; box-shadow: 0 2px 6px #1a1d2422, 0 16px 48px -16px #1a1d2455 }
    .social { padding: 72px; gap: 48px; font: 26px 'Source Serif 4' }
    .social div { flex: 1 }
    .social .page { flex: none; width: 580px; margin: -8px -72px -72px 0; overflow: hidden; background: #fff;
      box-shadow: 0 2px 6px #1a1d2422, 0 16px 48px -16px #1a1d2455 }
    /* The foot of the page, with its notes. */
    .social img { width: 920px; margin: -500px 0 0 -90px; box-shadow: none }
    .guide h1 { font-size: 60px; white-space: normal; margin: 72px 0 56px }
    .guide .page { width: 500px }
    .guide .page img { width: 760px; margin: -20px 0 0 -60px }
    .brand { display: flex; align-items: center; gap: 16px; font-size: 34px; font-weight: 600 }
    .brand svg { width: 56px }
    h1 { font: 600 74px/1.08 'Source Serif 4'; letter-spacing: -0.02em; margin: 84px 0 72px; white-space: nowrap }
    sup { color: #1e3f97; font-size: .55em; line-height: 0; vertical-align: .75em }
    hr { border: 0; border-top: 2px solid; width: 180px; margin-bottom: 20px }
    .readme { gap: 32px; padding: 32px }
    .readme pre { flex: 1; background: #fffefb; border: 1px solid #d8dad3; border-radius: 8px;
      padding: 28px; font: 16px/1.6 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow: hidden }
    .readme .page { width: 700px; height: 736px; overflow: hidden; background: #fff;
      box-shadow: 0 2px 6px #1a1d2422, 0 16px 48px -16px #1a1d2455 }
    .readme code { display: block; max-height: 26lh; overflow: hidden; font: inherit }
    .readme img { width: 840px; margin: -352px 0 0 -62px; box-shadow: none }
  </style>`;
}

function fontFace(/** @type {number} */ weight) {
  const font = readFileSync(fromRoot(`${FONT_FILES}${weight}-normal.woff2`)).toString('base64');
  return `@font-face { font-family: 'Source Serif 4'; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}) }`;
}

function escapeHtml(/** @type {string} */ text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
