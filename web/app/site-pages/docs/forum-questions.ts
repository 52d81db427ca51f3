/**
 * Sixty questions in the words of people who asked them in public, as titles in the issue trackers of other Markdown and Word
 * tools, with the address of each and the passages here that answer it. They were collected before the search was written; it
 * is judged by them and not adapted to them.
 */
export const FORUM_QUESTIONS: readonly (readonly [question: string, source: string, answer: RegExp])[] = [
  // Notes.
  [
    'multiple instances of the same footnote',
    'MichaBrugger/obsidian-footnotes#56',
    /#repeated-notes|footnotes#the-same-note|#footnotes-repeated/,
  ],
  [
    'How to create footnote',
    'privateOmega/html-to-docx#153',
    /\/docs\/footnotes|docs#(footnotes|named-notes|numbered-notes|inline-notes)/,
  ],
  ['Endnotes to Footnotes', 'bennettscience/endnotes#15', /docs#endnotes|footnotes#footnotes-or-endnotes/],
  [
    'Numbering endnotes from stratch again with every new chapter?',
    'bennettscience/endnotes#18',
    /footnotes#numbers-that-start-again/,
  ],
  ['Footnotes with paragraphs', 'bennettscience/endnotes#31', /#long-notes/],
  [
    'Convert Footnotes failed in html to docx',
    'jgm/pandoc#1889',
    /docs#footnotes-not-working|\/docs\/footnotes|other-tools#word-e-mail/,
  ],
  ["docx is corrupted if there's more than 1 footnote", 'md2docx/mdast2docx#18', /docs#unreadable-content/],
  // Numbers, captions and references.
  ['Referencing of figures in a document', 'jgm/pandoc#944', /\/docs\/numbered-things/],
  ['Figure labels', 'lierdakil/pandoc-crossref#19', /\/docs\/numbered-things|pictures#captions/],
  [
    'New Feature: internal links to tables and figures and headers',
    'jgm/pandoc#813',
    /\/docs\/numbered-things|text#links|\/docs\/headings/,
  ],
  [
    'Captions for figures in Word do not show up in the Table of Figures',
    'jgm/pandoc#7392',
    /numbered-things(#lists-of|$)/,
  ],
  ['docx: Image/Table numbering and cross-references', 'jgm/pandoc#3000', /\/docs\/numbered-things/],
  ['Equation numbering', 'pbs-assess/csasdown#35', /maths#numbers|\/docs\/numbered-things/],
  ['Numbering of equations', 'ONLYOFFICE/DesktopEditors#361', /maths#numbers|\/docs\/numbered-things/],
  [
    'Question: how to properly align numbers in Equations - docx',
    'rstudio/bookdown#868',
    /maths#numbers|\/docs\/numbered-things/,
  ],
  [
    'Is there a way to number the sections: 1. Section A instead of 1 Section A ?',
    'quarto-dev/quarto-web#188',
    /headings#numbers|options/,
  ],
  [
    'format: docx will double up autonumbering in headings if number-sections: true is supplied in YAML and the reference-doc includes numbering.',
    'quarto-dev/quarto-cli#12095',
    /headings#numbers|own-template#lists/,
  ],
  // Pages.
  [
    'How to implement a page break, just like in Word',
    'superdoc/docx-editor#3875',
    /page-layout#page-breaks|docs#rules/,
  ],
  ['How to make a page break?', 'sergiocorreia/panflute#240', /page-layout#page-breaks|docs#rules/],
  ['Request: page break for docx', 'quarto-dev/quarto-cli#1326', /page-layout#page-breaks|docs#rules/],
  ['Pagebreaks', 'evidenceprime/html-docx-js#131', /page-layout#page-breaks|docs#rules/],
  [
    'feature: Page orientation &/or page margins',
    'python-openxml/python-docx#62',
    /page-layout#(landscape|paper)|options#page/,
  ],
  [
    'How can i set the page layout properties like page margins and all while generating docx',
    'Ziv-Barber/officegen#286',
    /page-layout(#paper|$)|options#page/,
  ],
  ['Landscape Mode', 'dolanmiu/docx#479', /page-layout#landscape/],
  ['Page margins', 'dolanmiu/docx#50', /page-layout#paper|options#page|docs#choices/],
  [
    'Landscape environment skip page numbers in docx output',
    'quarto-dev/quarto-cli#11856',
    /page-layout#(landscape|page-numbers)/,
  ],
  [
    'Page Footer Support for Non HTML formats',
    'quarto-dev/quarto-cli#1948',
    /page-layout#page-numbers|parts-of-a-paper#headers|options#page/,
  ],
  [
    'Add Page Numbers when converting HTML documents to DOCX format',
    'privateOmega/html-to-docx#19',
    /page-layout#page-numbers|parts-of-a-paper#(headers|page-numbers)|options#page/,
  ],
  [
    'Native line numbering for Word (docx) output',
    'quarto-dev/quarto-cli#14624',
    /parts-of-a-paper#line-numbers|options#page/,
  ],
  [
    'Option to output Word doc with line numbering',
    'davidgohel/officedown#94',
    /parts-of-a-paper#line-numbers|options#page/,
  ],
  [
    'Possibility to have a classical Table Of Content to pdf/word outputs',
    'manubot/rootstock#457',
    /headings#table-of-contents|numbered-things#lists/,
  ],
  [
    'Table of contents not generated for DOCX',
    'jgm/pandoc#458',
    /headings#table-of-contents|numbered-things#lists/,
  ],
  [
    '--toc-title no effect in docx',
    'jgm/pandoc#9645',
    /headings#table-of-contents|front-matter|numbered-things#lists|options/,
  ],
  [
    '\\toc has no effect',
    'pandocker/pandoc-docx-pagebreak-py#5',
    /headings#table-of-contents|numbered-things#lists|options/,
  ],
  // Comments and changes.
  [
    'Include comments in exported DOCX and ODT',
    'fiduswriter/fiduswriter#372',
    /\/docs\/review|page-layout#comments/,
  ],
  ['Export comments + tracked changes', 'fiduswriter/fiduswriter#1216', /\/docs\/review/],
  // Formulas, diagrams, code and callouts.
  [
    'Cannot paste equations in Microsoft Word',
    'CleanClip/CleanClipApp#95',
    /\/docs\/maths|from-assistants#formulas|getting-the-document#copy|docs#formulas/,
  ],
  [
    "Can't paste into Word, but can paste in anywhere else",
    'Foxxey/CopyEquation#7',
    /getting-the-document#copy|comparison#pasting|other-tools#word-e-mail/,
  ],
  ['Mermaid diagrams not exported in Word', 'typora/typora-issues#2878', /\/docs\/diagrams/],
  ['Mermaid diagram with <br> cannot be exported to docx', 'typora/typora-issues#4321', /\/docs\/diagrams/],
  ['Code Blocks', 'pwndoc-ng/pwndoc-ng#257', /\/docs\/code|docs#code/],
  [
    'docx --reference-doc result doesn\'t have "Source Code" style',
    'jgm/pandoc#10646',
    /own-template(#styles|$)|built-in-templates#styles|\/docs\/code/,
  ],
  ["Custom callouts don't work", 'KosmosisDire/obsidian-webpage-export#75', /\/docs\/callouts|docs#callouts/],
  // Pictures.
  ['Images not exported', 'masweetman/export_docx#18', /docs#pictures-missing|\/docs\/pictures/],
  [
    'Images should be centered in Word',
    'metanorma/metanorma-iso#228',
    /pictures#position|page-layout#alignment|options#tables/,
  ],
  // Tables.
  [
    'How to limit the table to page width?',
    'Witiko/markdown#113',
    /tables#(wide-tables|column-widths)|\/docs\/tables$/,
  ],
  ['Feature request: Table column width', 'markedjs/marked#266', /tables#column-widths/],
  [
    'LibreOffice displays some pandoc docx tables too wide',
    'jgm/pandoc#2576',
    /tables#(wide-tables|column-widths)|other-programs/,
  ],
  // Sources.
  [
    'Generate full bibliography in Obsidian',
    'community-archive/obsidian-zotero-integration#175',
    /\/docs\/citations|docs#(citations|add-sources|how-to-cite|choose-style)/,
  ],
  [
    'citations cannot be generated in the exported pdf and word files',
    'Zettlr/Zettlr#1633',
    /\/docs\/citations|docs#(citations|add-sources|how-to-cite|choose-style)/,
  ],
  [
    'Adding page numbers to citation',
    'dsifford/academic-bloggers-toolkit#269',
    /\/docs\/citations|docs#(citations|how-to-cite)/,
  ],
  [
    'Different Citation Formats',
    'michel-kraemer/citeproc-java#14',
    /\/docs\/citations|docs#(citations|how-to-cite|choose-style)/,
  ],
  // Templates and fonts.
  [
    'Can the document font be customized?',
    'stvlynn/DOC-Dify-Plugin#5',
    /built-in-templates(#font|$)|options#look|docs#choices|text#larger|own-template/,
  ],
  ['Chinese Paragraphs', 'iamgio/quarkdown#128', /text#chinese/],
  [
    'Custom template for docx export',
    'typora/typora-issues#802',
    /own-template|docs#(own-template|templates)/,
  ],
  ['No ideas about where to place my own Word templates', 'toramameseven/markdown-docx#13', /own-template/],
  // Files.
  [
    'Concat multiple markdown files',
    'alanshaw/markdown-pdf#41',
    /getting-text-in#several|command-line#files/,
  ],
  [
    'Option to merge all markdown files into 1',
    'OraOpenSource/plsql-md-doc#35',
    /getting-text-in#several|command-line#files/,
  ],
  [
    'Convert .docx files to Markdown',
    'OpenResearchInstitute/documents#12',
    /word-files|reading-word|other-tools#word-e-mail/,
  ],
  ['can we have a npm module for same', 'msaaddev/docx-to-markdown#4', /\/docs\/library/],
];
