/**
 * The five kinds of CriticMarkup: `{++added++}`, `{--deleted--}`, `{~~old~>new~~}`, `{>>comment<<}` and
 * `{==highlighted==}`.
 */
export const CRITIC_MARKUP = /\{(?:\+\+[^{}]+?\+\+|--[^{}]+?--|~~[^{}]+?~~|>>[^{}]+?<<|==[^{}]+?==)\}/g;

/** The length of the sign at each end: `{++` or `++}`. */
export const CRITIC_SIGN_LENGTH = 3;
