import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean.js';

/** Drawings as well-known programs write them, cut down to what is special about each. */
const DRAWINGS: Readonly<Record<string, string>> = {
  mermaid: `<svg id="m" width="100%" viewBox="0 0 200 80" style="max-width: 200px; background-color: white;" class="flowchart">
    <style>#m{font-family:"trebuchet ms",verdana,sans-serif;font-size:16px;fill:#333;}
    @keyframes dash{to{stroke-dashoffset:0;}}#m .edge-animation-fast{stroke-dasharray:9,5!important;animation:dash 20s linear infinite;}
    #m .node rect,#m .node circle{fill:hsl(240, 100%, 96.2745098039%);stroke:#9370DB;stroke-width:1px;}
    #m .flowchart-link{stroke:#333333;fill:none;}#m .label{color:#333;}#m :root{--mermaid-font-family:"trebuchet ms";}
    #m .node.hot>*{fill:rgba(255,0,0,0.5)!important}</style>
    <g><marker id="e"><path d="M 0 0 L 10 5" class="arrowMarkerPath" style="stroke-width: 1; stroke-dasharray: 1, 0;"/></marker>
    <path class="flowchart-link" d="M9 9L99 9" marker-end="url(#e)"/><g class="node default"><rect width="50" height="20"/></g>
    <g class="node hot"><circle r="9"/></g></g></svg>`,
  'beautiful-mermaid': `<svg viewBox="0 0 100 50" style="--bg:#FFFFFF;--fg:#27272A;background:var(--bg)">
    <style>text{font-family:'Inter',system-ui,sans-serif}svg{--_line:var(--line, color-mix(in srgb, var(--fg) 50%, var(--bg)));
    --_node:var(--surface, color-mix(in srgb, var(--fg) 3%, var(--bg)));}</style>
    <rect width="40" height="20" fill="var(--_node)" stroke="var(--_line)"/><text fill="var(--fg)">A</text></svg>`,
  excalidraw: `<svg viewBox="0 0 100 50" width="100" height="50"><defs><style class="style-fonts">
    @font-face { font-family: Virgil; src: url(data:font/woff2;base64,AAAA); }</style></defs><rect x="0" y="0" width="100" height="50" fill="#ffffff"/>
    <g stroke-linecap="round" transform="translate(9 9) rotate(0 5 5)"><path d="M0 0C9 9 9 9 3 3" stroke="#1e1e1e" stroke-width="2" fill="none"/></g>
    <g transform="translate(3 4)"><text font-family="Virgil, Segoe UI Emoji" font-size="20px" fill="#1e1e1e" style="white-space: pre;" dominant-baseline="alphabetic">Hi</text></g></svg>`,
  'draw.io': `<svg viewBox="-0.5 -0.5 121 61" width="121px" height="61px" style="background: transparent; background-color: transparent; color-scheme: light dark;">
    <defs/><g><g data-cell-id="2"><rect width="120" height="60" fill="#ffffff" stroke="#000000" pointer-events="all" style="fill: light-dark(#ffffff, var(--ge-dark-color, #121212)); stroke: light-dark(rgb(0, 0, 0), rgb(255, 255, 255));"/></g>
    <g><switch><foreignObject width="100%" height="100%" requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"><div>Box</div></foreignObject>
    <text x="60" y="34" fill="light-dark(#000000, #ffffff)" font-family="Helvetica" text-anchor="middle">Box</text></switch></g></g></svg>`,
  matplotlib: `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg width="460.8pt" height="345.6pt" viewBox="0 0 460.8 345.6" version="1.1"><metadata><rdf:RDF xmlns:rdf="x"/></metadata>
    <defs><style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style></defs><g id="figure_1"><g id="patch_1">
    <path d="M0 345.6L460.8 0z" style="fill: #ffffff"/></g><defs><path id="m1" d="M0 0v3.5" style="stroke: #000000; stroke-width: 0.8"/></defs>
    <use xlink:href="#m1" x="69" y="307" style="stroke: #000000; stroke-width: 0.8"/>
    <path d="M69 9L300 99" clip-path="url(#p1)" style="fill: none; stroke: #1f77b4; stroke-width: 1.5; stroke-linecap: square"/></g></svg>`,
  d2: `<svg data-d2-version="0.6" preserveAspectRatio="xMinYMin meet" viewBox="0 0 256 434"><svg class="d2-1 d2-svg" width="256" height="434" viewBox="-101 -101 256 434">
    <rect x="-101" y="-101" width="256" height="434" rx="0" class=" fill-N7" stroke-width="0"/><style type="text/css"><![CDATA[
    .d2-1 .text-bold { font-family: "d2-1-font-bold"; } @font-face { font-family: d2-1-font-bold; src: url("data:application/font-woff;base64,AAAA"); }]]></style>
    <style type="text/css"><![CDATA[.shape { shape-rendering: geometricPrecision; stroke-linejoin: round; } .d2-1 .fill-N7{fill:#FFFFFF;} .d2-1 .fill-B6{fill:#F7F8FE;} .d2-1 .stroke-B1{stroke:#0D32B2;}
    .appendix text.text{fill:#0A0F25} @media screen and (prefers-color-scheme:dark){.d2-1 .fill-N7{fill:#1E1E2E;}}]]></style>
    <g class="shape"><rect width="53" height="66" class=" stroke-B1 fill-B6" style="stroke-width:2;"/></g><text x="26" y="38" class="text-bold fill-N1" style="text-anchor:middle;font-size:16px">a</text></svg></svg>`,
  plantuml: `<svg contentStyleType="text/css" height="120px" style="width:113px;height:120px;background:#FFFFFF;" version="1.1" viewBox="0 0 113 120" width="113px" zoomAndPan="magnify"><defs/><g>
    <a href="https://example.org" target="_top"><rect fill="#E2E2F0" height="30" rx="2.5" style="stroke:#181818;stroke-width:0.5;" width="43"/></a>
    <line style="stroke:#181818;stroke-width:0.5;stroke-dasharray:5.0,5.0;" x1="26" x2="26" y1="36" y2="85"/><polygon fill="#181818" points="74,63,84,67,74,71" style="stroke:#181818;stroke-width:1.0;"/></g></svg>`,
};

