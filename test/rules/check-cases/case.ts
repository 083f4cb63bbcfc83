import type { Finding } from '../../../src/core/findings/finding.ts';
import type { NormaliseOptions } from '../../../src/request/normalise/options.ts';
import type { DocumentRequest } from '../../../src/specification/default.ts';
import { lineOf } from '../../requests.ts';

/** An example, and an edit of it. */
export interface EditedExample {
  readonly example: string;
  readonly edit: (request: DocumentRequest) => void;
}

/**
 * What a finding has besides its rule and path, where it differs from the usual text, severity and values.
 */
export type Said = Partial<Omit<Finding, 'rule' | 'path' | 'foundBy'>>;

/**
 * A rule, an edited example that breaks it, the paths that it names, and what the finding at each path says.
 */
export interface CheckCase extends EditedExample {
  readonly rule: string;
  readonly fact: string;
  readonly paths: readonly string[];
  readonly options?: NormaliseOptions;
  readonly said?: Said | readonly Said[];
}

export const standardInvoice = (edit: EditedExample['edit']): EditedExample => ({
  example: 'standard-invoice',
  edit,
});

/** The first line with other values, without totals that would contradict them. */
export const firstLine = (values: Partial<DocumentRequest['lines'][number]>) =>
  standardInvoice((request) => {
    Object.assign(lineOf(request), values, { lineExtensionAmount: null });
    request.taxTotal = null;
    request.legalMonetaryTotal = null;
  });

export const fields = (values: Partial<DocumentRequest>) =>
  standardInvoice((request) => {
    Object.assign(request, values);
  });

export const seller = (values: Partial<DocumentRequest['seller']>) =>
  standardInvoice((request) => {
    Object.assign(request.seller, values);
  });

export const buyer = (values: Partial<DocumentRequest['buyer']>) =>
  standardInvoice((request) => {
    Object.assign(request.buyer, values);
  });

/** An allowance of the document with other values. */
export const entry = (values: object) =>
  fields({
    allowancesCharges: [{ isCharge: false, amount: 5, reason: 'x', ...values }],
    taxTotal: null,
    legalMonetaryTotal: null,
  });

export const attached = (...documents: object[]) =>
  fields({ additionalDocuments: documents.map((values) => ({ documentId: 'D-1', ...values })) });
