import exemptWithoutReason from '../../../examples/broken/exempt-without-reason.json' with { type: 'json' };
import malformedRequest from '../../../examples/broken/malformed.json' with { type: 'json' };
import creditNote from '../../../examples/credit-note.json' with { type: 'json' };
import standardInvoice from '../../../examples/standard-invoice.json' with { type: 'json' };
import { convert } from '../../api/convert.ts';
import type { Language } from '../../core/messages/language.ts';
import type { DocumentWork } from '../document-work.ts';
import type { DocumentFormat } from '../media-type.ts';
import { type DocumentOperation, type Example, example } from '../operation.ts';

/** The trace id of all examples: a request with it gets exactly the answer in the example. */
export const exampleTraceId = '4bf92f3577b34da6a3ce929d0e0e4736';

type ExampleDocument = Example & { readonly format: DocumentFormat; readonly body: string };

const validInvoice = request('valid-invoice', standardInvoice);
const validCreditNote = request('valid-credit-note', creditNote);
const withoutReason = request('exempt-without-reason', exemptWithoutReason);
const malformed = { ...request('malformed-request', malformedRequest), isBroken: true } as const;
const brokenJson = broken('broken-json', 'json', '{\n  "documentType": Invoice\n}');
export const brokenXml = broken('broken-xml', 'xml', '<Invoice>\n  <ID>1</Invoice>');

/** The documents that show operations on the body. */
export function exampleDocuments(): ExampleDocument[] {
  return [validInvoice, validCreditNote, withoutReason, malformed, brokenJson, ...ublExampleDocuments()];
}

/** The documents that show an operation with long answers. */
export function fewExampleDocuments(): ExampleDocument[] {
  return [validInvoice, malformed, brokenJson];
}

/** The UBL documents. */
export function ublExampleDocuments(): ExampleDocument[] {
  return [ubl('valid-ubl', standardInvoice), ubl('ubl-without-reason', exemptWithoutReason), brokenXml];
}

/** The stored documents that show operations; their names are their ids. */
export const storedExamples: Readonly<Record<'invoice' | 'credit-note', readonly Example[]>> = {
  invoice: [...[validInvoice, withoutReason, malformed].map(stored), noDocument()],
  'credit-note': [...[validCreditNote, malformed].map(stored), noDocument()],
};

function stored(document: ExampleDocument): Example {
  return { ...document, id: document.name };
}

function noDocument(): Example {
  return { ...example('unknown-document'), id: 'unknown' };
}

export const standardUbl = () => convert(standardInvoice).xml ?? '';
export const wrongCountry = () =>
  standardUbl().replace('>AE</cbc:IdentificationCode>', '>ZZ</cbc:IdentificationCode>');

/** UBL, or a message about it, with the parameters of the query. */
export function networkExample(
  named: Pick<Example, 'name' | 'summary'>,
  body: string,
  query: Example['query'] = {},
): ExampleDocument {
  return { ...named, format: 'xml', body, query };
}

/** The text that an operation writes for a document, as input for reading. */
export function writtenFor(operation: DocumentOperation, body: string, query: Example['query'] = {}): string {
  const work = exampleWork(
    { format: 'xml', body, query },
    { answerFormat: 'xml', instance: '', language: 'en' },
  );
  return operation.handle(work, {}).body;
}

/** The work that an example asks for. */
export function exampleWork(
  { format = 'json', body = '', query }: Pick<Example, 'format' | 'body' | 'query'>,
  asked: Pick<DocumentWork, 'answerFormat' | 'instance'> & {
    readonly language: Language;
    readonly documentType?: DocumentWork['documentType'];
  },
): DocumentWork {
  return {
    documentType: undefined,
    ...asked,
    body: new TextEncoder().encode(body),
    format,
    traceId: exampleTraceId,
    ...(query === undefined ? {} : { parameters: query }),
  };
}

function request(name: Parameters<typeof example>[0], value: object): ExampleDocument {
  return { ...example(name), format: 'json', body: JSON.stringify(value) };
}

function ubl(name: Parameters<typeof example>[0], value: object): ExampleDocument {
  return { ...example(name), format: 'xml', body: convert(value).xml ?? '' };
}

function broken(name: Parameters<typeof example>[0], format: DocumentFormat, body: string): ExampleDocument {
  return { ...example(name), format, body, isBroken: true };
}
