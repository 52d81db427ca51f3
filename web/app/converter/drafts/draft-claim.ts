const NAME = 'draft';

/**
 * How long a reloaded page waits for its own draft, whose lock its former self may be about to give back. A tab that was
 * duplicated waits in vain.
 */
const RELOAD_MS = 1000;

/** A draft that no other tab has, until it is released or the tab is closed. */
export interface Claim {
  readonly id: string;
  /** Resolves when other tabs can have it. */
  readonly release: () => Promise<void>;
}

export interface FirstClaim extends Claim {
  /** Whose text the draft begins with: its own, or that of the tab that this one is a duplicate of. */
  readonly beginsAs: string;
}

/**
 * Claims the draft that this tab had before; else one that a closed tab left, the first of `left` that is free; else a
 * new one.
 */
export async function claimFirst(left: () => Promise<readonly string[]>): Promise<FirstClaim> {
  const own = ownDraft.read();
  if (own === undefined) {
    for (const id of await left()) {
      const claim = await claimFree(id);
      if (claim) return { ...claim, beginsAs: id };
    }
  } else {
    const claim = await hold(own, { signal: AbortSignal.timeout(RELOAD_MS) });
    if (claim) return { ...claim, beginsAs: own };
  }
  const claim = await claimNew();
  return { ...claim, beginsAs: own ?? claim.id };
}

export async function claimNew(): Promise<Claim> {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  return (await hold(id, {})) ?? unlocked(id);
}

export function claimFree(id: string): Promise<Claim | undefined> {
  return hold(id, { ifAvailable: true });
}

/** The drafts that tabs have now. */
export async function claimedDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(NAME.length + 1)));
}

function hold(id: string, options: LockOptions): Promise<Claim | undefined> {
  const manager = locks();
  if (!manager) return Promise.resolve(remembered(unlocked(id)));
  return new Promise((resolve) => {
    const held: Promise<void> = manager.request(`${NAME}:${id}`, options, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((end) => {
        const release = (): Promise<void> => {
          end();
          return held;
        };
        resolve(remembered({ id, release }));
      });
    });
    held.catch(() => resolve(undefined));
  });
}

/** A browser without locks, as all are on insecure addresses, cannot tell whether another tab has the draft. */
const unlocked = (id: string): Claim => ({ id, release: async () => {} });

function locks(): LockManager | undefined {
  return navigator.locks;
}

function remembered(claim: Claim): Claim {
  ownDraft.write(claim.id);
  return claim;
}

/** Kept by the browser for this tab alone, also when the page is loaded anew. */
const ownDraft = {
  read(): string | undefined {
    try {
      return sessionStorage.getItem(NAME) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(id: string): void {
    try {
      sessionStorage.setItem(NAME, id);
    } catch {
      // After a reload the draft is one that a closed tab left.
    }
  },
};
