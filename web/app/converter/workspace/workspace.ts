import { OPTION_CHOICES } from '@footmark/engine/options';
import { createStore } from '../../state/store';
import { useSelect } from '../../state/use-select';
import type { LibraryFile, PortableOptions } from '../../worker/protocol';
import { type Converter, part } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import {
  conversionOptions,
  DEFAULT_OPTIONS,
  type DocumentOptions,
  templateChoices,
} from './document-options';
import { keptOptions } from './kept-options';
import type { OwnTemplate } from './own-template';

/** What belongs to the visitor and not to the text. */
export interface Workspace {
  readonly options: DocumentOptions;
  /** The visitor's own template chosen last; it remains available beside the named ones. */
  readonly template: OwnTemplate | undefined;
  /** The visitor's files with sources and styles, in the order of being added. They stay on the device. */
  readonly library: readonly LibraryFile[];
  /** How pasted text was cleaned up before the last choice about it, which undo takes back. */
  readonly cleanUpBefore?: CleanUpChoice & { readonly at: TextState };
}

type CleanUpChoice = Pick<DocumentOptions, 'cleansUp' | 'repairs'>;
/** The same object as long as the text has not changed. */
type TextState = object;

export const EMPTY_WORKSPACE: Workspace = { options: DEFAULT_OPTIONS, template: undefined, library: [] };

/** The visitor's workspace, initially with the options of the last visit; outside React for the same reason as the text. */
export const workspace = part((converter) =>
  createStore(EMPTY_WORKSPACE, { ...EMPTY_WORKSPACE, options: keptOptions.read(converter) }),
);

export function changeWorkspace(converter: Converter, changes: Partial<Workspace>): void {
  workspace(converter).change((current) => ({ ...current, ...changes }));
}

export function chooseOptions(converter: Converter, changes: Partial<DocumentOptions>): void {
  const options = { ...workspace(converter).read().options, ...changes };
  changeWorkspace(converter, { options });
  keptOptions.write(converter, options);
}

export function keepLineBreaks(converter: Converter): void {
  chooseOptions(converter, { lineBreaks: 'keep' });
}

/** Chooses how pasted text is cleaned up. */
export function chooseCleanUp(converter: Converter, choice: Partial<CleanUpChoice>, at: TextState): void {
  const { cleansUp, repairs } = workspace(converter).read().options;
  changeWorkspace(converter, { cleanUpBefore: { cleansUp, repairs, at } });
  chooseOptions(converter, choice);
}

/** Takes the last choice back, unless the text has changed since: then, that is undone first. Returns whether it did. */
export function undoCleanUp(converter: Converter, at: TextState): boolean {
  const { cleanUpBefore, ...others } = workspace(converter).read();
  if (cleanUpBefore?.at !== at) return false;
  workspace(converter).change(() => others);
  const { cleansUp, repairs } = cleanUpBefore;
  chooseOptions(converter, { cleansUp, repairs });
  return true;
}

/** Chooses what an address names: a template and, for a sample, what further references to a note become. */
export function chooseFromAddress(converter: Converter, parameters: URLSearchParams): void {
  const template = OPTION_CHOICES.template.find((each) => each === parameters.get('template'));
  const isSample = parameters.has('sample');
  const duplicateHandling = parameters.get('repeated') === 'see-note' ? 'see-note' : 'same-number';
  chooseOptions(converter, {
    ...(template && templateChoices(template)),
    ...(isSample && { duplicateHandling }),
  });
}

export function useDocumentOptions(): DocumentOptions {
  const converter = useConverter();
  return useSelect(workspace(converter), ({ options }) => options);
}

/** All options in the engine's terms, with the visitor's own files: the same object as long as nothing changes. */
export const chosenOptions = (converter: Converter): PortableOptions => lastOptions(converter)();

const lastOptions = part((converter) => {
  let last: { readonly of: Workspace; readonly portable: PortableOptions } | undefined;
  return (): PortableOptions => {
    const of = workspace(converter).read();
    if (!last || !haveSameOptions(last.of, of)) last = { of, portable: portableOptions(of) };
    return last.portable;
  };
});

/** A workspace that only looked for what it kept, or notes what undo takes back, lays out no page anew. */
function haveSameOptions(one: Workspace, other: Workspace): boolean {
  return one.options === other.options && one.template === other.template && one.library === other.library;
}

/** The options of a workspace in the engine's terms. */
export function portableOptions({ options, template, library }: Workspace): PortableOptions {
  return conversionOptions(options, template, library);
}
