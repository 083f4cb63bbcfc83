import exemptWithoutReason from '../../../examples/broken/exempt-without-reason.json' with { type: 'json' };
import malformedRequest from '../../../examples/broken/malformed.json' with { type: 'json' };
import creditNote from '../../../examples/credit-note.json' with { type: 'json' };
import standardInvoice from '../../../examples/standard-invoice.json' with { type: 'json' };
import { convert } from '../../api/convert.ts';
import type { DocumentFormat } from '../media-type.ts';
import type { StoredDocument } from '../options.ts';

/** The trace id of all examples: a request with it gets exactly the answer of the example. */
export const exampleTraceId = '4bf92f3577b34da6a3ce929d0e0e4736';

/** A document that shows an operation, with a short description. */
export interface ExampleDocument {
  readonly name: string;
  readonly summary: string;
  readonly format: DocumentFormat;
  readonly body: string;
  /** Whether it has the shape that operations require, so that it can be an example of a request. */
  readonly wellFormed: boolean;
}

const validInvoice = request('valid-invoice', 'A valid invoice', standardInvoice);
const validCreditNote = request('valid-credit-note', 'A valid credit note', creditNote);
const withoutReason = request(
  'exempt-without-reason',
  'An exempt line that gives no reason',
  exemptWithoutReason,
);
const malformed = {
  ...request('malformed-request', 'Fields of the wrong shape', malformedRequest),
  wellFormed: false,
};

/** The documents that show operations on the body. */
export function exampleDocuments(): ExampleDocument[] {
  return [
    validInvoice,
    validCreditNote,
    withoutReason,
    malformed,
    broken('broken-json', 'Not JSON', 'json', '{\n  "documentType": Invoice\n}'),
    ubl('valid-ubl', 'Valid UBL', standardInvoice),
    ubl('ubl-without-reason', 'UBL with an exempt line that gives no reason', exemptWithoutReason),
    broken('broken-xml', 'Not XML', 'xml', '<Invoice>\n  <ID>1</Invoice>'),
  ];
}

/** The documents that show an operation with long answers. */
export function fewExampleDocuments(): ExampleDocument[] {
  const shown = ['valid-invoice', 'malformed-request', 'broken-json'];
  return exampleDocuments().filter(({ name }) => shown.includes(name));
}

/** The UBL documents. */
export function ublExampleDocuments(): ExampleDocument[] {
  return exampleDocuments().filter(({ format }) => format === 'xml');
}

/** The stored documents that show operations; their names are their ids. */
export const storedExamples: Readonly<Record<StoredDocument<never>['kind'], readonly ExampleDocument[]>> = {
  invoice: [validInvoice, withoutReason, malformed],
  'credit-note': [validCreditNote, malformed],
};

function request(name: string, summary: string, value: object): ExampleDocument {
  return { name, summary, format: 'json', body: JSON.stringify(value), wellFormed: true };
}

function ubl(name: string, summary: string, value: object): ExampleDocument {
  return { name, summary, format: 'xml', body: convert(value).xml ?? '', wellFormed: true };
}

function broken(name: string, summary: string, format: DocumentFormat, body: string): ExampleDocument {
  return { name, summary, format, body, wellFormed: false };
}
