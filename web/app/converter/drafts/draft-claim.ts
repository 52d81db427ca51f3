import type { Converter } from '../instance/converter';

const NAME = 'draft';

/**
 * How long a reloaded page waits for its own draft, whose lock its previous instance may be about to release. A
 * duplicated tab waits in vain.
 */
const RELOAD_MS = 1000;

/** A draft that belongs to this tab alone, until it is released or the tab is closed. */
export interface Claim {
  readonly id: string;
  /** Resolves when other tabs can claim it. */
  readonly release: () => Promise<void>;
}

interface FirstClaim extends Claim {
  /** The draft whose text this one begins with: its own, or that of the tab that this one duplicates. */
  readonly beginsAs: string;
}

/**
 * Claims the draft that this tab had before; or else the first free one of `left`, which closed tabs have left; or else
 * a new one.
 */
export async function claimFirst(
  converter: Converter,
  left: () => Promise<readonly string[]>,
): Promise<FirstClaim> {
  const own = ownDraft.read(converter);
  if (own === undefined) {
    for (const id of await left()) {
      const claim = await claimFree(converter, id);
      if (claim) return { ...claim, beginsAs: id };
    }
  } else {
    const claim = await hold(converter, own, { signal: AbortSignal.timeout(RELOAD_MS) });
    if (claim) return { ...claim, beginsAs: own };
  }
  const claim = await claimNew(converter);
  return { ...claim, beginsAs: own ?? claim.id };
}

export async function claimNew(converter: Converter): Promise<Claim> {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  return (await hold(converter, id, {})) ?? unlocked(id);
}

export function claimFree(converter: Converter, id: string): Promise<Claim | undefined> {
  return hold(converter, id, { ifAvailable: true });
}

/** The drafts that are claimed by tabs. */
export async function claimedDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(NAME.length + 1)));
}

function hold(converter: Converter, id: string, options: LockOptions): Promise<Claim | undefined> {
  const manager = locks();
  if (!manager) return Promise.resolve(remembered(converter, unlocked(id)));
  return new Promise((resolve) => {
    const held: Promise<void> = manager.request(`${NAME}:${id}`, options, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((end) => {
        const release = (): Promise<void> => {
          end();
          return held;
        };
        resolve(remembered(converter, { id, release }));
      });
    });
    held.catch(() => resolve(undefined));
  });
}

/** A browser without locks, such as on insecure origins, cannot tell whether another tab has the draft. */
const unlocked = (id: string): Claim => ({ id, release: async () => {} });

function locks(): LockManager | undefined {
  return navigator.locks;
}

function remembered(converter: Converter, claim: Claim): Claim {
  ownDraft.write(converter, claim.id);
  return claim;
}

/** Stored by the browser for this converter of this tab alone, across reloads. */
const ownDraft = {
  read(converter: Converter): string | undefined {
    try {
      return sessionStorage.getItem(converter.id(NAME)) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(converter: Converter, id: string): void {
    try {
      sessionStorage.setItem(converter.id(NAME), id);
    } catch {
      // After a reload, the draft counts as left by a closed tab.
    }
  },
};
