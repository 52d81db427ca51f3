import type { ConversionStage } from '@footmark/engine';
import { PROGRESS, READY_MS, SETTLE_MS } from '../../constants';

/** The phase of a conversion. `settling` still looks like converting: the screen stays that way for a moment. */
export type Conversion =
  | { readonly phase: 'idle' }
  | { readonly phase: 'converting'; readonly progress: number; readonly stage: ConversionStage }
  | { readonly phase: 'settling'; readonly progress: number; readonly succeeded: boolean }
  | { readonly phase: 'ready' };

type BusyConversion = Extract<Conversion, { phase: 'converting' | 'settling' }>;

export type ConversionEvent =
  | { readonly type: 'started' | 'ticked' | 'succeeded' | 'failed' | 'cancelled' | 'elapsed' }
  | { readonly type: 'staged'; readonly stage: ConversionStage };

export const IDLE: Conversion = { phase: 'idle' };

/** The minimum percentage that the bar shows once the worker has reported a stage. */
const STAGE_FLOOR: Record<ConversionStage, number> = { parse: 0, load: 20, resolve: 40, write: 60, zip: 80 };

/** An event that does not fit the phase is ignored, so a late reply cannot disturb the screen. */
export function nextConversion(state: Conversion, event: ConversionEvent): Conversion {
  switch (state.phase) {
    case 'idle':
    case 'ready':
      if (event.type === 'started') return { phase: 'converting', progress: 0, stage: 'parse' };
      return event.type === 'elapsed' ? IDLE : state;
    case 'converting':
      return whileConverting(state, event);
    case 'settling':
      if (event.type !== 'elapsed') return state;
      return state.succeeded ? { phase: 'ready' } : IDLE;
  }
}

function whileConverting(
  state: Extract<Conversion, { phase: 'converting' }>,
  event: ConversionEvent,
): Conversion {
  switch (event.type) {
    case 'ticked':
      return ticked(state);
    case 'staged':
      return { ...state, stage: event.stage, progress: Math.max(state.progress, STAGE_FLOOR[event.stage]) };
    case 'succeeded':
      return { phase: 'settling', progress: 100, succeeded: true };
    case 'failed':
      return { phase: 'settling', progress: state.progress, succeeded: false };
    case 'cancelled':
      return IDLE;
    case 'started':
    case 'elapsed':
      return state;
  }
}

function ticked(state: Extract<Conversion, { phase: 'converting' }>): Conversion {
  const progress = Math.min(state.progress + PROGRESS.step, PROGRESS.cap);
  return progress > state.progress ? { ...state, progress } : state;
}

/** What happens in each phase when its time is up. */
export const PENDING: Readonly<
  Record<Conversion['phase'], { readonly type: 'ticked' | 'elapsed'; readonly everyMs: number } | undefined>
> = {
  idle: undefined,
  converting: { type: 'ticked', everyMs: PROGRESS.everyMs },
  settling: { type: 'elapsed', everyMs: SETTLE_MS },
  ready: { type: 'elapsed', everyMs: READY_MS },
};

export function isBusy(state: Conversion): state is BusyConversion {
  return state.phase === 'converting' || state.phase === 'settling';
}
