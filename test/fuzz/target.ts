/** A function that is given whatever there is; what it may not do, it throws for. */
export interface Target {
  /** Texts that it takes as they are. */
  readonly seeds: readonly string[];
  readonly attempt: (text: string, random: () => number) => unknown;
  /** Seconds that a megabyte may take, where it is more than the two of a document. */
  readonly secondsOfMegabyte?: number;
}

export function oneOf<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value;
}
