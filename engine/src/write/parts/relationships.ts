import type { Part } from '../../model/part.js';
import { escapeAttribute } from '../../xml/escape.js';
import type { Ledger } from '../ledger.js';
import { XML_DECLARATION } from '../namespaces.js';
import { type Relationship, RelationshipLedger } from '../relationship-ledger.js';
import type { PackagePart } from './package-part.js';

/** The relationship parts: of the package, of the document, and of notes with links or pictures. */
export function relationships(parts: readonly PackagePart[], ledger: Ledger): Part[] {
  const ofPackage = new RelationshipLedger();
  for (const { name, relationship } of parts) {
    if (relationship?.from === 'package') ofPackage.add(relationship.type, name);
    if (relationship?.from === 'document') {
      const target = name.startsWith('word/') ? name.slice('word/'.length) : `../${name}`;
      ledger.relationships.document.add(relationship.type, target);
    }
  }
  const stories = Object.entries(ledger.relationships).map(([story, { all }]) =>
    relationshipPart(`word/_rels/${story}.xml.rels`, all),
  );
  const others = parts.map(
    (part) => part.relationships && relationshipPart(relationshipsOf(part.name), part.relationships.all),
  );
  return [relationshipPart('_rels/.rels', ofPackage.all), ...stories, ...others].filter(
    (part) => part !== undefined,
  );
}

function relationshipsOf(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

function relationshipPart(name: string, all: readonly Relationship[]): Part | undefined {
  if (all.length === 0) return undefined;
  const content = all.map(({ id, type, target, external }) => {
    const mode = external ? ' TargetMode="External"' : '';
    return `<Relationship Id="${id}" Type="${type}" Target="${escapeAttribute(target)}"${mode}/>`;
  });
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return {
    name,
    content: `${XML_DECLARATION}<Relationships xmlns="${namespace}">${content.join('')}</Relationships>`,
  };
}
