import type { MarkdownIt } from 'markdown-it';

/**
 * GFM's extended autolinks: `http://`, `https://`, `www.` and e-mail addresses. Bare names such as `README.md` or
 * `node.js`, which the linkifier would read as hosts, remain text.
 */
export function webAddresses(md: MarkdownIt): void {
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: true });
  md.linkify.add('//', null);
  const test = md.linkify.test.bind(md.linkify);
  // This is called for each text of a paragraph with a link.
  md.linkify.test = (text) => (/[:@]/.test(text) || /www\./i.test(text)) && test(text);
  const matchAtStart = md.linkify.matchAtStart.bind(md.linkify);
  // The mark of a note directly after an address does not belong to it.
  md.linkify.matchAtStart = (text) => {
    const note = text.indexOf('[^');
    return matchAtStart(note < 0 ? text : text.slice(0, note));
  };
  let address: RegExp | undefined;
  md.linkify.add('www.', {
    validate: (text, position, { re }) => {
      address ??= new RegExp(re.get_url_host_port().source + re.get_path().source, 'iy');
      address.lastIndex = position;
      return address.exec(text)?.[0].length ?? 0;
    },
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
}
