import { expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { namespaces } from '../../src/core/xml/element.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { documentFactsOf } from '../../src/ubl/figures/document-facts.ts';
import { allAt, attributeOf, textAt } from '../../src/ubl/reading.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { example } from '../requests.ts';
import { readUbl, wrapUbl } from '../results.ts';
import { parsed } from './parsed.ts';

const billing = 'urn:peppol:pint:billing-1@ae-1';
const selfBilling = 'urn:peppol:pint:selfbilling-1@ae-1';
const invoice = convert(example('standard-invoice')).xml ?? '';

test.each([
  [billing, '380', 'billing'],
  [billing, '389', 'billing'],
  [selfBilling, '380', 'selfbilling'],
  ['urn:other', '380', 'billing'],
  ['urn:other', '389', 'selfbilling'],
  ['urn:other', '261', 'selfbilling'],
  ['urn:other', '7', 'billing'],
])('a document of specification %s and type code %s is of profile %s', (specification, code, profile) => {
  const xml = invoice
    .replace(/(<cbc:CustomizationID>)[^<]*/, `$1${specification}`)
    .replace(/(<cbc:InvoiceTypeCode>)[^<]*/, `$1${code}`);
  expect(validateUbl(xml).profile).toBe(profile);
});

test('what has the name of an element in another namespace, or is beside it, is not that element', () => {
  const root = parsed(`<Invoice xmlns="${namespaces.invoice}" xmlns:cac="${namespaces.cac}"
    xmlns:cbc="${namespaces.cbc}" xmlns:o="urn:other"><o:Party><cbc:ID>1</cbc:ID></o:Party><cac:Party>
    <o:ID>2</o:ID><cbc:Name>3</cbc:Name><cbc:ID> </cbc:ID><cbc:ID>4</cbc:ID></cac:Party>
    <cac:Party><cbc:ID>5</cbc:ID></cac:Party></Invoice>`);
  expect(allAt(root, 'cac:Party/cbc:ID').map(({ children }) => children)).toEqual([[' '], ['4'], ['5']]);
  expect(textAt(root, 'cac:Party/cbc:Name')).toBe('3');
  expect(textAt(root, 'cac:Party/cbc:ID')).toBeUndefined();
});

test('an attribute is found by its name, in whatever order attributes are written', () => {
  const element = parsed('<a xmlns:o="urn:o" listID="1" o:unitCode="2" unitCode=" 3 " blank=" "/>');
  expect(attributeOf(element, 'unitCode')).toBe('3');
  expect(attributeOf(element, 'blank')).toBeUndefined();
  expect(attributeOf(element, 'scheme')).toBeUndefined();
  expect(attributeOf(undefined, 'unitCode')).toBeUndefined();
});

test('the addresses of an envelope are those of the document, whatever blanks and attributes its schemes are among', () => {
  const identity = { id: '1', createdAt: '2026-11-22T10:00:00Z' };
  const spaced = invoice.replaceAll('schemeID="0235"', 'schemeAgencyName="none" schemeID=" 0235 "');
  const headerOf = (xml: string) => (wrapUbl(xml, identity).xml ?? '').split('<Invoice')[0];
  expect(spaced).not.toBe(invoice);
  expect(headerOf(spaced)).toBe(headerOf(invoice));
});

test('a document with prefixes throughout has an envelope with a prefix, in which it is valid', () => {
  const prefixed = invoice
    .replace(' xmlns="', ' xmlns:i="')
    .replace('<Invoice ', '<i:Invoice ')
    .replace('</Invoice>', '</i:Invoice>');
  const { xml } = wrapUbl(prefixed, { id: '1', createdAt: '2026-11-22T10:00:00Z' });
  expect(xml).toContain('<sbdh:Sender>');
  expect(xml).not.toMatch(/<\/?(?:Sender|StandardBusinessDocument)/);
  expect(validateUbl(xml ?? '').outcome).toBe('valid');
});

test('a document without a number, an exchange rate or a total in AED has none of them', () => {
  const bare = (convert(example('export-usd')).xml ?? '')
    .replace(/<cbc:ID>INV[^<]*<\/cbc:ID>/, '')
    .replace(/<cac:TaxExchangeRate>[\s\S]*<\/cac:TaxExchangeRate>/, '')
    .replace(/<cbc:DocumentDescription>[^<]*/, '<cbc:DocumentDescription> ');
  const facts = documentFactsOf(parsed(bare), defaultSpecification);
  expect(facts.number).toBe('');
  expect([facts.accounting?.currency, facts.accounting?.exchangeRate]).toEqual(['AED', undefined]);
  expect(facts.accounting?.taxInclusive).toBeUndefined();
  expect(validateUbl(bare).outcome).toBe('invalid');
});

test('an element without content is written as one tag', () => {
  const written = (xml: string) => serialise(parsed(xml), 'exact').split('\n').slice(1).join('\n').trimEnd();
  expect(written('<a><b></b><c d="1"></c><e><!-- --></e><f>1</f></a>')).toContain('<b/><c d="1"/>');
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