describe.each(Object.entries(DRAWINGS))('%s', (_name, source) => {
  const svg = cleanSvg(source)?.svg ?? '';

  test('holds nothing that only browsers understand', () => {
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(svg).not.toMatch(/var\(|color-mix|light-dark|hsl\(|rgba?\(|transparent| class=|@media|--/);
    expect(svg.replace(/<style[^>]*>@font-face\{[^{}]*\}<\/style>/g, '')).not.toContain('<style');
    expect(svg).not.toMatch(/ style="(?!white-space:pre")/);
  });
});

test.each([
  ['mermaid', '<rect width="50" height="20" fill="#ececff" stroke="#9370DB" stroke-width="1px">'],
  ['mermaid', '<circle r="9" fill="#ff0000" stroke="#9370DB" stroke-width="1px" fill-opacity="0.5">'],
  ['mermaid', '<path d="M9 9L99 9" marker-end="url(#e)" stroke="#333333" fill="none">'],
  ['beautiful-mermaid', '<rect width="40" height="20" fill="#f9f9f9" stroke="#939395">'],
  ['beautiful-mermaid', '<rect x="0" y="0" width="100" height="50" fill="#ffffff">'],
  ['excalidraw', '<style>@font-face{font-family: Virgil; src: url(data:font/woff2;base64,AAAA);}</style>'],
  ['draw.io', '<rect width="120" height="60" fill="#ffffff" stroke="#000000" pointer-events="all">'],
  ['draw.io', '<switch>'],
  ['draw.io', '<text x="60" y="34" fill="#000000" font-family="Helvetica" text-anchor="middle">'],
  [
    'matplotlib',
    '<path d="M69 9L300 99" clip-path="url(#p1)" stroke-linejoin="round" stroke-linecap="square" fill="none" stroke="#1f77b4" stroke-width="1.5">',
  ],
  ['d2', '<rect x="-101" y="-101" width="256" height="434" rx="0" stroke-width="0" fill="#FFFFFF">'],
  ['d2', '<rect width="53" height="66" fill="#F7F8FE" stroke="#0D32B2" stroke-width="2">'],
  ['d2', '<g shape-rendering="geometricPrecision" stroke-linejoin="round">'],
  ['plantuml', '<rect fill="#E2E2F0" height="30" rx="2.5" width="43" stroke="#181818" stroke-width="0.5">'],
  ['plantuml', '<rect x="0" y="0" width="113" height="120" fill="#ffffff">'],
])('%s gets %s', (name, tag) => {
  expect(cleanSvg(DRAWINGS[name] ?? '')?.svg).toContain(tag);
});
