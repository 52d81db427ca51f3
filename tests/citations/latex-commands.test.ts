import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../conversion';

const SOURCES = `references:
- {id: four, type: book, author: [{family: Doe, given: J}, {family: Roe, given: R}, {family: Poe, given: A}, {family: Foe, given: I}], title: One, issued: 2003}
- {id: open, type: book, author: [{family: Moe, given: J}, {literal: others}], title: Two, issued: 2004}
- {id: berg, type: book, author: [{family: Berg, given: J, non-dropping-particle: van den}], title: Three, issued: 2005}
- {id: sole, type: book, author: [{family: Kim, given: S}], title: Four, issued: 2006}`;

interface Printed {
  readonly text: string;
  readonly notes: readonly string[];
  readonly reported: readonly string[];
}

/** The first paragraph, with the place of each note as `^`, and the texts of the notes. */
async function printed(text: string, style: string, fields?: 'zotero' | 'word'): Promise<Printed> {
  const { bytes, notices } = await convertForTest(
    `---\ncsl: ${style}\n${SOURCES}\n---\n\n${text}\n`,
    fields && { citations: fields },
  );
  const parts = unzipSync(bytes);
  const paragraphs = (part: string): readonly string[] =>
    (strFromU8(parts[part] ?? new Uint8Array()).match(/<w:p[ >].*?<\/w:p>/gs) ?? [])
      .map((xml) =>
        xml
          .replace(/<w:instrText.*?<\/w:instrText>/gs, '')
          .replace(/<w:footnoteReference [^>]*>/g, '^')
          .replace(/<[^>]+>/g, '')
          .replaceAll('&amp;', '&')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((words) => words !== '');
  const [first = ''] = paragraphs('word/document.xml');
  return {
    text: first,
    notes: paragraphs('word/footnotes.xml'),
    reported: notices.map(({ message }) => message),
  };
}

describe('commands of natbib and biblatex', () => {
  test.each([
    ['\\citet*{four}', 'Doe, Roe, Poe, and Foe (2003)'],
    ['\\citep*[see][p.~3]{four}', '(see Doe, Roe, Poe, & Foe, 2003, p. 3)'],
    ['\\citeauthor*{four}', 'Doe, Roe, Poe, and Foe'],
    ['\\citealt*{four}', 'Doe, Roe, Poe, & Foe, 2003'],
    ['\\citet*{open}', 'Moe et al. (2004)'],
    ['\\citet{four}', 'Doe et al. (2003)'],
    ['\\parencite*[3]{four}', '(2003, p. 3)'],
    ['\\autocite*{four} and \\cite*{sole}', '(2003) and (2006)'],
    ['\\Citet{berg}', 'Van den Berg (2005)'],
    ['\\Citeauthor{berg}', 'Van den Berg'],
    ['\\Citep{berg} \\Citealp{berg}', '(Van den Berg, 2005) Van den Berg, 2005'],
    ['\\citet{berg}', 'van den Berg (2005)'],
    ['\\citetext{see \\citealp{four}, or *so*}', '(see Doe et al., 2003, or so)'],
    [
      '\\parencites(see)(and so on)[1]{four}[cf.][2]{sole}',
      '(see Doe et al., 2003, p. 1; cf. Kim, 2006, p. 2 and so on)',
    ],
    ['\\textcites[1]{four}{sole} say', 'Doe et al. (2003, p. 1); Kim (2006) say'],
    ['\\autocites{four}{sole} (and others)', '(Doe et al., 2003; Kim, 2006) (and others)'],
    ['\\citep[see][\\S~3 and \\emph{passim}]{four}', '(see Doe et al., 2003, Section 3 and passim)'],
    ['\\citep[e.g.,\\ ][]{four,sole}', '(e.g., Doe et al., 2003; Kim, 2006)'],
  ])('in APA, %s is %s', async (text, expected) => {
    expect((await printed(text, 'apa')).text).toBe(expected);
  });

  test.each([
    ['ieee', '\\citet*{four}', 'Doe, Roe, Poe, and Foe [1]'],
    ['ieee', '\\citet*{open}', 'Moe et al. [1]'],
    ['ieee', '\\citeauthor*{sole}', 'Kim'],
    ['ieee', '\\Citet{berg}', 'Van den Berg [1]'],
    ['nature', '(\\citealp{four}; \\citealp{sole})', '(1; 2)'],
    ['chicago-notes', 'A \\citeauthor*{four}.', 'A Doe, Roe, Poe, and Foe.'],
  ])('in %s, %s is %s', async (style, text, expected) => {
    expect((await printed(text, style)).text).toBe(expected);
  });

  test.each(['\\citeurl{four}', '\\citefullauthor{four}', '\\textcites{}', '\\citet*{a b}', '\\citetext{}'])(
    '%s, which is not read, is printed as written, and reported',
    async (text) => {
      const { text: first, reported } = await printed(`A ${text} b [@four].`, 'apa');
      expect(first).toBe(`A ${text} b (Doe et al., 2003).`);
      expect(reported.join()).toContain(text.replace(/\{.*/, ''));
    },
  );

  test.each([
    ['\\citet*[3]{none}', '\\citet*[3]{none}'],
    ['\\citet{sole,none}', 'Kim (2006); \\citet{none}'],
    ['\\footcite{none}', '\\footcite{none}'],
  ])('%s names a source that nothing has, which is reported', async (text, expected) => {
    const { text: first, reported } = await printed(text, 'apa');
    expect(first).toBe(expected);
    expect(reported).toEqual(['No source has the key @none']);
  });
});

describe('a citation that asks for a note', () => {
  test.each([
    ['apa', 'Tea\\footcite[see][3]{four}.', 'Tea.^', ['See Doe et al., 2003, p. 3.']],
    [
      'apa',
      'Tea \\footcite{berg}, and \\smartcite{sole}',
      'Tea,^ and^',
      ['Van den Berg, 2005.', 'Kim, 2006.'],
    ],
    ['apa', 'Tea\\footcitetext[3]{sole}', 'Tea^', ['Kim, 2006, p. 3.']],
    ['apa', 'Tea\\footcites[1]{four}[2]{sole}', 'Tea^', ['Doe et al., 2003, p. 1; Kim, 2006, p. 2.']],
    ['apa', 'Tea^[By \\footcite{sole}.]', 'Tea^', ['By (Kim, 2006).']],
    ['nature', 'Tea\\footcite{sole}', 'Tea^', ['1.']],
    ['mla', 'Tea\\footcite[3]{four}', 'Tea^', ['Doe et al. 3.']],
    ['chicago-notes', 'Tea\\footcite[3]{sole}.', 'Tea.^', ['S. Kim, Four (2006), 3.']],
  ])('in %s, %s has one without brackets', async (style, text, expected, notes) => {
    expect(await printed(text, style)).toMatchObject({ text: expected, notes });
    for (const fields of ['zotero', 'word'] as const)
      expect(await printed(text, style, fields)).toMatchObject({ text: expected, notes });
  });
});
