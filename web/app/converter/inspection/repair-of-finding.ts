import type { Notice, RepairEffect, RepairName } from '@footmark/engine';
import type { Converter } from '../instance/converter';
import { chooseOptions, workspace } from '../workspace/workspace';

/** The repair that mends what a finding is about, unless it changes nothing or is made already. */
export function repairOf(
  { repair }: Pick<Notice, 'repair'>,
  effects: readonly RepairEffect[],
): RepairName | undefined {
  return effects.some(({ name, isApplied }) => name === repair && !isApplied) ? repair : undefined;
}

/** Turns a repair on, alone where the clean-up was off. */
export function makeRepair(converter: Converter, name: RepairName): void {
  const { cleansUp, repairs } = workspace(converter).read().options;
  const others = cleansUp ? repairs.filter((each) => each !== name) : [];
  chooseOptions(converter, { cleansUp: true, repairs: [...others, name] });
}
