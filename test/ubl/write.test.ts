import { describe, expect, test } from 'vitest';
import { structure } from '../../rules/pint/structure/index.ts';
import { findRequestPath } from '../../src/api/request-path-of.ts';
import { compute, normalise, toUbl } from '../../src/api/steps.ts';
import { childElements, locationOf, stringValue, type UblElement } from '../../src/core/xml/element.ts';
import { type DocumentRequest, defaultSpecification } from '../../src/specification/default.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { fieldTable } from '../../src/ubl/bound-terms.ts';
import { structureCheck } from '../../src/ubl/structure/check.ts';
import { writeUbl } from '../../src/ubl/write.ts';
import { noSums } from '../cases/request-cases.ts';
import { complete } from '../complete-request.ts';
import { edited, example, lineOf } from '../requests.ts';

function ublOf(name: string, edit: (request: DocumentRequest) => void = () => {}) {
  return toUbl(compute(normalise(edited(name, edit)).invoice));
}

function everyElement(element: UblElement): UblElement[] {
  return [element, ...childElements(element).flatMap(everyElement)];
}

function valuesAt(root: UblElement, ...path: string[]): string[] {
  const found = path.reduce<UblElement[]>(
    (elements, name) =>
      elements.flatMap((element) => childElements(element).filter((child) => child.localName === name)),
    [root],
  );
  return found.map(stringValue);
}

const share = { baseAmount: 100, multiplierPercent: 5 };
const references = ['purchaseOrder', 'contract', 'salesOrder', 'project', 'despatch', 'receipt'];

