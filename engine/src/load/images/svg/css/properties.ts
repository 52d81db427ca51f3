const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Properties of still pictures that are also attributes (SVG 2, 6.6), which every SVG viewer reads. */
const PRESENTATION = words(
  'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters ' +
    'direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size ' +
    'font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal ' +
    'glyph-orientation-vertical image-rendering letter-spacing lighting-color marker-end marker-mid marker-start mask ' +
    'mask-type opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor ' +
    'text-decoration text-rendering transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode',
);

/** Properties of still pictures without an attribute. */
const STYLE_ONLY = words(
  'font-feature-settings font-kerning font-variation-settings isolation mix-blend-mode text-transform transform ' +
    'transform-box white-space',
);

const INHERITED = words(
  'clip-rule color color-interpolation color-interpolation-filters direction dominant-baseline fill fill-opacity fill-rule ' +
    'font-family font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering letter-spacing ' +
    'marker-end marker-mid marker-start paint-order shape-rendering stroke stroke-dasharray stroke-dashoffset stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-rendering visibility word-spacing ' +
    'writing-mode',
);

/** The initial values of inherited properties, for which `initial` is not the same as leaving them out. */
const FIRST_VALUES: Readonly<Record<string, string>> = {
  color: '#000000',
  fill: '#000000',
  'fill-opacity': '1',
  'font-style': 'normal',
  'font-weight': 'normal',
  'marker-end': 'none',
  'marker-mid': 'none',
  'marker-start': 'none',
  stroke: 'none',
  'stroke-dasharray': 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'text-anchor': 'start',
  visibility: 'visible',
};

/** Colour properties, each with the property for its opacity. */
export const COLORS: Readonly<Record<string, string | undefined>> = {
  color: undefined,
  fill: 'fill-opacity',
  'flood-color': 'flood-opacity',
  'lighting-color': undefined,
  'stop-color': 'stop-opacity',
  stroke: 'stroke-opacity',
};

const BOX = words('x y width height');

/** The elements whose position and size may also be set by style rules (SVG 2, 7). */
const GEOMETRY: Readonly<Record<string, ReadonlySet<string>>> = {
  svg: BOX,
  image: BOX,
  use: BOX,
  rect: words('x y width height rx ry'),
  circle: words('cx cy r'),
  ellipse: words('cx cy rx ry'),
};

/** Where a property of an element is written, if it has an effect. */
export function placeOf(element: string, property: string): 'attribute' | 'geometry' | 'style' | undefined {
  if (PRESENTATION.has(property)) return 'attribute';
  if (STYLE_ONLY.has(property)) return 'style';
  return GEOMETRY[element]?.has(property) ? 'geometry' : undefined;
}

/** Whether an attribute is a property that style rules override. */
export function isPresentation(attribute: string): boolean {
  return PRESENTATION.has(attribute);
}

/** A value with CSS-wide keywords resolved; `undefined` if the property is left out. */
export function wideKeyword(property: string, value: string): string | undefined {
  switch (value.toLowerCase()) {
    case 'initial':
      return FIRST_VALUES[property];
    case 'inherit':
      return 'inherit';
    case 'unset':
    case 'revert':
    case 'revert-layer':
      return undefined;
    default:
      return value;
  }
}

/** Whether an element inherits a property. */
export function isInherited(property: string): boolean {
  return INHERITED.has(property);
}

const FONT =
  /^(?<before>(?:[a-z\d-]+\s+)*)(?<size>(?:[\d.]+(?:px|pt|em|rem|%|pc|in|cm|mm|ex)|(?:xx?-)?(?:small|large)|medium|larger|smaller))(?:\s*\/\s*[\w.%]+)?\s+(?<family>.+)$/is;

/** The longhand properties of a shorthand. */
export function longhands(property: string, value: string): readonly (readonly [string, string])[] {
  if (property === 'marker')
    return ['start', 'mid', 'end'].map((place) => [`marker-${place}`, value] as const);
  if (property !== 'font') return [[property, value]];
  const { before = '', size, family } = FONT.exec(value)?.groups ?? {};
  if (size === undefined || family === undefined) return [];
  const terms = before.toLowerCase().split(/\s+/);
  const term = (pattern: RegExp): string => terms.find((each) => pattern.test(each)) ?? 'normal';
  return [
    ['font-style', term(/^(?:italic|oblique)$/)],
    ['font-weight', term(/^(?:bold|bolder|lighter|[1-9]\d\d)$/)],
    ['font-size', size],
    ['font-family', family],
  ];
}
