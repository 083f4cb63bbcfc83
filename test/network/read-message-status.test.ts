import { describe, expect, test } from 'vitest';
import { convert, type Finding } from '../../src/index.ts';
import { messageStatusOf as messageStatus } from '../../src/network/message-status.ts';
import { readStatus as readMessageStatus } from '../../src/network/read-message-status.ts';
import { edited } from '../requests.ts';
import { enveloped, statusOptions, statusTextOf, ublOf } from './statuses.ts';

const request = edited('several-vat-categories', ({ lines, seller }) => {
  Object.assign(lines[1] ?? {}, { unitCode: 'KGMX' });
  Object.assign(seller.address ?? {}, { countryCode: 'ZZ' });
});
const ubl = convert(request).xml ?? '';
const rejection = statusTextOf(ubl);

describe('a rejection by another provider', () => {
  const reasonsWith = (options: Parameters<typeof readMessageStatus>[1]) =>
    readMessageStatus(rejection, options).status?.reasons ?? [];

  const reasonOf = (text: string) =>
    readMessageStatus(rejection.replace(/>\[[^<]*</, `>${text}<`)).status?.reasons[0];

  test('is shown at the fields of the request that was sent', () => {
    const paths = reasonsWith({ document: request }).map(({ path }) => path);
    expect(paths).toContain('seller.address.countryCode');
    expect(paths).not.toContain('');
  });

  test.each([
    ['the text of the request', JSON.stringify(request)],
    ['its UBL', ubl],
    ['the bytes of its UBL', new TextEncoder().encode(ubl)],
    ['its envelope', enveloped(ubl, {})],
  ])('likewise by %s', (_, document) => {
    const { status, findings } = readMessageStatus(rejection, { document });
    expect(status?.reasons.map(({ path }) => path)).toContain('seller.address.countryCode');
    expect(findings).toEqual([]);
  });

  test('says what to do in Arabic too, beside the words of the provider', () => {
    const reason = reasonsWith({ document: request, language: 'ar' }).find(
      ({ rule }) => rule === 'ibr-cl-14',
    );
    expect(reason).toMatchObject({
      code: 'BV',
      text: '[ibr-cl-14] The country code of an address is not in the list of ISO 3166 codes.',
      message: 'الدولة ZZ ليست في قائمة رموز الدول.',
    });
    expect(reason?.hint).toMatch(/\p{Script=Arabic}/u);
  });

  test('is explained without the document too, as far as its rules are known', () => {
    const [reason] = reasonsWith({});
    expect(reason?.message).not.toBeNull();
    const foreign = rejection.replaceAll(/\[[a-z][\w-]+\]/g, '[XX-T77-R002]');
    expect(readMessageStatus(foreign).status?.reasons[0]).toMatchObject({
      rule: 'XX-T77-R002',
      message: null,
      hint: null,
    });
  });

  test('as a duplicate advises against sending it again', () => {
    const hint = expect.stringContaining('Do not send it again');
    for (const text of ['Duplicate invoice', 'The document was already received', '[XX-1] duplicate invoice'])
      expect(reasonOf(text)).toMatchObject({ text, hint });
  });

  test('names a rule in capitals or not, and no rule in other brackets', () => {
    expect(reasonOf('[IBR-CL-14] No')?.rule).toBe('IBR-CL-14');
    expect(reasonOf('Error [IBR-CL-14]- no')?.rule).toBe('IBR-CL-14');
    expect(reasonOf('[see below] no')?.rule).toBeNull();
  });
});

const country = '/cac:AccountingSupplierParty[1]/cac:Party[1]/cac:PostalAddress[1]/cac:Country[1]';

test.each([
  ['with other prefixes', `/ubl:Invoice[1]${country.replaceAll('cac:', 'x:')}/y:IdentificationCode[1]`],
  ['without prefixes and positions', `/Invoice${country.replaceAll(/cac:|\[1\]/g, '')}/IdentificationCode`],
  ['in the envelope', `/sbd:StandardBusinessDocument/Invoice${country}/cbc:IdentificationCode`],
  [
    'with local names in predicates',
    `/*[local-name()='Invoice']${country}/*[local-name()="IdentificationCode"][1]`,
  ],
  [
    'with namespaces in braces',
    `/Q{urn:oasis:names:specification:ubl:schema:xsd:Invoice-2}Invoice[1]${country}/cbc:IdentificationCode[1]/text()`,
  ],
])('a place is found when it is written %s', (_, place) => {
  const xml = rejection.replace(
    /<cbc:LineID>.*?<\/cbc:LineID>/,
    () => `<cbc:LineID>\n ${place} </cbc:LineID>`,
  );
  const [reason] = readMessageStatus(xml, { document: request }).status?.reasons ?? [];
  expect(reason?.path).toBe('seller.address.countryCode');
});

describe('a status that is read', () => {
  const delivered = statusTextOf(ublOf('standard-invoice'), { delivered: 'confirmed' });

  test('says the same as was written, with blanks around its values too', () => {
    const blank = delivered.replaceAll(/>([^<\n]+)</g, '>  $1\n <');
    for (const xml of [delivered, blank])
      expect(readMessageStatus(xml)).toEqual({
        status: {
          ...{ id: statusOptions.id, issuedAt: statusOptions.issuedAt, of: statusOptions.of },
          ...{ sender: '0242:001147', receiver: '0242:000773', code: 'AP', description: '', reasons: [] },
        },
        findings: [],
      });
  });

  test('tells that it was sent to a company instead of its provider', () => {
    const { status, findings } = readMessageStatus(
      delivered.replace('schemeID="0242">000773', 'schemeID="0235">1003548797'),
    );
    expect(status?.receiver).toBe('0235:1003548797');
    expect(findings[0]).toMatchObject({ rule: 'pint-ae-mls-provider', severity: 'error' });
    expect(findings[0]?.message).toContain('is the address of a company');
  });

  test('tells which of its own rules it breaks', () => {
    const { status, findings } = readMessageStatus(delivered.replace(/<cbc:ID>[^<]*/, '<cbc:ID> '));
    expect(status?.code).toBe('AP');
    expect(findings.map(({ rule }) => rule)).toContain('SCH-MLS-03');
  });

  test('tells that it is about another document than the one beside it', () => {
    const document = enveloped(ublOf('standard-invoice'), {}).replace(statusOptions.of, 'another');
    const { findings } = readMessageStatus(delivered, { document });
    expect(findings).toMatchObject([{ rule: 'pint-ae-mls-other-document', severity: 'warning' }]);
  });

  test.each([
    ['an invoice', ublOf('standard-invoice'), 'pint-ae-mls-not-status'],
    ['a response of the buyer', delivered.replace('edec:mls:1.0', 'x'), 'pint-ae-mls-not-status'],
    ['one without a known code', delivered.replace('>AP<', '>OK<'), 'pint-ae-mls-code'],
    ['what is not XML', '{}', 'pint-ae-file-kind'],
  ])('is none if it is %s', (_, xml, rule) => {
    const { status, findings } = readMessageStatus(xml);
    expect(status).toBeNull();
    expect(findings[0]?.rule).toBe(rule);
  });
});

describe('a rejection by the tax authority', () => {
  const valid = edited('standard-invoice', () => {});
  const rejectionAt = (location: string) => {
    const refused = {
      rule: 'X-1',
      severity: 'error',
      path: '',
      foundBy: 'schematron',
      assertion: 'No.',
    } as const;
    const findings: readonly Finding[] = [{ ...refused, location }];
    const { xml } = messageStatus({ form: 'ubl', outcome: 'invalid', findings }, statusOptions);
    return xml ?? '';
  };
  const transaction = '/pxs:TaxData/pxs:ReportedTransaction[1]';
  const reported = `${transaction}/pxs:ReportedDocument[1]`;

  test.each([
    ['cbc:ID[1]', 'invoiceNumber'],
    ['cac:AccountingSupplierParty[1]/cac:Party[1]/cac:PartyTaxScheme[1]/cbc:CompanyID[1]', 'seller.trn'],
    ['pxs:MonetaryTotal[1]/cbc:TaxExclusiveAmount[1]', 'legalMonetaryTotal.taxExclusiveAmount'],
    ['cbc:DocumentCurrencyCode[1]', 'currency'],
    // Of a part that the document lacks, the nearest one around it.
    ['cac:AccountingSupplierParty[1]/cac:Party[1]/cac:PartyTaxScheme[1]/cbc:ID[1]', 'seller'],
  ])('of the report at %s is shown at the field %s of the request', (location, path) => {
    const read = (document: unknown) =>
      readMessageStatus(rejectionAt(`${reported}/${location}`), { document }).status?.reasons[0]?.path;
    expect([read(valid), read(convert(valid).xml)]).toEqual([path, path]);
  });

  test('of the document in the report is shown at the field of the request', () => {
    const source = `${transaction}/pxs:SourceDocument[1]/cec:ExtensionContent[1]`;
    const status = rejectionAt(`${source}/Invoice[1]/cac:InvoiceLine[2]/cbc:InvoicedQuantity[1]`);
    expect(readMessageStatus(status, { document: valid }).status?.reasons[0]?.path).toBe('lines[1].quantity');
  });

  test('of what is not of the document has no field', () => {
    const status = rejectionAt('/pxs:TaxData/cbc:IssueDate[1]');
    expect(readMessageStatus(status, { document: valid }).status?.reasons[0]?.path).toBe('');
  });
});
