/**
 * The oldest versions that show the whole site: they have popovers, `:has()`, subgrids, module workers and `checkVisibility()`.
 * The build writes scripts and style sheets for them; `docs/supported-browsers.md` says what they lack.
 */
export const SUPPORTED_BROWSERS = { chrome: '117', edge: '117', firefox: '125', safari: '17.4' } as const;