/** Fills every field that a request can have, so that every row of the binding is written. */
function fillEverything(request: DocumentRequest): void {
  Object.assign(request, {
    references: {
      ...Object.fromEntries(
        references.flatMap((name) => [
          [`${name}Id`, `${name}-1`],
          [`${name}SchemeId`, name],
        ]),
      ),
      buyerReference: 'B-1',
    },
    notes: 'First line\r\nsecond line',
    ...{ precedingInvoiceNumber: 'INV-0', precedingInvoiceIssueDate: '2026-10-01' },
    additionalDocuments: [
      { documentId: 'A-1', description: 'Time sheet', embeddedBase64: 'JVBERi0xLjQK', fileName: 'a.pdf' },
      { documentId: 'A-2', externalUri: 'https://files.example/a-2' },
    ],
    delivery: {
      ...{ actualDeliveryDate: '2026-11-01', streetName: 'Dock 3', city: 'Sharjah', incoterms: 'DAP' },
      ...{ addressLine: 'Gate B', countrySubentity: 'Sharjah', countryCode: 'AE' },
    },
    transactionType: { freeTradeZone: true, continuousSupply: true, disclosedAgentBilling: true },
    ...{ beneficiaryId: 'BEN-1', principalId: '100112233400003', billingFrequencyCode: 'MTH' },
    ...{ billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-31', vatPointDate: '2026-11-01' },
    ...{ currency: 'USD', currencyExchangeRate: 3.6725, prepaidAmount: 10, ...noSums },
    allowancesCharges: [{ isCharge: false, amount: 5, ...share, reason: 'Loyalty', reasonCode: '95' }],
  });
  request.seller.identifiers = [{ id: 'S-1' }, { id: 'S-2' }];
  Object.assign(lineOf(request), {
    ...{ buyersItemId: 'BI-1', sellersItemId: 'SI-1', standardItemId: '06291041500213', itemTypeCode: 'G' },
    ...{ serviceAccountingCode: '998719', goodsNatureCode: 'DL8.48.8.2', lineExtensionAmount: null },
    classifications: [
      { code: '1', listId: 'MP' },
      { code: '940139', listId: 'HS', version: '2022' },
    ],
    allowancesCharges: [{ isCharge: true, amount: 1, reason: 'Packing' }],
  });
}

describe('the UBL writer', () => {
  test.each(['Invoice', 'CreditNote', 'SelfBillingInvoice', 'SelfBillingCreditNote'] as const)(
    'writes a %s of every field as the UBL 2.1 schema demands',
    (documentType) => {
      const { root } = ublOf('standard-invoice', (request) => {
        fillEverything(request);
        request.documentType = documentType;
      });
      expect(structureCheck(structure)(root)).toEqual([]);
    },
  );

  test.each(['Invoice', 'CreditNote'] as const)(
    'writes no empty element in a %s, filled or bare',
    (documentType) => {
      const bare = (request: DocumentRequest) => {
        const references = { purchaseOrderId: ' ', contractId: null };
        Object.assign(request, { documentType, notes: ' ', paymentTerms: '', references });
        request.seller.address.line2 = '   ';
        request.seller.contactEmail = '';
      };
      for (const edit of [bare, fillEverything]) {
        for (const element of everyElement(ublOf('standard-invoice', edit).root)) {
          expect(stringValue(element).trim(), locationOf(element)).not.toBe('');
        }
      }
    },
  );
});

const [seller, buyer] = ['Supplier', 'Customer'].map((of) => `/cac:Accounting${of}Party[1]/cac:Party[1]`);
const charge = '/cac:InvoiceLine[1]/cac:AllowanceCharge[1]';
const attachment = '/cac:AdditionalDocumentReference[2]/cac:Attachment[1]';
const commodity = '/cac:InvoiceLine[1]/cac:Item[1]/cac:CommodityClassification';

describe('the way back from UBL to JSON', () => {
  const { root } = ublOf('standard-invoice', fillEverything);
  const request = edited('standard-invoice', fillEverything);
  const pathOf = (location: string) => findRequestPath(location, request);

  test.each([
    ['', ''],
    ['/cbc:ID[1]', 'invoiceNumber'],
    ['/cbc:BuyerReference[1]', 'references.buyerReference'],
    [`${seller}/cbc:EndpointID[1]`, 'seller.participantId'],
    [`${seller}/cac:PartyIdentification[2]/cbc:ID[1]`, 'seller.identifiers[1].id'],
    [`${buyer}/cac:PostalAddress[1]/cbc:CityName[1]`, 'buyer.address.city'],
    ['/cac:AllowanceCharge[1]/cbc:Amount[1]', 'allowancesCharges[0].amount'],
    ['/cac:InvoiceLine[2]', 'lines[1]'],
    ['/cac:InvoiceLine[1]/cac:Price[1]/cbc:PriceAmount[1]', 'lines[0].unitPrice'],
    [`${charge}/cbc:AllowanceChargeReason[1]`, 'lines[0].allowancesCharges[0].reason'],
    [`${commodity}[1]/cbc:NatureCode[1]`, 'lines[0].goodsNatureCode'],
    [`${commodity}[1]/cbc:CommodityCode[1]`, 'lines[0].itemTypeCode'],
    [`${commodity}[1]/cbc:ItemClassificationCode[1]`, 'lines[0].classifications[1]'],
    [`${commodity}[2]/cbc:ItemClassificationCode[1]`, 'lines[0].classifications[0]'],
    [`${attachment}/cac:ExternalReference[1]/cbc:URI[1]`, 'additionalDocuments[1].externalUri'],
    ['/cac:Delivery[1]/cac:DeliveryLocation[1]/cac:Address[1]/cbc:CityName[1]', 'delivery.city'],
    ['/cac:LegalMonetaryTotal[1]/cbc:PayableAmount[1]', 'legalMonetaryTotal.payableAmount'],
    ['/cac:LegalMonetaryTotal[1]', 'legalMonetaryTotal'],
    ['/cac:TaxTotal[1]', 'taxTotal'],
    ['/cac:TaxTotal[2]', 'currencyExchangeRate'],
  ])('/Invoice%s came from %s', (location, path) => {
    expect(pathOf(`/Invoice${location}`)).toBe(path);
  });

  test('every element knows where it came from, and its location finds it again', () => {
    for (const element of everyElement(root)) {
      expect(element.requestPath, locationOf(element)).toBeDefined();
      expect(pathOf(locationOf(element))).toBe(element.requestPath);
    }
  });

  test.each(['Invoice', 'CreditNote'] as const)(
    'every element of a %s is written from a field of requests',
    (documentType) => {
      const fields = new Set(
        fieldTable(describedSpecification).map(({ field }) => field.replace(/\[\]$/, '')),
      );
      const { root: whole } = toUbl(compute(normalise({ ...complete, documentType }).invoice));
      const paths = everyElement(whole).map(({ requestPath = '' }) =>
        requestPath.replaceAll(/\[\d+\]/g, '[]').replace(/\[\]$/, ''),
      );
      expect(paths.filter((path) => path !== '' && !fields.has(path))).toEqual([]);
      for (const path of ['references.contractValue', 'seller.tin', 'instalments[].amount', 'payee.name'])
        expect(paths).toContain(path);
    },
  );

  test.each(['/CreditNote', '/Invoice/cbc:ID[2]', '/Invoice/cac:Nothing[1]', 'nonsense'])(
    '%s is not there',
    (location) => {
      expect(pathOf(location)).toBeUndefined();
    },
  );
});

describe('characters', () => {
  const noteOf = (notes: string) => {
    const { invoice } = normalise({ ...example('standard-invoice'), notes });
    const { root, illegalCharacters } = writeUbl(compute(invoice), defaultSpecification);
    return { note: valuesAt(root, 'Note')[0], illegalCharacters };
  };

  test.each([
    ['a control character', 'a\u0007b', 'U+0007'],
    ['a lone high surrogate', 'a\ud800b', 'U+D800'],
    ['a lone low surrogate', 'a\udc00b', 'U+DC00'],
    ['a non-character', 'a\uffffb', 'U+FFFF'],
  ])('%s is reported and not written', (_, notes, character) => {
    expect(noteOf(notes)).toEqual({ note: 'ab', illegalCharacters: [character] });
  });

  test.each([
    ['a surrogate pair', 'مرحبا 😀'],
    ['markup', '<b> & "quotes" \' ]]> &amp; &#x0;'],
    ['tab and line feed', 'a\tb\nc'],
  ])('%s is kept', (_, notes) => {
    expect(noteOf(notes)).toEqual({ note: notes, illegalCharacters: [] });
  });
});
