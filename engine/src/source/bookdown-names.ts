/** A name as bookdown has it in captions and formulas, `(\#fig:tides)`, from its backslash on (bookdown, "Cross-references"). */
export const BOOKDOWN_NAME = String.raw`\\?#((?:fig|tab|eq|thm|lem|cor|prp|cnj|def|exm|exr|hyp):[\w:/.-]{1,100})\)`;
