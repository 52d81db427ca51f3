/**
 * The elements of SVG that draw something still. All others go, with all that is in them: what runs (`script`), what
 * moves (`animate`), what is another language (`foreignObject`) and what only its own program understands.
 */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon image ' +
    'text tspan textPath linearGradient radialGradient stop pattern clipPath mask marker filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

export function isDrawing(name: string): boolean {
  return ELEMENTS.has(name);
}

/** What was taken out of an SVG, as a message names it. */
export type Removal =
  | 'scripts'
  | 'links to other files'
  | 'embedded HTML'
  | 'animations'
  | 'unsafe style rules';

/** What a reader may miss, or should know of; other elements go without a word. */
const NAMED: Readonly<Record<string, Removal>> = {
  script: 'scripts',
  handler: 'scripts',
  listener: 'scripts',
  foreignObject: 'embedded HTML',
  iframe: 'embedded HTML',
  audio: 'embedded HTML',
  video: 'embedded HTML',
  animate: 'animations',
  animateColor: 'animations',
  animateMotion: 'animations',
  animateTransform: 'animations',
  set: 'animations',
};

export function removalOf(name: string): Removal | undefined {
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
}
