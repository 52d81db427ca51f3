import type { Settings } from '../../api/settings.js';
import type { Cluster } from '../../csl/cite.js';
import type { SourcesByKey } from '../../csl/item.js';
import { plain } from '../../csl/output.js';
import type { Processor } from '../../csl/processor.js';
import type { Affixes, CarriedCitations } from '../../model/carried.js';
import type { CitedCluster, CitingProgram } from '../../model/citing.js';
import type { FieldCite } from './field-cite.js';
import { wordCitation, wordSource, wordStyleOf, wordTags } from './word-sources.js';
import { zoteroBibliography, zoteroCitation, zoteroProperties } from './zotero.js';

/** Citations as Word fields, which a reference manager can continue to update. */
interface CitationFields {
  /** The field instruction of a citation cluster, by its index and the text that it shows. */
  citation(index: number, text: string): string;
  readonly bibliography: string;
  readonly program: CitingProgram;
}

/** The kind of fields that the options request, if any. `written` holds the clusters as written in the text. */
export function fieldsOf(
  written: readonly CitedCluster[],
  clusters: readonly Cluster[],
  items: SourcesByKey,
  uncited: readonly string[],
  settings: Settings,
  { style, locale }: Processor,
): CitationFields | undefined {
  const { form } = settings.citations;
  if (form === 'text') return undefined;
  const isField = ({ shows }: Cluster): boolean => shows === undefined;
  const cited = new Set(clusters.filter(isField).flatMap(({ cites }) => cites.map(({ id }) => id)));
  const asText = clusters.filter((each) => !isField(each)).flatMap(({ cites }) => cites.map(({ id }) => id));
  const listed = new Set([...asText, ...uncited]);
  const citesAt = (index: number): readonly FieldCite[] => fieldCites(clusters[index], items);
  const wordStyle = wordStyleOf(style.id);
  const isEnd = settings.footnotes.position === 'document';
  const onlyListed = [...listed].flatMap((id) => (cited.has(id) ? [] : (items.get(id) ?? [])));
  const carriedWith = (others: Pick<CarriedCitations, 'sources' | 'affixes'>): string => {
    const carried: CarriedCitations = {
      style: style.id,
      wordStyle: wordStyle.name,
      uncited: onlyListed.map(({ id }) => id),
      ...others,
    };
    return JSON.stringify(carried);
  };
  if (form === 'zotero')
    return {
      citation: (index, text) => zoteroCitation(index, citesAt(index), text, clusters[index]?.note ?? 0),
      bibliography: zoteroBibliography(onlyListed),
      program: {
        properties: zoteroProperties({
          id: style.id,
          language: locale.language,
          hasBibliography: style.bibliography !== undefined,
          noteType: style.isNote ? (isEnd ? 2 : 1) : 0,
        }),
        sources: [],
        wordStyle,
        // Zotero's field for the bibliography only has their addresses.
        ...(onlyListed.length > 0 && {
          carried: carriedWith({ sources: onlyListed.map((item) => [item.id, item]), affixes: [] }),
        }),
      },
    };
  const used = [...new Set([...cited, ...listed])].flatMap((id) => items.get(id) ?? []);
  const tags = wordTags(used.map(({ id }) => id));
  const citation = (index: number): string => wordCitation(citesAt(index), tags, locale);
  return {
    citation,
    bibliography: 'BIBLIOGRAPHY',
    program: {
      properties: [],
      sources: used.map((item) => wordSource(item, tags.get(item.id) ?? item.id)),
      wordStyle,
      carried: carriedWith({
        sources: used.map((item) => [tags.get(item.id) ?? item.id, item]),
        affixes: affixesOf(written, citation),
      }),
    },
  };
}

/** The prefixes and suffixes in each citation, by instruction. If equal instructions have different ones, none are recorded. */
function affixesOf(
  written: readonly CitedCluster[],
  instructionOf: (index: number) => string,
): CarriedCitations['affixes'] {
  const found = new Map<string, readonly Affixes[]>();
  const ambiguous = new Set<string>();
  for (const [index, { cites, shows }] of written.entries()) {
    if (shows !== undefined) continue;
    const affixes = cites.map(({ prefix, suffix }): Affixes => [prefix, suffix]);
    const instruction = instructionOf(index);
    const known = found.get(instruction);
    if (known && JSON.stringify(known) !== JSON.stringify(affixes)) ambiguous.add(instruction);
    else found.set(instruction, affixes);
  }
  return [...found].filter(
    ([instruction, affixes]) => !ambiguous.has(instruction) && affixes.flat().some((text) => text !== ''),
  );
}

function fieldCites(cluster: Cluster | undefined, items: SourcesByKey): readonly FieldCite[] {
  return (cluster?.cites ?? []).flatMap(
    ({ id, locator, label, prefix, suffix, suppressAuthor }, index): FieldCite[] => {
      const item = items.get(id);
      if (!item) return [];
      return [
        {
          item,
          locator,
          label,
          prefix: prefix === undefined ? '' : plain(prefix),
          suffix: suffix === undefined ? '' : plain(suffix),
          // In a narrative citation, the author's name is part of the sentence.
          suppressAuthor: suppressAuthor === true || (cluster?.isNarrative === true && index === 0),
        },
      ];
    },
  );
}
