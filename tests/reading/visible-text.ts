import { Parser } from 'htmlparser2';

/** Elements whose content a browser does not show. */
const UNSEEN = new Set(['script', 'style', 'template', 'head', 'title']);

/** Elements that do not end a word. All others do, including the superscript number of a note. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big button cite code data del dfn em font i img input ins kbd label mark q s samp small span strike strong time tt u var wbr'.split(
    ' ',
  ),
);

/** The text of an HTML page as readers see it, with the alternative text of pictures in their places. */
export function visibleText(html: string): string {
  const unseen: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (UNSEEN.has(name)) unseen.push(name);
        if (!INLINE.has(name)) text += '\n';
        if (name === 'img') text += attributes.alt ?? '';
      },
      ontext(data) {
        if (unseen.length === 0) text += data;
      },
      onclosetag(name) {
        if (unseen.at(-1) === name) unseen.pop();
        if (!INLINE.has(name)) text += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
}
