import type { Messages } from '../messages/message.ts';
import type { Finding, Severity, Values } from './finding.ts';
import type { Remedy } from './fix.ts';

/** Reports a derived or omitted value at its field; if the remedy is sent instead, there is nothing to report. */
export type AddFinding = (text: string, path: string, values?: Values, remedy?: Remedy) => void;

/** Adds an error, which makes a document invalid, a warning, which `strict` refuses, or information. */
export interface Tell {
  readonly addError: AddFinding;
  readonly addWarning: AddFinding;
  readonly addInformation: AddFinding;
}

/** The rules whose cases can be named as a text. */
type Cases = Pick<Messages, 'cases'>;

/** An empty list of findings, and the functions that add to it. */
export function toldFindings(messages: Cases): Tell & { readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const adder =
    (severity: Severity): AddFinding =>
    (text, path, values = {}, remedy = undefined) => {
      findings.push(ofNormalisation(messages, severity, text, path, values, remedy));
    };
  return {
    findings,
    addError: adder('error'),
    addWarning: adder('warning'),
    addInformation: adder('information'),
  };
}

/** A finding from the normalisation of a request to an invoice. */
export function ofNormalisation(
  { cases }: Cases,
  severity: Severity,
  text: string,
  path: string,
  values: Values,
  remedy: Remedy | undefined,
): Finding {
  const rule = cases.get(text)?.rule ?? text;
  const finding: Finding = { rule, text, severity, path, values, foundBy: 'normalisation' };
  return remedy === undefined ? finding : { ...finding, remedy };
}
