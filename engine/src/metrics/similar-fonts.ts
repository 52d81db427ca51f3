/** A font whose letters are not measured individually: it counts as another font at the size at which lines are equally long. */
interface SimilarFont {
  readonly like: 'Arial' | 'Georgia' | 'Times New Roman';
  /** Regular, bold, italic, bold italic. */
  readonly sizes: readonly [number, number, number, number];
  /** Of the font itself, in em, with the gap between lines. */
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Fonts that are common in templates and have no free twin. The sizes come from averages that count letters as often as
 * texts have them: of the fonts themselves, of free ones with the same widths (those of PostScript printers), or, for Aptos, Garamond and
 * Franklin Gothic Book, of what PDF files say that embed them, and for Myriad Pro and Helvetica Neue, of what programs say that draw
 * others in their place. Single lines of 85 letters differ by about 1 %.
 */
export const SIMILAR_FONTS: Readonly<Record<string, SimilarFont>> = {
  Aptos: { like: 'Arial', sizes: [0.964, 0.942, 0.961, 0.942], ascent: 0.939, descent: 0.282 },
  'Aptos Display': { like: 'Arial', sizes: [0.901, 0.876, 0.901, 0.876], ascent: 0.939, descent: 0.282 },
  'Arial Narrow': { like: 'Arial', sizes: [0.82, 0.82, 0.82, 0.82], ascent: 0.938, descent: 0.2119 },
  'Book Antiqua': {
    like: 'Times New Roman',
    sizes: [1.109, 1.069, 1.003, 1.079],
    ascent: 0.923,
    descent: 0.282,
  },
  'Bookman Old Style': {
    like: 'Times New Roman',
    sizes: [1.231, 1.235, 1.195, 1.296],
    ascent: 0.942,
    descent: 0.232,
  },
  'Century Gothic': { like: 'Arial', sizes: [1.098, 1.013, 1.098, 1.013], ascent: 1.006, descent: 0.22 },
  'Century Schoolbook': {
    like: 'Times New Roman',
    sizes: [1.158, 1.221, 1.138, 1.239],
    ascent: 0.986,
    descent: 0.216,
  },
  'EB Garamond': {
    like: 'Times New Roman',
    sizes: [0.95, 0.981, 0.915, 1.024],
    ascent: 1.007,
    descent: 0.298,
  },
  'Franklin Gothic Book': {
    like: 'Arial',
    sizes: [0.957, 0.957, 0.957, 0.957],
    ascent: 0.917,
    descent: 0.19,
  },
  Garamond: { like: 'Times New Roman', sizes: [0.974, 0.99, 0.813, 0.791], ascent: 0.862, descent: 0.263 },
  // Of its bold letters, there are no public measures: they count as Arial's.
  'Helvetica Neue': { like: 'Arial', sizes: [1.009, 1, 1.009, 1], ascent: 0.98, descent: 0.213 },
  'IBM Plex Sans': { like: 'Arial', sizes: [1.012, 0.985, 0.996, 0.958], ascent: 1.025, descent: 0.275 },
  Lato: { like: 'Arial', sizes: [0.977, 0.928, 0.911, 0.867], ascent: 0.987, descent: 0.213 },
  Merriweather: {
    like: 'Times New Roman',
    sizes: [1.194, 1.154, 1.118, 1.11],
    ascent: 0.984,
    descent: 0.273,
  },
  Montserrat: { like: 'Arial', sizes: [1.128, 1.104, 1.142, 1.113], ascent: 0.968, descent: 0.251 },
  'Myriad Pro': { like: 'Arial', sizes: [0.933, 0.924, 0.887, 0.891], ascent: 0.95, descent: 0.25 },
  'Noto Sans': { like: 'Arial', sizes: [1.063, 1.048, 1.003, 0.996], ascent: 1.069, descent: 0.293 },
  'Open Sans': { like: 'Arial', sizes: [1.049, 1.047, 0.993, 0.993], ascent: 1.0688, descent: 0.293 },
  'Palatino Linotype': {
    like: 'Times New Roman',
    sizes: [1.109, 1.069, 1.003, 1.079],
    ascent: 1.065,
    descent: 0.284,
  },
  Poppins: { like: 'Arial', sizes: [1.122, 1.073, 1.133, 1.079], ascent: 1.15, descent: 0.35 },
  'PT Sans': { like: 'Arial', sizes: [0.967, 0.898, 0.917, 0.856], ascent: 1.018, descent: 0.276 },
  'PT Serif': {
    like: 'Times New Roman',
    sizes: [1.103, 1.119, 1.044, 1.092],
    ascent: 1.039,
    descent: 0.286,
  },
  Roboto: { like: 'Arial', sizes: [0.998, 0.942, 0.97, 0.916], ascent: 0.9277, descent: 0.2441 },
  'Segoe UI': { like: 'Arial', sizes: [0.995, 0.99, 0.973, 0.986], ascent: 1.0791, descent: 0.251 },
  'Source Sans Pro': { like: 'Arial', sizes: [0.938, 0.923, 0.915, 0.896], ascent: 0.984, descent: 0.273 },
  Tahoma: { like: 'Georgia', sizes: [1.021, 0.995, 1.001, 0.977], ascent: 1.0005, descent: 0.2065 },
  'Trebuchet MS': { like: 'Arial', sizes: [1.026, 0.991, 1.036, 1.009], ascent: 0.939, descent: 0.2222 },
  Ubuntu: { like: 'Arial', sizes: [1.021, 1, 0.987, 0.975], ascent: 0.96, descent: 0.189 },
  Verdana: { like: 'Georgia', sizes: [1.166, 1.118, 1.143, 1.098], ascent: 1.0054, descent: 0.21 },
};
