import { OPTION_CHOICES } from '@footmark/engine/options';
import { UsageError } from './errors.js';
import { convert, negatable, type Row } from './option-row.js';
import type { Settings } from './settings.js';

/** The options for cleaning up pasted text. */
export const REPAIR_ROWS: readonly Row[] = negatable(
  'clean-up',
  'remove what assistants and web pages leave in copied text, and report it; `--clean-up=NAME,NAME` makes only these repairs',
  'take the text as it is (the default)',
  (repairs) => ({ repairs }),
).map((row) => (row.name === 'clean-up' ? { ...row, mayHaveValue: true, settings: repairs } : row));

/** All repairs, or those that are named. */
function repairs(value: string): Settings {
  if (value === '') return convert({ repairs: true });
  const names = value.split(',').map((name) => name.trim());
  const known: readonly string[] = OPTION_CHOICES.repairs;
  const other = names.find((name) => !known.includes(name));
  if (other !== undefined)
    throw new UsageError(`'${other}' is no repair; choose ${OPTION_CHOICES.repairs.join(', ')}`);
  return convert({ repairs: OPTION_CHOICES.repairs.filter((name) => names.includes(name)) });
}
