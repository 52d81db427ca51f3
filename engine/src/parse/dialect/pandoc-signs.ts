import { attributesAt, attributesEnding, isEmpty } from '../attributes.js';
import { type DialectSign, keys } from './sign.js';

/** pandoc's manual; pandoc-crossref. */
export const OF_PANDOC: readonly DialectSign[] = [
  {
    dialect: 'pandoc',
    needs: [':'],
    region: 'keys',
    weight: 3,
    pattern: keys(
      'biblio-style|bibliography|citation-style|classoption|csl|documentclass|header-includes|link-citations|number-sections|numbersections|pdf-engine|reference-doc',
    ),
  },
  { dialect: 'pandoc', needs: ['`{='], weight: 3, pattern: /`\{=[a-z]+\}/g },
  { dialect: 'pandoc', needs: ['(@'], weight: 3, pattern: /^[ \t>]*\(@[\w-]*\)(?=[ \t])/gm },
  {
    dialect: 'pandoc',
    needs: ['+=', '+:'],
    lineHas: '+',
    weight: 3,
    // The line below the header of a grid table.
    pattern: /^[ \t]*\+[=:]{3,}(?:\+[=:]{3,})*\+[ \t]*$/gm,
    name: 'grid table',
  },
  {
    dialect: 'pandoc',
    needs: ['{'],
    weight: 3,
    // Attributes of divs, code and spans: `::: {.name}`, `[text]{.name}`.
    pattern: /(?:^[ \t>]*(?::{3,}|`{3,})[ \t]*|\])\{(?!:)[^{}\n]{1,300}\}/gm,
    isMeant({ 0: found, index = 0 }, text) {
      const at = attributesAt(text, index + found.indexOf('{'));
      return at !== undefined && !isEmpty(at.attributes);
    },
  },
  {
    dialect: 'pandoc',
    needs: ['unnumbered', 'unlisted', '{-}'],
    lineHas: '{',
    weight: 3,
    pattern: /^#{1,6}[ \t][^\n]*\}[ \t]*$/gm,
    isMeant: ([heading]) =>
      attributesEnding(heading)?.attributes.classes.some(
        (name) => name === 'unnumbered' || name === 'unlisted',
      ) === true,
  },
  { dialect: 'pandoc', needs: ['{#'], weight: 3, pattern: /\{#(?:fig|tbl|eq|sec|lst):[\w:-]+/g },
  {
    dialect: 'pandoc',
    needs: ['% '],
    weight: 3,
    pattern: /^\ufeff?% \S[^\n]*\n% (?=\S)/g,
    name: '% title',
    region: 'start',
  },
];

/** quarto.org/docs/reference. */
export const OF_QUARTO: readonly DialectSign[] = [
  { dialect: 'quarto', needs: ['format'], region: 'keys', weight: 2, pattern: keys('format') },
  {
    dialect: 'quarto',
    needs: ['crossref', 'execute', 'code-fold'],
    region: 'keys',
    weight: 3,
    pattern: keys('crossref|execute|code-fold'),
  },
  {
    dialect: 'quarto',
    needs: ['.callout-'],
    lineHas: ':::',
    weight: 3,
    pattern: /:{3,}[ \t]*\{\.callout-\w+/g,
  },
  {
    dialect: 'quarto',
    needs: ['`{', '` {'],
    lineHas: '{',
    weight: 3,
    pattern: /^[ \t>]*`{3,}[ \t]*\{(?:python|julia|ojs)[ ,}]/gm,
  },
  { dialect: 'quarto', needs: ['{#'], weight: 3, pattern: /\{#(?:fig|tbl|eq|sec|lst)-[\w-]+/g },
  {
    dialect: 'quarto',
    needs: ['@fig-', '@tbl-', '@sec-', '@eq-', '@lst-'],
    lineHas: '@',
    weight: 1,
    pattern: /(?<![\w.@/])@(?:fig|tbl|sec|eq|lst)-[\w-]+/g,
  },
  {
    dialect: 'quarto',
    needs: ['{{<'],
    weight: 1,
    pattern: /\{\{< (?:meta|var|include|pagebreak|kbd|video) /g,
  },
];

/** R Markdown: The Definitive Guide; bookdown.org. */
export const OF_R_MARKDOWN: readonly DialectSign[] = [
  {
    dialect: 'rmarkdown',
    needs: ['_document', 'bookdown'],
    region: 'keys',
    weight: 3,
    pattern: /^output(?=[ \t]*:[^\n]*(?:\n[ \t]+[^\n]*){0,8}?\b(?:\w+_document|bookdown::))/gm,
  },
  {
    dialect: 'rmarkdown',
    needs: ['`{r', '` {r'],
    lineHas: '{',
    weight: 3,
    pattern: /^[ \t>]*`{3,}[ \t]*\{r[ ,}]/gm,
  },
  { dialect: 'rmarkdown', needs: ['\\@ref('], weight: 3, pattern: /\\@ref\(/g },
  {
    dialect: 'rmarkdown',
    needs: ['(\\#', '(ref:'],
    weight: 3,
    pattern: /\(\\#(?:fig|tab|eq|thm|lem):|^\(ref:[\w-]+\) /gm,
  },
];
