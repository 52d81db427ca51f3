import type { StyleId } from '../model/names/style-ids.js';

/** Names of styles in the templates of journals: ACM's, Elsevier's, IEEE's, MDPI's and Springer's. */
export const JOURNAL_NAMES: Readonly<Partial<Record<StyleId, string>>> = {
  BodyText: 'Para Els-body-text MDPI_3.1_text',
  FirstParagraph: 'p1a MDPI_3.2_text_no_indent',
  Heading1: 'Head1 Els-1storder-head MDPI_2.1_heading1',
  Heading2: 'Head2 Els-2ndorder-head MDPI_2.2_heading2',
  Heading3: 'Head3 Els-3rdorder-head MDPI_2.3_heading3',
  Heading4: 'Head4 Els-4thorder-head',
  Title: 'Title_document Els-Title MDPI_1.2_title',
  TitleDetails: 'Els-Author MDPI_1.3_authornames',
  Affiliation: 'Els-Affiliation MDPI_1.6_affiliation',
  Abstract: 'Els-Abstract-text MDPI_1.7_abstract',
  CodeBlock: 'programcode',
  ListBullet: 'bulletitem MDPI_3.8_bullet',
  ListNumber: 'numitem MDPI_3.7_itemize',
  TableText: 'table_copy MDPI_4.2_table_body',
  TableHeading: 'table_col_head',
  TableNote: 'MDPI_4.3_table_footer',
  TableCaption: 'MDPI_4.1_table_caption',
  Caption: 'figure_caption Els-caption MDPI_5.1_figure_caption',
  Bibliography: 'Bib_entry referenceitem Els-reference MDPI_7.1_References',
};
