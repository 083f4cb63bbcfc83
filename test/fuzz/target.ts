/** A function that receives arbitrary input; it throws if something forbidden happened. */
export interface Target {
  /** Texts that it accepts as they are. */
  readonly seeds: readonly string[];
  readonly attempt: (text: string, random: () => number) => unknown;
  /** Seconds that a megabyte may take, if more than the two for a document. */
  readonly secondsOfMegabyte?: number;
}

export function oneOf<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value;
}
