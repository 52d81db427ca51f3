import { hasBuiltInLook, TEMPLATE_VARIABLE, WORD_TEMPLATE } from '../../model/carried.js';
import type { FittedTemplate } from '../../model/template.js';
import { childOf, elementsOf, serialize, type XmlElement } from '../../xml/element.js';
import type { Environment } from '../environment.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { SEPARATOR_IDS } from '../parts/notes.js';
import type { PartWriter } from '../parts/part-writer.js';
import { settingsWith } from '../parts/settings.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { joinedNamespaces } from './root.js';

/** The settings that follow the document variables (ECMA-376 Part 1, 17.15.1.78). */
const AFTER_VARIABLES: readonly string[] = [
  'm:mathPr',
  'w:themeFontLang',
  'w:clrSchemeMapping',
  'w:decimalSymbol',
  'w:listSeparator',
];

/** Those that follow the settings of the notes. */
const AFTER_NOTES: readonly string[] = ['w:endnotePr', 'w:compat', ...AFTER_VARIABLES];

/** Says that a Word file was the template, so that the styles of a returned document are read from itself. */
const VARIABLES = `<w:docVars><w:docVar w:name="${TEMPLATE_VARIABLE}" w:val="${WORD_TEMPLATE}"/></w:docVars>`;

/** The template's settings, with the separators of the notes that the text has. */
export function templateSettings({ template }: FittedTemplate): PartWriter {
  const own = template.settings;
  const variables = hasBuiltInLook(template) ? '' : VARIABLES;
  if (!own) return settingsWith(variables);
  return (environment) => [
    {
      name: 'word/settings.xml',
      content:
        `${XML_DECLARATION}<w:settings ${joinedNamespaces(NAMESPACES, own.namespaces, own.root.attributes['mc:Ignorable'])}>` +
        `${contentOf(elementsOf(own.root), environment, variables)}</w:settings>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.settings },
    },
  ];
}

function contentOf(all: readonly XmlElement[], { composed }: Environment, variables: string): string {
  const kind = composed.noteKind;
  const others = all.filter(({ name }) => name !== 'w:footnotePr' && name !== 'w:endnotePr');
  const notes = (['footnote', 'endnote'] as const).map((each) =>
    noteProperties(
      each,
      all.find(({ name }) => name === `w:${each}Pr`),
      each === kind && composed.notes.length > 0,
    ),
  );
  const before = (names: readonly string[]): number => {
    const found = others.findIndex(({ name }) => names.includes(name));
    return found === -1 ? others.length : found;
  };
  const [notesAt, variablesAt] = [before(AFTER_NOTES), before(AFTER_VARIABLES)];
  const xml = others.map((element) => serialize(element));
  return [
    ...xml.slice(0, notesAt),
    ...notes,
    ...xml.slice(notesAt, variablesAt),
    variables,
    ...xml.slice(variablesAt),
  ].join('');
}

const NUMBERING = ['w:numFmt', 'w:numStart', 'w:numRestart'] as const;

/** How endnotes are numbered: if the template does not say it, not in Word's Roman numbers. */
export function endnoteNumbering(template: XmlElement | undefined): string {
  const format = childOf(template, 'w:numFmt') ? '' : '<w:numFmt w:val="decimal"/>';
  return format + numberingIn(template);
}

function numberingIn(template: XmlElement | undefined): string {
  return NUMBERING.map((name) => childOf(template, name))
    .map((element) => (element ? serialize(element) : ''))
    .join('');
}

/** Where and how notes are numbered is the template's; the separators are those that are written (17.11). */
function noteProperties(
  kind: 'footnote' | 'endnote',
  template: XmlElement | undefined,
  hasNotes: boolean,
): string {
  const position = childOf(template, 'w:pos');
  const numbering = kind === 'endnote' && hasNotes ? endnoteNumbering(template) : numberingIn(template);
  const separators = hasNotes ? Object.values(SEPARATOR_IDS).map((id) => `<w:${kind} w:id="${id}"/>`) : [];
  const content = (position ? serialize(position) : '') + numbering + separators.join('');
  return content === '' ? '' : `<w:${kind}Pr>${content}</w:${kind}Pr>`;
}
