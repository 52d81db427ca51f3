import type { Notice, RepairEffect, RepairName } from '@footmark/engine';
import type { Converter } from '../instance/converter';
import { chooseOptions, workspace } from '../workspace/workspace';

/** The kinds of printed markup that a repair mends, as their messages begin. */
const REPAIRS: readonly (readonly [RepairName, RegExp])[] = [
  ['unread-signs', /^(?:Heading|Bold text|[\d,]+ (?:headings|bold texts),) /],
  ['citation-marks', /^(?:Mark of a source|[\d,]+ marks of sources,) /],
];

/** The repair that would mend what a finding is about, unless it is made already. */
export function repairOf(
  { code, message }: Pick<Notice, 'code' | 'message'>,
  effects: readonly RepairEffect[],
): RepairName | undefined {
  if (code !== 'markup-printed') return undefined;
  const [name] = REPAIRS.find(([, pattern]) => pattern.test(message)) ?? [];
  return effects.some((effect) => effect.name === name && !effect.isApplied) ? name : undefined;
}

/** Turns a repair on, alone where the clean-up was off. */
export function makeRepair(converter: Converter, name: RepairName): void {
  const { cleansUp, repairs } = workspace(converter).read().options;
  const others = cleansUp ? repairs.filter((each) => each !== name) : [];
  chooseOptions(converter, { cleansUp: true, repairs: [...others, name] });
}
