import { type ComponentType, createElement, type FunctionComponent, lazy, useEffect, useState } from 'react';
import { whenConnected } from './connection';
import { whenIdle } from './when-idle';

/** A component that is not in the page's first scripts. */
interface LoadedLater<Props> extends FunctionComponent<Props> {
  readonly fetch: () => Promise<unknown>;
}

/**
 * A component that is not in the page's first scripts. Once fetched, it renders synchronously with the component that uses
 * it. If it cannot be fetched, `Missing` or nothing is shown in its place until another attempt succeeds.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing?: ComponentType<Props>,
): LoadedLater<Props> {
  // Never changes, because a different component in its place would lose its state.
  let chosen: ComponentType<Props> | undefined;
  const fetch = async () => (await load().catch(nothing))?.default;
  const Awaited = lazy(async () => ({ default: (await fetch()) ?? Waiting }));
  function Waiting(props: Props) {
    const [shown, setShown] = useState<ComponentType<Props>>();
    useEffect(() => {
      const look = async (): Promise<void> => {
        const found = await fetch();
        setShown(() => found ?? Missing);
        if (!found) whenConnected(look);
      };
      void look();
    }, []);
    return shown ? createElement(shown, props) : null;
  }
  function Later(props: Props) {
    chosen ??= Awaited;
    return createElement(chosen, props);
  }
  Later.fetch = async () => {
    chosen ??= await fetch();
  };
  return Later;
}

/**
 * Loads a component once the page is idle. Returns whether it has been needed yet: from then on it stays mounted, so
 * that it can animate its exit.
 */
export function useLoadedLater({ fetch }: Pick<LoadedLater<never>, 'fetch'>, isWanted: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  useEffect(() => whenIdle(fetch), [fetch]);
  return wasWanted;
}

const nothing = (): null => null;
