/** What the work on a part of a document is counted in. */
export type Cost = 'steps' | 'characters' | 'elements' | 'depth';

/** The most that may be spent of each cost; what is not named is not counted. */
export type Limits<Name extends string = Cost> = Readonly<Partial<Record<Name, number>>>;

/** Thrown when a part takes more than its budget. The message is a clause that can follow a colon. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';

  constructor(
    readonly cost: string,
    readonly limit: number,
  ) {
    super(clauseOf(cost, limit));
  }
}

function clauseOf(cost: string, limit: number): string {
  const most = limit.toLocaleString('en');
  switch (cost) {
    case 'characters':
      return `it unfolds to more than ${most} characters`;
    case 'elements':
      return `it has more than ${most} elements`;
    case 'depth':
      return `it is nested more than ${most} levels deep`;
    default:
      return `it takes more than ${most} steps`;
  }
}

/**
 * Counts the work on a part that anyone may have written, such as a style or a library, and ends it at limits that no real part
 * reaches. It counts work, not time, so that the same text always gives the same document.
 */
export class Budget<Name extends string = Cost> {
  readonly #spent: { [Cost in Name]?: number } = {};
  #isSpent = false;

  /** `whole`: a budget that this one is a part of, and that pays for it, too. */
  constructor(
    private readonly limits: Limits<Name>,
    private readonly whole?: Budget<Name>,
  ) {}

  /** Whether a limit was exceeded. */
  get isSpent(): boolean {
    return this.#isSpent || this.whole?.isSpent === true;
  }

  /** How much of a cost was spent, if it has a limit. */
  spent(cost: Name): number {
    return this.#spent[cost] ?? 0;
  }

  /** Counts work; returns whether the budget allows it. An amount that is not a number is more than any limit. */
  allows(cost: Name, amount = 1): boolean {
    return this.#add(cost, amount) === undefined;
  }

  /** Counts work. Throws an `OverBudget` if there is too much of it. */
  spend(cost: Name, amount = 1): void {
    const over = this.#add(cost, amount);
    if (over !== undefined) throw new OverBudget(cost, over);
  }

  /** Does something one level deeper. Throws an `OverBudget` if that is too deep. */
  deeper<Result>(this: Budget<Name | 'depth'>, act: () => Result): Result {
    this.spend('depth');
    try {
      return act();
    } finally {
      this.allows('depth', -1);
    }
  }

  /** Returns the limit that is exceeded, if any. */
  #add(cost: Name, amount: number): number | undefined {
    const outer = this.whole ? this.whole.#add(cost, amount) : undefined;
    const limit = this.limits[cost];
    if (limit === undefined) return outer;
    const spent = this.spent(cost) + (Number.isNaN(amount) ? Number.POSITIVE_INFINITY : amount);
    this.#spent[cost] = spent;
    if (spent <= limit) return outer;
    this.#isSpent = true;
    return limit;
  }
}
