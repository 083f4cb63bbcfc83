/** Work of a company that waits for its turn. */
export interface Waiting {
  readonly companyId: string;
}

/** Turns of companies, so that no company keeps out the others. */
export interface Turns {
  /**
   * Returns the work that may begin now, and marks it as begun. Companies take turns: the company with the least work
   * in progress comes first and, among equals, the one that began something the longest ago.
   */
  readonly begin: <Work extends Waiting>(waiting: readonly Work[]) => Work[];
  readonly end: (work: Waiting) => void;
  readonly free: () => number;
  /** Returns the companies that may not begin more work now. */
  readonly full: () => string[];
}

/**
 * Creates turns for a number of pieces of work at once. A company never uses more than half: it leaves as many
 * free as it uses, so that others find room however long the work takes.
 */
export function createTurns(atOnce: number): Turns {
  const inProgress = new Map<string, number>();
  const lastBegan = new Map<string, number>();
  let free = atOnce;
  let count = 0;
  const own = (companyId: string) => inProgress.get(companyId) ?? 0;
  // A company with nothing in progress may use all free places.
  const mayBegin = (companyId: string) =>
    free > 0 && (own(companyId) === 0 || own(companyId) + 1 <= free - 1);
  const isBefore = (a: string, b: string) =>
    own(a) - own(b) || (lastBegan.get(a) ?? 0) - (lastBegan.get(b) ?? 0);
  const take = (companyId: string) => {
    count += 1;
    free -= 1;
    inProgress.set(companyId, own(companyId) + 1);
    lastBegan.set(companyId, count);
  };
  return {
    begin: (waiting) => {
      const lines = new Map<string, (typeof waiting)[number][]>();
      for (const work of waiting) lines.set(work.companyId, [...(lines.get(work.companyId) ?? []), work]);
      const begun: (typeof waiting)[number][] = [];
      for (;;) {
        const next = [...lines.keys()].filter(mayBegin).toSorted(isBefore)[0];
        const work = next === undefined ? undefined : lines.get(next)?.shift();
        if (next === undefined || work === undefined) return begun;
        if (lines.get(next)?.length === 0) lines.delete(next);
        take(next);
        begun.push(work);
      }
    },
    end: ({ companyId }) => {
      free += 1;
      const left = own(companyId) - 1;
      if (left > 0) inProgress.set(companyId, left);
      else inProgress.delete(companyId);
      // A company without work in progress or waiting is eventually forgotten.
      if (left === 0 && lastBegan.size > mostRemembered) lastBegan.delete(companyId);
    },
    free: () => free,
    full: () => [...inProgress.keys()].filter((companyId) => !mayBegin(companyId)),
  };
}

const mostRemembered = 10_000;
