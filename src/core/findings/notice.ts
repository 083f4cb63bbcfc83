import type { Severity, Values } from './finding.ts';
import type { Remedy } from './fix.ts';

/** Something that was derived, defaulted or left out on the way from the request to the invoice. */
export interface Notice {
  /** The id of one of the specification's notices. */
  readonly id: string;
  /** JSON path of the field that was sent, or that is missing. */
  readonly path: string;
  readonly values: Values;
  /** A warning is refused under the option `strict`; an information never is. */
  readonly severity: Exclude<Severity, 'error'>;
  /** What to send instead, so that nothing needs to be reported any more. */
  readonly remedy?: Remedy | undefined;
}

/** Adds a notice to those of a document. */
export type AddNotice = (id: string, path: string, values?: Values, remedy?: Remedy) => void;

/** An empty list of notices, and the functions that add to it. */
export function noticeList() {
  const notices: Notice[] = [];
  const adder =
    (severity: Notice['severity']): AddNotice =>
    (id, path, values = {}, remedy) => {
      notices.push({ id, path, values, severity, remedy });
    };
  return { notices, addNotice: adder('warning'), addInformation: adder('information') };
}
