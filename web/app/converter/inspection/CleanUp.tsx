import type { RepairEffect, RepairName } from '@footmark/engine';
import { Checkbox } from '../../ui/Checkbox';
import { TextButton } from '../../ui/TextButton';
import { screenDocument } from '../document/screen-document';
import { CLEAN_UP_ID } from '../findings/status';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { chooseCleanUp, useDocumentOptions } from '../workspace/workspace';
import { REPAIR_LABELS } from './repair-labels';

interface CleanUpProps {
  readonly effects: readonly RepairEffect[];
  readonly onGoTo: (line: number) => void;
}

const DONE = 'Changes only the Word file; your text stays as it is.';
const OFF = 'Off. This text has something to clean up.';

/**
 * The switch for repairs of pasted text, their effect on the Word file, and what further repairs would do, if anything.
 */
export default function CleanUp({ effects, onGoTo }: CleanUpProps) {
  const converter = useConverter();
  const options = useDocumentOptions();
  if (effects.length === 0) return null;
  return (
    <section id={converter.id(CLEAN_UP_ID)} tabIndex={-1} aria-label="Clean-up" className="-mt-2">
      <Checkbox
        label="Clean up pasted text"
        hint={options.cleansUp ? DONE : OFF}
        checked={options.cleansUp}
        onChange={(cleansUp) => choose(converter, { cleansUp })}
      />
      {options.cleansUp && (
        <ul className="-mt-1 mb-1 pl-8">
          {effects.map(({ name, lineCount, firstLine }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-3 text-sm">
              <Checkbox
                label={REPAIR_LABELS[name]}
                checked={options.repairs.includes(name)}
                onChange={(isWanted) =>
                  choose(converter, { repairs: withRepair(options.repairs, name, isWanted) })
                }
              />
              <p className="pl-8 tabular-nums text-faded sm:pl-0">
                {lineCount === 1 ? 'on' : `on ${lineCount.toLocaleString('en')} lines, from`}{' '}
                <TextButton onClick={() => onGoTo(firstLine)}>
                  line {firstLine.toLocaleString('en')}
                </TextButton>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function choose(converter: Converter, choice: Parameters<typeof chooseCleanUp>[1]): void {
  chooseCleanUp(converter, choice, screenDocument(converter).read().history);
}

function withRepair(repairs: readonly RepairName[], name: RepairName, isWanted: boolean) {
  const others = repairs.filter((other) => other !== name);
  return isWanted ? [...others, name] : others;
}
