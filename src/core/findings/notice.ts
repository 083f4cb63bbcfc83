import type { Severity, Values } from './finding.ts';
import type { Remedy } from './fix.ts';

/** Something that was derived, defaulted or left out on the way from the request to the invoice. */
export interface Notice {
  /** The id of one of the specification's notices. */
  readonly id: string;
  /** JSON path of the field that was sent, or that is missing. */
  readonly path: string;
  readonly values: Values;
  /** An error makes the document invalid; a warning is refused under the option `strict`; an information never is. */
  readonly severity: Severity;
  /** What to send instead, so that nothing needs to be reported any more. */
  readonly remedy?: Remedy | undefined;
}

/** Adds a notice to those of a document. */
export type AddNotice = (id: string, path: string, values?: Values, remedy?: Remedy) => void;

/** Adds a notice of each severity. */
export interface Tell {
  readonly addIssue: AddNotice;
  readonly addNotice: AddNotice;
  readonly addInformation: AddNotice;
}

/** An empty list of notices, and the functions that add to it. */
export function noticeList(): Tell & { readonly notices: readonly Notice[] } {
  const notices: Notice[] = [];
  const adder =
    (severity: Notice['severity']): AddNotice =>
    (id, path, values = {}, remedy) => {
      notices.push({ id, path, values, severity, remedy });
    };
  return {
    notices,
    addIssue: adder('error'),
    addNotice: adder('warning'),
    addInformation: adder('information'),
  };
}
