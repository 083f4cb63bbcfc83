import type { ComputedInvoice } from './computed-invoice.ts';
import type { Severity, Values } from './finding.ts';
import type { Remedy } from './fix.ts';
import type { PresentPart } from './present-parts.ts';

/** A check of the caller's JSON: what a person can fix there. What it says stands in `messages/`, under its id. */
export interface Check {
  /** Official rule id where one exists, so that one finding never comes under two names. */
  readonly id: string;
  /** Which of the rule's texts is meant; the one for requests where not given. */
  readonly text?: string;
  /** A `warning` or `information` leaves the document valid; `error` where not given. */
  readonly severity?: Severity;
  /** Official rules that fail as a mere consequence; their findings are not repeated. */
  readonly covers?: readonly string[];
  /** Values for its texts that are the same at every place. */
  readonly values?: Values;
  /** The list that the code of this value is not in, for the message to ask which one is meant. */
  readonly misspelt?: { readonly value: string; readonly list: string };
  /** It finds nothing in a document that has none of these parts, and is not asked then; of any document where not given. */
  readonly about?: readonly PresentPart[];
  /** It finds nothing where no line and no document level allowance or charge is of these VAT categories. */
  readonly aboutCategories?: readonly string[];
  readonly find: (invoice: ComputedInvoice, circumstances: Circumstances) => readonly Breach[];
}

/** What a check may look at beside the document; nothing is read from a clock. */
export interface Circumstances {
  /** The day on which the document is judged, such as `2026-11-21`, where the caller told it. */
  readonly today?: string | undefined;
}

/** A place where a check does not hold. */
export interface Breach {
  /** JSON path of the field to fix. */
  readonly path: string;
  /** Which of the rule's texts is meant here; that of the check where not given. */
  readonly text?: string;
  readonly values?: Values;
  /** What to do about it, where there is only one thing to do. */
  readonly remedy?: Remedy | undefined;
  /** Other places that do not hold for the same reason alone, each with its figures. */
  readonly entailed?: readonly string[];
}

/** What every check that holds finds: one list, since on a right document nothing else is found. */
const nothing: readonly Breach[] = [];

/** One breach at a path when the condition holds, for checks that look at a single place. */
export function findingIf(condition: boolean, path: string, values: Values = {}): readonly Breach[] {
  return condition ? [{ path, values }] : nothing;
}

/** A breach for each part that does not hold. */
export function findingsWhere<T>(
  parts: readonly T[],
  isBroken: (part: T) => boolean,
  pathOf: (part: T) => string,
  valuesOf: (part: T) => Values = () => ({}),
): readonly Breach[] {
  // No list where nothing is broken, which is what nearly all documents are.
  let breaches: Breach[] | undefined;
  for (const part of parts) {
    if (!isBroken(part)) continue;
    breaches ??= [];
    breaches.push({ path: pathOf(part), values: valuesOf(part) });
  }
  return breaches ?? nothing;
}

/** Looks at the text in a field of a place. */
export type LookAt = (place: string, field: string, text: string | undefined) => void;

/** A breach for each text, of those that a document has looked at, that does not hold. */
export function findingsAmong(
  lookAtAll: (lookAt: LookAt) => void,
  isBroken: (text: string) => boolean,
  valuesOf: (text: string) => Values,
): readonly Breach[] {
  const breaches: Breach[] = [];
  lookAtAll((place, field, text) => {
    // The path is put together for a text that is told only, of which there are none in most documents.
    if (text !== undefined && isBroken(text))
      breaches.push({ path: `${place}${field}`, values: valuesOf(text) });
  });
  return breaches;
}

/** The parts of all wholes in one list: of the only whole that has any, its own. */
export function partsOfAll<Whole, Part>(
  wholes: readonly Whole[],
  partsOf: (whole: Whole) => readonly Part[],
): readonly Part[] {
  let first: readonly Part[] = [];
  let all: Part[] | undefined;
  for (const whole of wholes) {
    const parts = partsOf(whole);
    if (parts.length === 0) continue;
    if (first.length === 0) {
      first = parts;
      continue;
    }
    all ??= [...first];
    for (const part of parts) all.push(part);
  }
  return all ?? first;
}
