import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { edited, example } from '../requests.ts';
import { readUbl } from '../results.ts';
import { edits, text } from '../schematron/edits.ts';

const xmlOf = (name: string) => convert(example(name)).xml ?? '';

describe('a valid document of others gives a valid request', () => {
  test('the total in AED is known by its document type code, whatever its identifier and description', () => {
    const total = 'cac:AdditionalDocumentReference';
    const theirs = edits(
      text(`${total}/cbc:ID`, 'aedtotal-incl-vat'),
      text(`${total}/cbc:DocumentDescription`, '913621.44'),
    );
    const xml = theirs(xmlOf('export-usd'));
    const { request, unmapped } = readUbl(xml);
    expect([validateUbl(xml).outcome, validate(request).outcome]).toEqual(['valid', 'valid']);
    expect(request?.additionalDocuments).toBeUndefined();
    expect(unmapped.map(({ value, written }) => [value, written])).toContainEqual([
      'aedtotal-incl-vat',
      'AED',
    ]);
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
