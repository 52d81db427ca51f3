/** The five kinds of marks for proposed edits, `{++added++}`, `{--deleted--}`, `{~~old~>new~~}`, `{>>comment<<}` and `{==highlighted==}`. */
export const CRITIC_MARKUP = /\{(?:\+\+[^{}]+?\+\+|--[^{}]+?--|~~[^{}]+?~~|>>[^{}]+?<<|==[^{}]+?==)\}/g;

/** The length of the sign at either end of a mark: `{++` or `++}`. */
export const CRITIC_SIGN_LENGTH = 3;
