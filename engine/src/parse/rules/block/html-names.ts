const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The elements of HTML, including obsolete ones; of SVG and MathML only the outermost. */
export const ELEMENTS = names(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img
  input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav nobr
  noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby
  s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td
  template textarea tfoot th thead time title tr track tt u ul var video wbr xmp`,
);

/** Elements without content, and so without end tags. */
export const VOID_ELEMENTS = names(
  'area base basefont bgsound br col embed frame hr img input isindex keygen link meta param source track wbr',
);

/** Inline marks: one that is never closed extends to the end of its paragraph. */
export const MARKS = names('b big center del em i ins kbd mark s small strike strong sub sup tt u');

/** Elements that have a meaning without attributes and without an end tag. */
export const STANDALONE = names(
  'blockquote br dd details div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre rb rp rt rtc ruby summary tbody td tfoot th thead tr ul wbr',
);

/** The parts of a page, whose end tags are often omitted. */
export const PARTS = names('article aside body figcaption figure footer head header html main nav section');

/** Further elements that occur without attributes and end tags among other HTML. */
export const FIELDS = names('caption col colgroup form img input optgroup option picture select table');

/** Elements in which only their own end tag counts as a tag. */
export const TEXT_ONLY = names('iframe noembed noframes plaintext script style textarea title xmp');

/** Attributes without values. */
export const VALUELESS = names(
  `allowfullscreen alt async autofocus autoplay border checked compact contenteditable controls crossorigin declare
  default defer disabled download draggable formnovalidate hidden inert ismap itemscope loop markdown
  mozallowfullscreen multiple muted nomodule noresize noshade novalidate nowrap open playsinline popover readonly
  required reversed scoped seamless selected spellcheck translate truespeed typemustmatch value
  webkitallowfullscreen`,
);

/** Elements that begin a block of HTML (CommonMark 0.31.2, 4.6, condition 6). */
export const BLOCKS = names(
  `address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt
  fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main
  menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr
  track ul`,
);
