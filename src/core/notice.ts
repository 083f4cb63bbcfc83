import type { Severity, Values } from './finding.ts';
import type { Remedy } from './fix.ts';

/** Something that was derived, defaulted or left out on the way from the request to the invoice. */
export interface Notice {
  /** Which of the specification's notices it is. */
  readonly id: string;
  /** JSON path of the field that was sent, or left out. */
  readonly path: string;
  readonly values: Values;
  /** A warning is refused where the caller is strict; an information never is. */
  readonly severity: Exclude<Severity, 'error'>;
  /** What says the same in the request, so that nothing has to be told any more. */
  readonly remedy?: Remedy | undefined;
}

/** Adds a notice to those of a document. */
export type AddNotice = (id: string, path: string, values?: Values, remedy?: Remedy) => void;

/** A fresh list of notices, and the functions that add to it. */
export function noticeList() {
  const notices: Notice[] = [];
  const adder =
    (severity: Notice['severity']): AddNotice =>
    (id, path, values = {}, remedy) => {
      notices.push({ id, path, values, severity, remedy });
    };
  return { notices, addNotice: adder('warning'), addInformation: adder('information') };
}
