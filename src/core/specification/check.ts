import type { Difference, Severity, Values } from '../findings/finding.ts';
import type { Remedy } from '../findings/fix.ts';
import type { ComputedInvoice } from '../invoice/computed-invoice.ts';
import type { PresentPart } from './present-parts.ts';

/**
 * A check of the caller's JSON, for a problem that a person can fix there. Its texts are in `messages/`, under its
 * id.
 */
export interface Check {
  /** The official rule id if there is one, so that one finding never has two names. */
  readonly id: string;
  /** Text of the rule to use; default: the text for requests. */
  readonly text?: string;
  /** A `warning` or `information` leaves the document valid. Default: `error`. */
  readonly severity?: Severity;
  /** Official rules that fail only as a consequence of this one; their findings are not repeated. */
  readonly covers?: readonly string[];
  /** Values for its texts, if they are the same at every place. */
  readonly values?: Values;
  /** A value that is not in its code list; the message suggests codes from the list. */
  readonly misspelt?: { readonly value: string; readonly list: string };
  /** Parts without which the check finds nothing; without them it is skipped. Default: it runs on every document. */
  readonly about?: readonly PresentPart[];
  /** VAT categories of lines or entries of the document without which the check finds nothing. */
  readonly aboutCategories?: readonly string[];
  /**
   * `request`: its findings exist only in a request, because the UBL never shows them, or shows the replacement
   * value. `document`: they exist only in a document, because no request can express them.
   */
  readonly needs?: 'request' | 'document';
  readonly find: (invoice: ComputedInvoice, circumstances: Circumstances) => readonly CheckFinding[];
}

/** Context of a check in addition to the document; no clock is read. */
export interface Circumstances {
  /** The day on which the document is checked, such as `2026-11-21`, if the caller gave it. */
  readonly today?: string | undefined;
}

/** A place that a check finds; with the check's rule and severity it is a finding. */
export interface CheckFinding {
  /** JSON path of the field to fix. */
  readonly path: string;
  /** Text of the rule to use here; default: the check's text. */
  readonly text?: string;
  readonly values?: Values;
  /** The remedy, if there is exactly one. */
  readonly remedy?: Remedy | undefined;
  /** Codes of the check's list that need no other missing field. */
  readonly complete?: readonly string[];
  /** Amounts that are wrong only for the same reason. */
  readonly entailed?: readonly Difference[];
}

/** Shared by all checks without findings, the usual case. */
const nothing: readonly CheckFinding[] = [];

/** One finding at a path if the condition holds, for checks that look at a single place. */
export function findingIf(condition: boolean, path: string, values: Values = {}): readonly CheckFinding[] {
  return condition ? [{ path, values }] : nothing;
}

/** A finding for each part that breaks a condition. */
export function findingsWhere<T>(
  parts: readonly T[],
  isBroken: (part: T) => boolean,
  pathOf: (part: T) => string,
  valuesOf: (part: T) => Values = () => ({}),
): readonly CheckFinding[] {
  // Nearly every document breaks nothing, so the list is created only when needed.
  let found: CheckFinding[] | undefined;
  for (const part of parts) {
    if (!isBroken(part)) continue;
    found ??= [];
    found.push({ path: pathOf(part), values: valuesOf(part) });
  }
  return found ?? nothing;
}

/** Receives the text of a field at a place. */
export type LookAt = (place: string, field: string, text: string | undefined) => void;

/** A finding for each broken text among those that a walk over the document visits. */
export function findingsAmong(
  lookAtAll: (lookAt: LookAt) => void,
  isBroken: (text: string) => boolean,
  valuesOf: (text: string) => Values,
): readonly CheckFinding[] {
  const found: CheckFinding[] = [];
  lookAtAll((place, field, text) => {
    // The path is built only for a reported text; most documents have none.
    if (text !== undefined && isBroken(text))
      found.push({ path: `${place}${field}`, values: valuesOf(text) });
  });
  return found;
}

/** The parts of all wholes in one list; if only one whole has parts, its own list. */
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
