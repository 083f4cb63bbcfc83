import { describe, expect, test } from 'vitest';
import { allowsPrecedingInvoice } from '../../rules/ae/defaults/credit-notes.ts';
import { deliverToCountry } from '../../rules/ae/defaults/delivery.ts';
import { isPredefinedEndpoint, predefinedEndpoints } from '../../rules/ae/defaults/endpoints.ts';
import { buyerIdentity, sellerIdentity } from '../../rules/ae/defaults/identities.ts';
import { itemTypesWithClassification, itemTypesWithServiceCode } from '../../rules/ae/defaults/items.ts';
import { isIssuedByCountry } from '../../rules/ae/defaults/parties.ts';
import { needsPayment } from '../../rules/ae/defaults/payment.ts';
import {
  deliverToFinding,
  transactionCode,
  transactionFlags,
} from '../../rules/ae/defaults/transaction-flags.ts';
import { typeCodeOf } from '../../rules/ae/defaults/type-code.ts';
import {
  categoriesThat,
  lineVatCategory,
  uaeVatCategory,
  vatCategories,
} from '../../rules/ae/defaults/vat-categories.ts';
import { messages } from '../../rules/ae/messages/index.ts';
import { isHomeTaxNumber, tinPattern, trnPattern } from '../../rules/ae/tax-numbers.ts';
import { convert } from '../../src/api/convert.ts';
import { normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { type Tell, toldFindings } from '../../src/core/findings/add-finding.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

const flags = (...names: string[]) => new Set(names) as never;
const trn = '100354879200003';
const tin = '1003548792';
const other = { schemeId: '0088', value: '7300010000001' };
const uae = (value: string) => ({ schemeId: '0235', value });

const unidentified = {
  endpoint: undefined,
  identification: undefined,
  taxRegistration: undefined,
  tin: undefined,
};

/** Returns what is derived for a party, and each finding with its path, values and remedy. */
function identityOf(of: (tell: Tell) => unknown) {
  const { findings, ...tell } = toldFindings(messages);
  const identity = of(tell);
  const told = findings.map(({ text, path, values, remedy }) => [
    text,
    path,
    values,
    ...(remedy ? [remedy] : []),
  ]);
  return { identity, findings: told };
}
const seller = (sent: object) => identityOf((tell) => sellerIdentity(sent as never, tell));
const buyer = (sent: object, ...names: string[]) =>
  identityOf((tell) => buyerIdentity(sent as never, flags(...names), tell));

describe('a seller', () => {
  test('is known by its tax registration, and has its TIN as address', () => {
    expect(seller({ trn })).toStrictEqual({
      identity: { ...unidentified, endpoint: uae(tin), taxRegistration: { number: trn, scheme: 'VAT' } },
      findings: [['sellerEndpointDerived', 'seller.participantId', { endpoint: tin }]],
    });
    expect(seller({ trn: tin }).identity).toStrictEqual({
      ...unidentified,
      endpoint: uae(tin),
      taxRegistration: { number: tin, scheme: 'TIN' },
    });
  });

  test('keeps an address of any scheme, without blanks and dashes if the scheme is that of the UAE', () => {
    expect(seller({ trn, participantId: '0088:7300010000001' })).toMatchObject({
      identity: { endpoint: other },
      findings: [],
    });
    const participantId = '0235:1003-5487 92';
    expect(seller({ trn, participantId })).toMatchObject({
      identity: { endpoint: uae(tin) },
      findings: [
        [
          'participantIdCleaned',
          'seller.participantId',
          { sent: participantId, endpoint: tin },
          { value: `0235:${tin}` },
        ],
      ],
    });
    expect(seller({ trn, participantId: `0235:${tin}` }).findings).toEqual([]);
  });

  test('of a VAT group has the TRN of the group, and its own TIN as address and as a second number', () => {
    const own = '1009999994';
    expect(seller({ trn, tin: own })).toStrictEqual({
      identity: {
        ...unidentified,
        endpoint: uae(own),
        taxRegistration: { number: trn, scheme: 'VAT' },
        tin: own,
      },
      findings: [['endpointOfTin', 'seller.participantId', { endpoint: own }, { value: `0235:${own}` }]],
    });
    expect(seller({ trn, tin: own, participantId: `0235:${own}` }).findings).toEqual([]);
    expect(seller({ trn, tin: own, participantId: `0235:${tin}` }).findings).toEqual([
      ['tinNotOfAddress', 'seller.tin', { tin: own, endpoint: tin }],
    ]);
  });

  test('has no address if nothing shows one', () => {
    expect(seller({})).toStrictEqual({ identity: unidentified, findings: [] });
    expect(seller({ trn: '200354879200003' })).toMatchObject({
      identity: { endpoint: undefined, identification: undefined },
      findings: [],
    });
  });
});

describe('a buyer', () => {
  test('with a TRN is registered, with a bare TIN identified by it', () => {
    expect(buyer({ trn })).toStrictEqual({
      identity: { ...unidentified, endpoint: uae(tin), taxRegistration: { number: trn, scheme: 'VAT' } },
      findings: [['buyerEndpointDerived', 'buyer.participantId', { endpoint: tin }]],
    });
    expect(buyer({ trn: tin }).identity).toStrictEqual({
      ...unidentified,
      endpoint: uae(tin),
      identification: tin,
    });
  });

  test('of a VAT group has the TRN of the group as its only tax number, and its own TIN as address', () => {
    const own = '1009999994';
    const registered = { ...unidentified, taxRegistration: { number: trn, scheme: 'VAT' } };
    expect(buyer({ trn, tin: own })).toStrictEqual({
      identity: { ...registered, endpoint: uae(own) },
      findings: [['endpointOfTin', 'buyer.participantId', { endpoint: own }, { value: `0235:${own}` }]],
    });
    expect(buyer({ trn, tin: own, participantId: `0235:${own}` }).findings).toEqual([]);
    expect(buyer({ tin: own }).identity).toEqual({
      ...unidentified,
      endpoint: uae(own),
      identification: own,
    });
    expect(buyer({ trn, tin: own }, 'exports').identity).toMatchObject({ endpoint: uae(own) });
  });

  test.each<[sent: object, told: string]>([
    [{ participantId: `0235:${tin}` }, 'tinNotOfAddress buyer.tin'],
    [{ participantId: '0235:9900000098' }, 'buyerTinLeftOut buyer.tin'],
    [{ participantId: '0088:7300010000001' }, 'buyerTinLeftOut buyer.tin'],
    [{ participantId: `0235:${tin}`, tin: '12' }, 'buyerTinMalformed buyer.tin'],
  ])('is told of a TIN that %j does not leave in the document', (sent, told) => {
    const { findings } = buyer({ trn, tin: '1009999994', ...sent });
    expect(findings.map(([id, path]) => `${id} ${path}`)).toEqual([told]);
  });

  test('outside the network gets the address for such buyers, and an identifier: its registration, otherwise the address', () => {
    const endpoint = '9900000098';
    const predefined = ['buyerEndpointPredefined', 'buyer.participantId', { endpoint }];
    expect(buyer({})).toStrictEqual({
      identity: { ...unidentified, endpoint: uae(endpoint), identification: endpoint },
      findings: [predefined, ['buyerIdentificationDerived', 'buyer.trn', { identification: endpoint }]],
    });
    expect(buyer({ legalRegistrationNumber: 'CN-7' })).toMatchObject({
      identity: { identification: 'CN-7' },
      findings: [predefined, ['buyerIdentificationDerived', 'buyer.trn', { identification: 'CN-7' }]],
    });
  });

  test('abroad has the address of exports, even with a TRN, and no identifier', () => {
    for (const sent of [{}, { trn: undefined }])
      expect(buyer(sent, 'exports')).toStrictEqual({
        identity: { ...unidentified, endpoint: uae('9900000099') },
        findings: [['exportEndpointPredefined', 'buyer.participantId', { endpoint: '9900000099' }]],
      });
    expect(buyer({ trn }, 'exports').identity).toMatchObject({ endpoint: uae('9900000099') });
    expect(buyer({ trn, isIssuer: true }, 'exports').identity).toMatchObject({ endpoint: uae(tin) });
  });

  test('of a deemed supply gets the address for that, and an address sent instead is reported', () => {
    const endpoint = '9900000097';
    expect(buyer({ trn }, 'deemedSupply')).toMatchObject({
      identity: { endpoint: uae(endpoint) },
      findings: [],
    });
    expect(buyer({ trn, participantId: endpoint }, 'deemedSupply').findings).toEqual([]);
    expect(buyer({ trn, participantId: '0088:7300010000001' }, 'deemedSupply')).toMatchObject({
      identity: { endpoint: uae(endpoint) },
      findings: [['buyerEndpointOverridden', 'buyer.participantId', { endpoint, sent: '7300010000001' }]],
    });
    expect(
      buyer({ trn, participantId: '0088:7300010000001', isIssuer: true }, 'deemedSupply').identity,
    ).toMatchObject({ endpoint: other });
  });

  test('that issues the document itself gets no address, but keeps one that was sent', () => {
    expect(buyer({ isIssuer: true })).toStrictEqual({
      identity: unidentified,
      findings: [],
    });
    expect(buyer({ participantId: '0088:7300010000001' })).toStrictEqual({
      identity: { ...unidentified, endpoint: other },
      findings: [],
    });
    // The address contains the TIN already.
    expect(buyer({ participantId: `0235:${tin}` })).toMatchObject({
      identity: { endpoint: uae(tin), identification: undefined },
      findings: [],
    });
  });
});

test('there are three addresses for documents that nobody receives', () => {
  expect(Object.values(predefinedEndpoints)).toEqual(['9900000097', '9900000098', '9900000099']);
  expect(['9900000097', '9900000098', '9900000099', '9900000096', tin, ''].map(isPredefinedEndpoint)).toEqual(
    [true, true, true, false, false, false],
  );
});

test('numbers of the UAE', () => {
  const numbers = [
    trn,
    tin,
    '200354879200003',
    '100354879200004',
    `${trn}0`,
    ` ${trn}`,
    '2003548792',
    `${tin}0`,
    `0${tin}`,
    `0${trn}`,
  ];
  expect(numbers.map((each) => trnPattern.test(each))).toEqual([true, ...Array(9).fill(false)]);
  expect(numbers.map((each) => tinPattern.test(each))).toEqual([false, true, ...Array(8).fill(false)]);
  expect([isHomeTaxNumber(trn), isHomeTaxNumber(tin)]).toEqual([true, false]);
  expect(['PAS', 'TL', undefined].map(isIssuedByCountry)).toEqual([true, false, false]);
});

describe('the transaction', () => {
  test('is eight characters, one for each flag', () => {
    expect(transactionCode(flags())).toBe('00000000');
    for (const [flag, place] of Object.entries(transactionFlags))
      expect([flag, transactionCode(flags(flag))]).toEqual([
        flag,
        '00000000'.slice(0, place - 1) + '1'.padEnd(9 - place, '0'),
      ]);
    expect(Object.keys(transactionFlags)).toEqual([
      'freeTradeZone',
      'deemedSupply',
      'profitMargin',
      'summaryInvoice',
      'continuousSupply',
      'disclosedAgentBilling',
      'ecommerce',
      'exports',
    ]);
    expect(transactionCode(flags('exports', 'freeTradeZone'))).toBe('10000001');
  });

  test('says where goods are delivered, with a finding if that is the address of the buyer', () => {
    expect(deliverToFinding(flags('ecommerce'), 'AE')).toBe('ecommerceToBuyer');
    expect(deliverToFinding(flags('exports'), 'DE')).toBe('exportToBuyer');
    expect(deliverToFinding(flags('exports'), 'AE')).toBeUndefined();
    expect(deliverToFinding(flags('ecommerce', 'exports'), 'DE')).toBe('ecommerceToBuyer');
    expect(deliverToFinding(flags('summaryInvoice'), 'DE')).toBeUndefined();
    expect(deliverToCountry('DE', flags('ecommerce'))).toBe('AE');
    expect(deliverToCountry('DE', flags('exports'))).toBe('DE');
    expect(deliverToCountry(undefined, flags())).toBeUndefined();
  });

  test('requires payment if it is an invoice and not a deemed supply', () => {
    expect(needsPayment('Invoice', flags())).toBe(true);
    expect(needsPayment('Invoice', flags('deemedSupply'))).toBe(false);
    expect(needsPayment('CreditNote', flags())).toBe(false);
  });

  test('under the margin scheme sells standard-rated supplies in its category', () => {
    expect(lineVatCategory(undefined, flags())).toBe('S');
    expect(lineVatCategory(undefined, flags('profitMargin'))).toBe('N');
    expect(lineVatCategory('S', flags('profitMargin'))).toBe('N');
    expect(lineVatCategory('E', flags('profitMargin'))).toBe('E');
    expect(lineVatCategory('S', flags())).toBe('S');
  });
});

describe('the type code of a document', () => {
  const facts = (documentType: string, categories: string[], others: object = {}) =>
    typeCodeOf({
      documentType,
      lines: categories.map((vatCategory) => ({ vatCategory })),
      allowancesCharges: [],
      buyer: { legalRegistrationNumber: 'CN-7' },
      transactionType: flags(),
      ...others,
    } as never);

  test.each([
    ['Invoice', '380', '480'],
    ['CreditNote', '381', '81'],
    ['SelfBillingInvoice', '389', '480'],
    ['SelfBillingCreditNote', '261', '81'],
  ])('%s is %s, and %s where all its lines are exempt or out of scope', (documentType, usual, outOfScope) => {
    expect(facts(documentType, ['S'])).toBe(usual);
    expect(facts(documentType, ['E', 'O'])).toBe(outOfScope);
    expect(facts(documentType, ['E', 'Z'])).toBe(usual);
    expect(facts(documentType, [])).toBe(usual);
    const charged = (vatCategory?: string) => ({ allowancesCharges: [{ vatCategory }] });
    expect(facts(documentType, ['E'], charged('Z'))).toBe(outOfScope);
    expect(facts(documentType, ['E'], charged())).toBe(outOfScope);
    expect(facts(documentType, ['E'], charged('S'))).toBe(usual);
  });

  test('of self-billing is that only where the buyer is registered, and no flag excludes it', () => {
    const unregistered = { buyer: {} };
    expect(facts('SelfBillingInvoice', ['E'], unregistered)).toBe('389');
    expect(facts('Invoice', ['E'], unregistered)).toBe('480');
    for (const flag of ['deemedSupply', 'profitMargin', 'summaryInvoice']) {
      expect(facts('SelfBillingInvoice', ['E'], { transactionType: flags(flag) })).toBe('389');
      expect(facts('Invoice', ['E'], { transactionType: flags(flag) })).toBe('480');
    }
    expect(facts('SelfBillingInvoice', ['E'], { transactionType: flags('exports') })).toBe('480');
  });
});

describe('VAT categories', () => {
  test('are taxed as the law requires', () => {
    expect(Object.keys(vatCategories)).toEqual(['S', 'Z', 'E', 'O', 'AE', 'N']);
    expect(Object.entries(vatCategories).map(([code, { taxPercent }]) => [code, taxPercent])).toEqual([
      ['S', 5],
      ['Z', 0],
      ['E', 0],
      ['O', 0],
      ['AE', 0],
      ['N', 0],
    ]);
    expect(categoriesThat('exempt')).toEqual(['E']);
    expect(categoriesThat('outOfScope')).toEqual(['E', 'O']);
    expect(categoriesThat('reverseCharge')).toEqual(['AE']);
  });

  test('are written with their percentages', () => {
    const percents = Object.keys(vatCategories).map((code) => {
      const { linePercent, entryPercent, breakdownPercent } = uaeVatCategory(code);
      return [code, linePercent, entryPercent, breakdownPercent];
    });
    expect(percents).toEqual([
      ['S', 5, 5, 5],
      ['Z', 0, 0, 0],
      ['E', 'none', 0, 'none'],
      ['O', 'none', 'none', 'none'],
      ['AE', 'sent', 0, 'highest'],
      ['N', 5, 'none', 5],
    ]);
    const having = (isSo: (code: string) => boolean) => Object.keys(vatCategories).filter(isSo);
    expect(having((code) => uaeVatCategory(code).lineVatAmount)).toEqual(['S', 'Z', 'O', 'AE', 'N']);
    expect(having((code) => uaeVatCategory(code).absorbsRounding)).toEqual(['S']);
    expect(having((code) => uaeVatCategory(code).allowedOutOfScope)).toEqual(['Z', 'E', 'O']);
  });
});

test('items and credit notes', () => {
  expect(itemTypesWithClassification).toEqual(['G', 'B']);
  expect(itemTypesWithServiceCode).toEqual(['S', 'B']);
  expect(['VD', 'DL8.61.1.C', undefined].map(allowsPrecedingInvoice)).toEqual([false, true, true]);
});

describe('an attachment has the media type', () => {
  const mimeCodeOf = (document: object) => {
    const additionalDocuments = [{ documentId: 'D', embeddedBase64: 'AAAA', ...document }];
    const { invoice } = normalise({ ...example('standard-invoice'), additionalDocuments } as DocumentRequest);
    return invoice.additionalDocuments[0]?.mimeCode;
  };

  test.each([
    ['pdf', 'application/pdf'],
    ['PNG', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['xml', 'application/xml'],
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['exe', undefined],
  ])('of its file name: .%s', (extension, mimeCode) => {
    expect(mimeCodeOf({ fileName: `a.${extension}` })).toBe(mimeCode);
  });

  test.each([
    ['JVBERi0xLjQK', 'application/pdf'],
    ['iVBORw0KGgoAAAAN', 'image/png'],
    ['/9j/4AAQ', 'image/jpeg'],
    ['PD94bWwg', 'application/xml'],
    ['AAAA', undefined],
  ])('of its first bytes: %s', (embeddedBase64, mimeCode) => {
    expect(mimeCodeOf({ embeddedBase64 })).toBe(mimeCode);
  });
});

describe('if nothing is sent', () => {
  const xmlOf = (values: object, name = 'standard-invoice') =>
    convert({ ...example(name), ...values }).xml ?? '';

  test('an invoice is paid by credit transfer by default; credit transfer without an account is not defined', () => {
    expect(xmlOf({ paymentMode: null })).toContain('name="Credit transfer">30<');
    expect(xmlOf({ paymentMode: null, paymentBankAccount: null })).toContain(
      'name="Instrument not defined">1<',
    );
    expect(xmlOf({ paymentMode: '30', paymentBankAccount: null })).toContain(
      'name="Instrument not defined">1<',
    );
    expect(xmlOf({ paymentMode: '10', paymentBankAccount: null })).toContain('name="In cash">10<');
  });

  test('a sales order without a purchase order gets NA as purchase order', () => {
    expect(xmlOf({ references: { purchaseOrderId: null, contractId: null, salesOrderId: 'SO-7' } })).toMatch(
      /<cac:OrderReference>\s*<cbc:ID>NA<\/cbc:ID>\s*<cbc:SalesOrderID>SO-7</,
    );
  });

  test('a line is counted in pieces, and an item number is a GTIN', () => {
    const [line] = example('standard-invoice').lines;
    const lines = [{ ...line, unitCode: null, standardItemId: '06291041500213' }];
    const xml = xmlOf({ lines, taxTotal: null, legalMonetaryTotal: null });
    expect(xml).toContain('unitCode="EA"');
    expect(xml).toContain('<cbc:ID schemeID="0160">06291041500213<');
  });
});

test.each(['Invoice', 'CreditNote'])('outside the scope of VAT a seller needs no TRN: %s', (documentType) => {
  const request = { ...example('out-of-scope'), documentType, precedingInvoiceNumber: 'INV-1' };
  const withoutTrn = { ...request, seller: { ...request.seller, trn: null } };
  const rules = ({ issues }: ReturnType<typeof validate>) => issues.map(({ rule }) => rule);
  expect(rules(validate(withoutTrn))).toEqual(rules(validate(request)));
  const taxed = { ...example('standard-invoice'), seller: withoutTrn.seller };
  expect(rules(validate(taxed))).toEqual(['ibr-134-ae']);
});
