/**
 * The elements of SVG that draw something still. All others are removed with their content: scripts, animations,
 * other languages (`foreignObject`) and elements that only their own program understands.
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

/** What was removed from an SVG, as named in messages. */
export type Removal =
  | 'scripts'
  | 'links to other files'
  | 'embedded HTML'
  | 'animations'
  | 'unsafe style rules';

/** Removals that a reader may notice; other elements are removed silently. */
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
