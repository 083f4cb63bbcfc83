/** Number of findings that a result lists; the rest are counted in one more finding. */
export interface FindingLimits {
  /** For the whole document; default: 1,000. Errors are listed first. */
  readonly maxFindings?: number;
  /** For one rule; default 100. */
  readonly maxFindingsPerRule?: number;
}

export const findingLimits: Required<FindingLimits> = { maxFindings: 1000, maxFindingsPerRule: 100 };

/** Keeps the first findings of each kind, and counts the others. */
export interface Tally {
  readonly takes: (kind: string) => boolean;
  /** The number of unlisted findings of each kind. */
  readonly rest: ReadonlyMap<string, number>;
}

export function tally(mostOfEach = Number.POSITIVE_INFINITY): Tally {
  const taken = new Map<string, number>();
  const rest = new Map<string, number>();
  return {
    takes(kind) {
      const before = taken.get(kind) ?? 0;
      const isTaken = before < mostOfEach;
      if (isTaken) taken.set(kind, before + 1);
      else rest.set(kind, (rest.get(kind) ?? 0) + 1);
      return isTaken;
    },
    rest,
  };
}
