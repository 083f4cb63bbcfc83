import type { Messages } from '../messages/message.ts';
import type { Finding, Severity, Values } from './finding.ts';
import type { Remedy } from './fix.ts';

/**
 * Tells what was derived, defaulted or left out at a place: the field that was sent, or that is missing. `text` names
 * a case of a rule; the remedy is what to send instead, so that nothing needs to be told any more.
 */
export type AddFinding = (text: string, path: string, values?: Values, remedy?: Remedy) => void;

/**
 * Adds a finding of each severity: an error makes the document invalid; a warning is refused under the option `strict`;
 * an information never is.
 */
export interface Tell {
  readonly addError: AddFinding;
  readonly addWarning: AddFinding;
  readonly addInformation: AddFinding;
}

/** The rules of which a text is a case. */
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

/** A finding on the way from the request to the invoice. */
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
