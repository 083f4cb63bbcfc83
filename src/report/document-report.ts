import type { TextPlace } from '../core/place.ts';
import type { ValidationResult } from '../judge/result.ts';

/** What a report says of one document, whether it came as a request or as UBL. */
export interface DocumentReport extends ValidationResult {
  /** File name, or what stands for it. */
  readonly name: string;
  readonly kind: DocumentKind;
}

export type DocumentKind = 'request' | 'ubl';

/** The text of a document and where its fields stand, for reports that quote it. */
export interface QuotedSource {
  readonly lines: readonly string[];
  readonly placeOf: (finding: { readonly path: string; readonly place?: TextPlace }) => TextPlace | undefined;
}
