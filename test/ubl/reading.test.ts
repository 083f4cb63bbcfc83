import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { example } from '../requests.ts';
import { readUbl, wrapUbl } from '../results.ts';

const written = (name: string) => convert(example(name)).xml ?? '';
const invoice = written('standard-invoice');
const without = (name: string) => invoice.replace(new RegExp(`\\s*<${name}[ >][\\s\\S]*?</${name}>`), '');

describe('the request leaves out what its document does not say', () => {
  test('the VAT total', () => expect(readUbl(without('cac:TaxTotal')).request?.taxTotal).toBeFalsy());

  test.each(['PayableAmount', 'TaxInclusiveAmount', 'TaxExclusiveAmount', 'LineExtensionAmount'])(
    'the totals, if the %s is missing among them',
    (name) => {
      const totals = invoice.indexOf('<cac:LegalMonetaryTotal>');
      const ubl =
        invoice.slice(0, totals) +
        invoice.slice(totals).replace(new RegExp(`\\s*<cbc:${name}[\\s\\S]*?</cbc:${name}>`), '');
      expect(readUbl(ubl).request?.legalMonetaryTotal).toBeUndefined();
      expect(readUbl(invoice).request?.legalMonetaryTotal).toBeDefined();
    },
  );

  test('the electronic address of the seller, and its name', () => {
    expect(readUbl(without('cbc:EndpointID')).request?.seller.participantId).toBeNull();
    expect(readUbl(without('cbc:RegistrationName')).request?.seller.name).toBe('');
  });
});

test('a rounding of any size is read as it is, and the request is valid', () => {
  const rounded = invoice.replace(
    /(<cbc:PayableAmount[^>]*>)[^<]*/,
    '<cbc:PayableRoundingAmount currencyID="AED">0.05</cbc:PayableRoundingAmount>$111125.85',
  );
  expect(validateUbl(rounded).outcome).toBe('valid');
  const { request, unmapped } = readUbl(rounded);
  expect([request?.payableRoundingAmount, unmapped]).toEqual([0.05, []]);
  expect(convert(request).outcome).toBe('valid');
});

describe('different spellings of one value are not a difference', () => {
  test.each([
    ['zeros at the end of a number', /(<cbc:InvoicedQuantity[^>]*>)[^<]*/, '$112.000'],
    ['zeros before a number', /(<cbc:InvoicedQuantity[^>]*>)[^<]*/, '$10012'],
    ['blanks around an attribute', /unitCode="(\w+)"/, 'unitCode=" $1 "'],
    ['blanks around a text', /<cbc:ID>([^<]+)</, '<cbc:ID> $1 <'],
  ])('%s', (_, what, instead) => {
    const { request, unmapped, findings } = readUbl(invoice.replace(what, instead));
    expect([unmapped, findings]).toEqual([[], []]);
    expect(request?.lines[0]).toMatchObject({ quantity: 12, unitCode: 'EA' });
    expect(request?.invoiceNumber).toBe('INV-2026-0042');
  });

  test.each([
    ['-12.50', '-12.5', true],
    ['-12.50', '12.5', false],
    ['0.00', '-0', true],
  ])('a quantity of %s and one of %s: %s', (one, other, isSame) => {
    const unmappedOf = (quantity: string) => {
      const ubl = invoice.replace(/(<cbc:InvoicedQuantity[^>]*>)[^<]*/, `$1${quantity}`);
      const { request, unmapped } = readUbl(ubl);
      return [request?.lines[0]?.quantity, unmapped];
    };
    expect(JSON.stringify(unmappedOf(one)) === JSON.stringify(unmappedOf(other))).toBe(isSame);
    expect(JSON.stringify(unmappedOf(one)[1])).not.toContain('Quantity');
  });

  test('a different number is a difference, at its place', () => {
    const { findings } = readUbl(invoice.replace(/(<cbc:LineExtensionAmount[^>]*>)[^<]*/, '$110146.01'));
    expect(findings.map(({ rule }) => rule)).not.toEqual([]);
  });
});

test('an attribute in another namespace is not the attribute of that name', () => {
  const ubl = invoice
    .replace('<Invoice ', '<Invoice xmlns:x="urn:x" ')
    .replace('unitCode="EA"', 'x:unitCode="BOX" unitCode="EA"');
  const { request, unmapped } = readUbl(ubl);
  expect(request?.lines[0]?.unitCode).toBe('EA');
  expect(unmapped.map(({ attribute, value }) => [attribute, value])).toEqual([['x:unitCode', 'BOX']]);
});

test('an envelope names the parties by the schemes of their addresses, whatever other attributes these have', () => {
  const ubl = invoice.replace('<cbc:EndpointID ', '<cbc:EndpointID schemeAgencyName="none" ');
  const options = { createdAt: '2026-11-02T10:00:00Z', id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10' };
  const { xml } = wrapUbl(ubl, options);
  expect(xml).toContain('>0235:1003548797<');
});

test.each([
  ['2026-02-00', true],
  ['2026-02-28', false],
  ['2026-02-29', true],
  ['2028-02-29', false],
  ['2026-13-01', true],
])('an invalid date is found: %s', (day, isFound) => {
  const { issues } = validateUbl(invoice.replace(/(<cbc:DueDate>)[^<]*/, `$1${day}`));
  expect(issues.some(({ rule }) => rule === 'ubl-date')).toBe(isFound);
});

test.each([
  [' urn:peppol:pint:selfbilling-1@ae-1 ', 'selfbilling'],
  ['urn:peppol:pint:selfbilling-1@ae-1', 'selfbilling'],
])('the profile of a document is read without the blanks around it: "%s"', (customization) => {
  const ubl = written('self-billing-invoice').replace(/(<cbc:CustomizationID>)[^<]*/, `$1${customization}`);
  expect(validateUbl(ubl).issues.filter(({ rule }) => rule.startsWith('ubl-'))).toEqual([]);
});

test.each([
  ['cbc:DueDate', 'tomorrow', '“tomorrow”'],
  ['cbc:DueDate', 'x'.repeat(500), '…”'],
  ['cbc:DueDate', ' ', 'cbc:DueDate'],
  ['cbc:InvoicedQuantity', 'twelve', '“twelve”'],
  ['cbc:ID', '<cbc:ID>1</cbc:ID>', 'cbc:ID'],
])('an error in the content of %s is reported with its name: %s', (name, content, said) => {
  const ubl = invoice.replace(new RegExp(`(<${name}[^>]*>)[^<]*`), `$1${content}`);
  const { issues, warnings } = validateUbl(ubl);
  const told = [...issues, ...warnings].filter(({ rule }) => rule.startsWith('ubl-'));
  expect(told.length).toBeGreaterThan(0);
  for (const { message, hint } of told) {
    expect(message).toContain(name);
    expect(`${message} ${hint}`).not.toMatch(/[{}]|undefined/);
  }
  expect(told.map(({ message }) => message).join(' ')).toContain(said);
});

test('the schemes of references go out beside their identifiers, and come back', () => {
  const ids = ['purchaseOrder', 'salesOrder', 'despatch', 'receipt', 'contract', 'project'];
  const references = Object.fromEntries(
    ids.flatMap((name) => [
      [`${name}Id`, `${name}-1`],
      [`${name}SchemeId`, name.slice(0, 3).toUpperCase()],
    ]),
  );
  const { xml } = convert({ ...example('standard-invoice'), references });
  for (const name of ids) expect(xml).toContain(`schemeID="${name.slice(0, 3).toUpperCase()}">${name}-1<`);
  expect(readUbl(xml ?? '').request?.references).toMatchObject(references);
});
