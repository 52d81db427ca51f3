import { each, nested } from './growth';

/** A text that cites `k` and has this in its front matter. */
const citing = (front: string): string => `---\n${front}\n---\nBefore [@k].\n\nAfter.\n`;

const withStyle = (macros: string, layout = '<text macro="m0"/>'): string =>
  citing(
    `references: [{id: k, title: Title}]\ncsl: '<style version="1.0"><info><id>s</id></info>${macros}<citation><layout>${layout}</layout></citation></style>'`,
  );

const withLibrary = (library: string, more = ''): string => citing(`bibliography: '${library}'${more}`);

const authors = (count: number): string =>
  each(count, (index) => `F${index}, Given${index % 7} and `).slice(0, -5);

/** Styles, libraries and sources in the front matter. */
export const CITING_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'macros that double': (size) =>
    withStyle(
      `${each(size, (index) => `<macro name="m${index}">${`<text macro="m${index + 1}"/>`.repeat(2)}</macro>`)}<macro name="m${size}"><text variable="title"/></macro>`,
    ),
  'a chain of macros': (size) =>
    withStyle(each(size, (index) => `<macro name="m${index}"><text macro="m${index + 1}"/></macro>`)),
  'a circle of macros': (size) =>
    withStyle(
      each(size, (index) => `<macro name="m${index}"><text macro="m${(index + 1) % size}"/></macro>`),
    ),
  'groups in groups': (size) =>
    withStyle('', nested('<group>', '</group>', '<text variable="title"/>')(size)),
  'values in a style': (size) =>
    withStyle(
      `<macro name="m0"><text value="${'v'.repeat(size)}"/></macro>`,
      '<text macro="m0"/>'.repeat(size),
    ),
  'abbreviations that double': (size) =>
    withLibrary(
      `@string{a0="x"} ${each(size, (index) => `@string{a${index + 1}=a${index} # a${index}} `)} @book{k,title=a${size}}`,
    ),
  'uses of a long abbreviation': (size) =>
    withLibrary(
      `@string{a="${'x'.repeat(size)}"} ${each(size, (index) => `@book{k${index},note=a} `)}@book{k,title=a}`,
    ),
  'entries that inherit from all': (size) =>
    withLibrary(
      each(
        Math.sqrt(size),
        (index) => `@book{k${index}, title={T}, xdata={${each(Math.sqrt(size), (at) => `k${at},`)}}} `,
      ),
    ),
  'commands in commands': (size) => withLibrary(`@book{k,title={${nested('\\emph{', '}')(size)}}}`),
  'braces in braces': (size) => withLibrary(`@book{k,author={${nested('{', '}')(size)}}}`),
  'accents on accents': (size) => withLibrary(`@book{k,title={${'\\v'.repeat(size)} a}}`),
  'tags in the title of a source': (size) =>
    citing(`references: [{id: k, title: "${nested('<i>', '</i>')(size)}"}]`),
  'quotations in the title of a source': (size) =>
    citing(`references: [{id: k, title: "${nested('“', '”')(size)}"}]`),
  'aliases in a source': (size) =>
    citing(
      `references:\n- id: k\n  title: T\n  a0: &a0 [x]\n${each(Math.min(size, 30), (index) => `  a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}]\n`)}`,
    ),
  'two papers of the same authors': (size) =>
    `---\nbibliography: '${['k', 'm'].map((key) => `@article{${key},title={T ${key}},year=2012,author={${authors(size)}}}`).join(' ')}'\ncsl: apa\n---\n[@k; @m]\n`,
  'papers that look the same': (size) =>
    `---\nbibliography: '${each(size, (index) => `@article{k${index},title={T},year=2012,author={Doe, J${index % 3}. and Roe, M.}} `)}'\ncsl: apa\n---\n${each(size, (index) => `[@k${index}] `)}\n`,
  'relatives of one family': (size) =>
    `---\nbibliography: '${each(size, (index) => `@article{k${index},title={T},year=2012,author={Li, Given${index}}} `)}'\ncsl: apa\n---\n${each(size, (index) => `[@k${index}] `)}\n`,
};
