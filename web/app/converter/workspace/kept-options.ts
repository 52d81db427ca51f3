import { OPTION_CHOICES } from '@footmark/engine/options';
import { kept } from '../../state/kept';
import type { Converter } from '../instance/converter';
import { DEFAULT_OPTIONS, type DocumentOptions, templateChoices } from './document-options';
import { MARGINS } from './margins';

/** The values of the options that the page offers in another form than the engine. */
const OWN_CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  pageNumbers: ['off', ...OPTION_CHOICES.pageNumberPosition],
  margins: Object.keys(MARGINS),
  tableHeaders: ['template', ...OPTION_CHOICES.tableHeaders],
};

/** The stored options, without values that this version of the page does not offer. */
export function readOptions(kept: string | null): DocumentOptions {
  const found = Object.entries(parsed(kept)).filter(([name, value]) => isOffered(name, value));
  // The same object, so that nothing has to be rendered again.
  if (found.length === 0) return DEFAULT_OPTIONS;
  const own: Partial<DocumentOptions> = Object.fromEntries(found);
  // Options that are not stored have the template's values.
  return { ...DEFAULT_OPTIONS, ...templateChoices(own.template ?? DEFAULT_OPTIONS.template), ...own };
}

function isOffered(name: string, value: unknown): boolean {
  if (name === 'repairs')
    return Array.isArray(value) && value.every((repair) => OPTION_CHOICES.repairs.includes(repair));
  const choices: readonly unknown[] | undefined =
    OWN_CHOICES[name] ?? OPTION_CHOICES[name as keyof typeof OPTION_CHOICES];
  if (choices) return choices.includes(value);
  return (
    Object.hasOwn(DEFAULT_OPTIONS, name) && typeof value === typeof DEFAULT_OPTIONS[name as 'headerText']
  );
}

function parsed(kept: string | null): object {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const KEY = 'document-options';
const AS_WRITTEN = { read: (stored: string | null) => stored, write: String };

const ofTab = (converter: Converter) =>
  kept<string | null>(converter.id(KEY), AS_WRITTEN, () => sessionStorage);
const ofAnyTab = kept<string | null>(KEY, AS_WRITTEN);

/** Each tab, and each converter in it, keeps its own options from the beginning; a new one begins with those chosen last in any tab. */
export const keptOptions = {
  read(converter: Converter): DocumentOptions {
    const own = ofTab(converter);
    const stored = own.read() ?? ofAnyTab.read();
    own.write(stored ?? '{}');
    return readOptions(stored);
  },
  /** Undefined erases them. */
  write(converter: Converter, options: DocumentOptions | undefined): void {
    for (const each of [ofTab(converter), ofAnyTab]) each.write(options && JSON.stringify(options));
  },
};
