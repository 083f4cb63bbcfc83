import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { edited, example } from '../requests.ts';
import { readUbl } from '../results.ts';
import { attribute, type Edit, edits, text } from '../schematron/edits.ts';

const xmlOf = (name: string) => convert(example(name)).xml ?? '';

/** A document as others write it, and what its request says of it. */
function read(name: string, edit: Edit) {
  const xml = edit(xmlOf(name));
  const { request, unmapped, findings } = readUbl(xml);
  const said = unmapped.map(({ value, written }) => [value, written]);
  return { said, findings, request, ubl: validateUbl(xml).outcome, outcome: validate(request).outcome };
}

describe('a valid document of others gives a valid request', () => {
  test('the total in AED is known by its document type code, whatever its identifier and description', () => {
    const total = 'cac:AdditionalDocumentReference';
    const theirs = edits(
      text(`${total}/cbc:ID`, 'aedtotal-incl-vat'),
      text(`${total}/cbc:DocumentDescription`, '913621.44'),
    );
    const { ubl, outcome, said, request } = read('export-usd', theirs);
    expect([ubl, outcome]).toEqual(['valid', 'valid']);
    expect(request?.additionalDocuments).toBeUndefined();
    expect(said).toContainEqual(['aedtotal-incl-vat', 'AED']);
  });

  test('an issuer with an address for documents without a receiver keeps it, and both doors object to it', () => {
    const endpoint = 'cac:AccountingCustomerParty/cbc:EndpointID';
    const xml = text(endpoint, '9900000098')(xmlOf('self-billing-invoice'));
    const { request, unmapped } = readUbl(xml);
    expect(unmapped).toEqual([]);
    expect(validate(request).issues.map(({ rule }) => rule)).toEqual(['pint-ae-predefined-issuer']);
    const { outcome, warnings } = validateUbl(xml);
    expect([outcome, ...warnings.map(({ rule }) => rule)]).toEqual(['valid', 'pint-ae-predefined-issuer']);
  });
});

test('a name that a request reads as a code is told as another value', () => {
  const { said, request } = read(
    'standard-invoice',
    edits(
      text('cac:AccountingSupplierParty/cac:PartyTaxScheme/cbc:CompanyID', '1003 5487 9700 003'),
      attribute('cbc:InvoicedQuantity', 'unitCode', 'PCE'),
    ),
  );
  expect(said).toContainEqual(['1003 5487 9700 003', '100354879700003']);
  expect(said).toContainEqual(['PCE', 'H87']);
  expect(request?.lines[0]?.unitCode).toBe('PCE');
});

describe('what reading gives is a document as it is', () => {
  const xml = xmlOf('standard-invoice');

  test('with the file that was read', () => {
    const { form, result } = validateDocument(JSON.stringify({ file: 'a.xml', ...readUbl(xml) }));
    expect([form, result.outcome]).toEqual(['request', 'valid']);
  });

  test('places are those of the request in it', () => {
    const broken = edited('standard-invoice', (request) => {
      Object.assign(request.lines[0] ?? {}, { vatRate: 15 });
    });
    const { result, text: validated } = validateDocument(JSON.stringify({ request: broken, unmapped: [] }));
    expect(result.issues.map(({ rule }) => rule)).toContain('ibr-190-ae');
    expect(validated).toBe(JSON.stringify(broken, null, 2));
  });

  test('but one that could not be read holds no request', () => {
    expect(validateDocument(JSON.stringify(readUbl('<a/>'))).result.outcome).toBe('malformed');
  });
});
