import { expect, test } from 'vitest';
import { namespaces } from '../../../src/core/xml/element.ts';
import { defaultSpecification } from '../../../src/specification/default.ts';
import { requestReader } from '../../../src/ubl/reading/request-reader.ts';
import { parsed } from '../parsed.ts';

const read = requestReader(defaultSpecification);

/** The request for a document of these elements. */
function requestOf(inner: string, root: 'Invoice' | 'CreditNote' = 'Invoice') {
  const namespace = root === 'Invoice' ? namespaces.invoice : namespaces.creditNote;
  const document = `<${root} xmlns="${namespace}" xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}">${inner}</${root}>`;
  return read(parsed(document)).request;
}

const nobody = {
  name: '',
  trn: null,
  participantId: null,
  address: { line1: null, city: null, countryCode: null },
};
const nothing = {
  documentType: 'Invoice',
  invoiceNumber: null,
  issueDate: '',
  dueDate: null,
  currency: null,
  seller: nobody,
  buyer: nobody,
  lines: [],
  references: null,
  notes: null,
  precedingInvoiceNumber: null,
};
const emptyLine = {
  id: null,
  description: '',
  quantity: 0,
  unitCode: null,
  unitPrice: 0,
  lineExtensionAmount: null,
  vatRate: 0,
};

test('an empty document gives an empty request', () => {
  expect(requestOf('')).toStrictEqual(nothing);
  expect(requestOf('', 'CreditNote')).toStrictEqual({ ...nothing, documentType: 'CreditNote' });
  expect(requestOf('<cac:InvoiceLine/>').lines).toStrictEqual([emptyLine]);
});
