/** In which direction its author says that a block runs, with everything in it; `auto`: as its own letters do (HTML, `dir`). */
export type Direction = 'ltr' | 'rtl' | 'auto';
