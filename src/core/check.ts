import type { ComputedInvoice } from './computed-invoice.ts';
import type { Severity } from './finding.ts';

/** A rule on the caller's JSON: what a person can fix there. */
export interface BusinessRule {
  /** Official rule id where one exists, so that one finding never comes under two names. */
  readonly id: string;
  readonly terms: readonly string[];
  /** A `warning` leaves the document valid; `error` where not given. */
  readonly severity?: Severity;
  /** What is wrong; `{name}` stands for a value of the finding. */
  readonly message: string;
  readonly hint: string;
  /** Official rules that fail as a mere consequence; their findings are not repeated. */
  readonly covers?: readonly string[];
  readonly find: (invoice: ComputedInvoice) => readonly Breach[];
}

/** A place where a rule does not hold. */
export interface Breach {
  /** JSON path of the field to fix. */
  readonly path: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** What every rule that holds finds: one list, since on a right document nothing else is found. */
const nothing: readonly Breach[] = [];

/** One finding at a path when the condition holds, for rules that look at a single place. */
export function findingIf(
  condition: boolean,
  path: string,
  values: Readonly<Record<string, string>> = {},
): readonly Breach[] {
  return condition ? [{ path, values }] : nothing;
}

/** A finding for each part that breaks the rule. */
export function findingsWhere<T>(
  parts: readonly T[],
  isBroken: (part: T) => boolean,
  pathOf: (part: T) => string,
  valuesOf: (part: T) => Readonly<Record<string, string>> = () => ({}),
): readonly Breach[] {
  const broken = parts.filter(isBroken);
  if (broken.length === 0) return nothing;
  return broken.map((part) => ({ path: pathOf(part), values: valuesOf(part) }));
}

/** The parts of all wholes in one list; rules ask for it so often that the slower `flatMap` shows. */
export function partsOfAll<Whole, Part>(
  wholes: readonly Whole[],
  partsOf: (whole: Whole) => readonly Part[],
): Part[] {
  const parts: Part[] = [];
  for (const whole of wholes) for (const part of partsOf(whole)) parts.push(part);
  return parts;
}
