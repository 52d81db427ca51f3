import { NORMAL, p, styled, template } from '../templates/build';

/** As an assistant writes it: with something of nearly every kind, two findings, and a picture that is missing. */
export const ANSWER = `Here's a short overview of **tidal energy** for your report.

# Tidal Energy

**Key points**

- Tides are predictable decades ahead【4:2†source】.
- The largest plant, *Sihwa Lake*, has 254 MW.[^1]
- Costs fall with each project.[^gone]

## How it works

| Kind | Share | Example |
| --- | ---: | --- |
| Barrage | 92% | Sihwa Lake |
| Stream | 8% | MeyGen |

1. Water rises behind a barrage.
2. It flows out through turbines.

The power is $P = \\frac{1}{2} \\rho A v^3$, where $v$ is the speed.

![A barrage](barrage.png)

\`\`\`python
def power(area, speed):
    return 0.5 * 1025 * area * speed ** 3
\`\`\`

> Time and tide wait for no man.

[^1]: Korea Water Resources Corporation, 2011.

Would you like me to expand this into a full report?
`;

export const SHORT = '# Tides\n\nThe tide was **late**.[^1]\n\n[^1]: By an hour.\n';

export const LIBRARY = `@book{doe2005, author = {Doe, Jane}, title = {First Things}, year = 2005, publisher = {Press}}
@article{roe2010, author = {Roe, Ann}, title = {Second Things}, journal = {Journal of Things in General}, year = 2010}
@article{mueller, author = {Müller, Eva}, title = {Last things}, journal = {Journal}, year = 1999}
`;

const style = (id: string, name: string, look: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${look}</w:style>`;

export const THESIS = template({
  styles:
    NORMAL +
    style('h1', 'heading 1', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:sz w:val="60"/></w:rPr>') +
    style('txt', 'Thesis Text', '<w:rPr><w:i/></w:rPr>') +
    style('other', 'Other Text', '<w:rPr><w:b/></w:rPr>'),
  body: '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>',
});

/** A Word file that somebody else wrote, with much that Markdown does not have. */
export const LETTER = template({
  styles: NORMAL + style('h1', 'heading 1', ''),
  body:
    styled('h1', 'High Tides') +
    p('They come twice a day, and nobody knows why they are late.') +
    '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Ask Ada.</w:t></w:r></w:p>' +
    p('They go as they came.') +
    '<w:p><w:pPr><w:jc w:val="right"/></w:pPr><w:r><w:t>Ann Moon</w:t></w:r></w:p>',
  stories: {
    header1: p('Confidential: not to be passed on to anybody before the council has decided'),
    footer1: p('Harbour Office, Pier 9'),
  },
});
