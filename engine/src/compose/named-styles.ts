import { notice } from '../api/notice.js';
import type { ComposedInline, ComposedParagraph, RunProperties } from '../model/composed.js';
import type { CharacterStyleId, ParagraphStyleId } from '../model/names/style-ids.js';
import { stylesOf } from '../theme/styles/index.js';
import { changedRuns } from './changed-runs.js';
import type { Environment } from './environment.js';

type NamedParagraph = Pick<ComposedParagraph, 'style'> & Partial<Pick<ComposedParagraph, 'named' | 'format'>>;

/**
 * The style of a paragraph whose style is named in the text: one of the template, one of ours, or a new one with that
 * name.
 */
export function namedParagraph(
  name: string,
  style: ParagraphStyleId,
  environment: Environment,
): NamedParagraph {
  const { theme } = environment;
  const given = theme.paragraphNamed(name);
  if (given) return { style, named: { name, id: given.id }, format: given.format };
  const own = ownStyle('paragraph', name, environment) as ParagraphStyleId | undefined;
  return own ? { style: own } : { style, named: { name } };
}

/** Runs in a character style named in the text. */
export function inNamedStyle(
  content: readonly ComposedInline[],
  name: string,
  environment: Environment,
): ComposedInline[] {
  const given = environment.theme.characterNamed(name);
  const own = given ? undefined : (ownStyle('character', name, environment) as CharacterStyleId | undefined);
  const properties = (around: RunProperties): RunProperties =>
    own
      ? { ...around, style: own }
      : given
        ? { ...around, named: { name, id: given.id }, look: given.look }
        : { ...around, named: { name } };
  return changedRuns(content, { properties });
}

/** Reports a style that the template does not have: such text looks like the text around it. */
export function reportMissingStyle(
  type: 'paragraph' | 'character',
  name: string,
  line: number,
  environment: Environment,
): void {
  const { theme } = environment;
  if (!theme.isOfWord || ownStyle(type, name, environment) !== undefined) return;
  if (type === 'paragraph' ? theme.paragraphNamed(name) : theme.characterNamed(name)) return;
  const message = `The Word template has no ${type} style "${name}"; one with this name was added, which looks like the text around it`;
  environment.report(notice('custom-style-added', message, line));
}

function ownStyle(
  type: 'paragraph' | 'character',
  name: string,
  { theme }: Environment,
): ParagraphStyleId | CharacterStyleId | undefined {
  return stylesOf(theme).find(
    (style) => style.type === type && style.name.toLowerCase() === name.toLowerCase(),
  )?.id;
}
