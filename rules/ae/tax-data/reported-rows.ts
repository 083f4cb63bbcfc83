import type { ReportedParties, ReportedRow, TaxDataFacts } from '../../../src/core/specification/network.ts';
import type { UblElement } from '../../../src/core/xml/element.ts';
import { attributeOf, elementsAt, textAt, ublPrefixes } from '../../../src/core/xml/path.ts';
import { vatTaxScheme } from '../../pint/binding/tax-scheme.ts';
import { accountingTotalDocument } from '../defaults/currency.ts';
import { isPredefinedEndpoint, predefinedEndpoints } from '../defaults/endpoints.ts';
import { homeCountry } from '../defaults/parties.ts';
import { transactionFlags } from '../defaults/transaction-flags.ts';
import { taxData } from '../kinds/tax-data.ts';

const taxScheme: ReportedRow = {
  element: 'cac:TaxScheme',
  rows: [{ element: 'cbc:ID', term: 'IBT-031-1' }],
};

/** Only the registration for VAT may be reported (ibr-tdd-42). */
function registration(party: UblElement): readonly UblElement[] {
  const all = elementsAt(party, 'cac:PartyTaxScheme');
  const ofVat = all.filter((each) => textAt(each, 'cac:TaxScheme/cbc:ID') === vatTaxScheme);
  return [...ofVat, ...all].slice(0, 1);
}

/** Only identifiers: names and addresses are refused (ibr-tdd-41, ibr-tdd-48). */
const supplier: ReportedRow = {
  element: 'cac:AccountingSupplierParty',
  rows: [
    {
      element: 'cac:Party',
      rows: [
        {
          element: 'cac:PartyTaxScheme',
          from: registration,
          rows: [{ element: 'cbc:CompanyID', term: 'IBT-031' }, taxScheme],
        },
      ],
    },
  ],
};

function isExport(document: UblElement): boolean {
  return textAt(document, 'cbc:ProfileExecutionID')[transactionFlags.exports - 1] === '1';
}

function isIdentified(role: UblElement): boolean {
  return ['cac:PartyIdentification', 'cac:PartyTaxScheme'].some(
    (each) => elementsAt(role, `cac:Party/${each}`).length > 0,
  );
}

/** A buyer without any identifier is still reported, except on exports (ibr-tdd-33, ibr-tdd-47). */
const customer: ReportedRow = {
  element: 'cac:AccountingCustomerParty',
  from: (document) =>
    elementsAt(document, 'cac:AccountingCustomerParty').filter(
      (each) => !isExport(document) || isIdentified(each),
    ),
  isKept: true,
  rows: [
    {
      element: 'cac:Party',
      isKept: true,
      rows: [
        {
          element: 'cac:PartyIdentification',
          rows: [{ element: 'cbc:ID', term: 'IBT-046', attributes: ['schemeID'] }],
        },
        {
          element: 'cac:PartyTaxScheme',
          from: registration,
          rows: [{ element: 'cbc:CompanyID', term: 'IBT-048' }, taxScheme],
        },
      ],
    },
  ],
};

const amount = { attributes: ['currencyID'], isAmount: true } as const;

function totalIn(document: UblElement, currency: string): readonly UblElement[] {
  return elementsAt(document, 'cac:TaxTotal')
    .filter((total) =>
      elementsAt(total, 'cbc:TaxAmount').some((each) => attributeOf(each, 'currencyID') === currency),
    )
    .slice(0, 1);
}

/** The accounting currency, if it differs from the document's currency (ibr-tdd-31). */
function otherCurrency(document: UblElement): readonly UblElement[] {
  const isOther = textAt(document, 'cbc:TaxCurrencyCode') !== textAt(document, 'cbc:DocumentCurrencyCode');
  return isOther ? elementsAt(document, 'cbc:TaxCurrencyCode') : [];
}

const reportedDocument: readonly ReportedRow[] = [
  { element: 'cbc:CustomizationID', term: 'IBT-024' },
  { element: 'cbc:ProfileID', term: 'IBT-023' },
  { element: 'cbc:ID', term: 'IBT-001' },
  { element: 'cbc:UUID', term: 'BTAE-07' },
  { element: 'cbc:IssueDate', term: 'IBT-002' },
  { element: 'cbc:IssueTime', term: 'IBT-168' },
  {
    element: 'pxs:DocumentTypeCode',
    term: 'IBT-003',
    from: (document) => [
      ...elementsAt(document, 'cbc:InvoiceTypeCode'),
      ...elementsAt(document, 'cbc:CreditNoteTypeCode'),
    ],
  },
  { element: 'cbc:DocumentCurrencyCode', term: 'IBT-005' },
  { element: 'cbc:TaxCurrencyCode', term: 'IBT-006', from: otherCurrency },
  supplier,
  customer,
  {
    element: 'cac:TaxTotal',
    inCurrencyOf: 'cbc:DocumentCurrencyCode',
    from: (document) => totalIn(document, textAt(document, 'cbc:DocumentCurrencyCode')),
    rows: [{ element: 'cbc:TaxAmount', term: 'IBT-110', ...amount }],
  },
  {
    element: 'cac:TaxTotal',
    inCurrencyOf: 'cbc:TaxCurrencyCode',
    from: (document) =>
      otherCurrency(document).flatMap(() => totalIn(document, textAt(document, 'cbc:TaxCurrencyCode'))),
    rows: [{ element: 'cbc:TaxAmount', term: 'IBT-111', ...amount }],
  },
  {
    element: 'pxs:MonetaryTotal',
    from: (document) => elementsAt(document, 'cac:LegalMonetaryTotal'),
    rows: [{ element: 'cbc:TaxExclusiveAmount', term: 'IBT-109', ...amount }],
  },
];

/** The total in AED, which the document holds as a supporting document. */
function accountingTotal(document: UblElement): readonly UblElement[] {
  return elementsAt(document, 'cac:AdditionalDocumentReference')
    .filter((each) => textAt(each, 'cbc:DocumentTypeCode') === accountingTotalDocument.typeCode)
    .flatMap((each) => elementsAt(each, 'cbc:DocumentDescription').slice(0, 1));
}

/** Domestic, international over the network, and international outside the network (TDD-ds). */
const scopes = { domestic: 'D', onNetwork: 'IP', offNetwork: 'INP' } as const;

function scopeOf({ issuerCountry, receiverCountry, receiverEndpoint }: ReportedParties): string | undefined {
  if (receiverEndpoint === predefinedEndpoints.exports) return scopes.offNetwork;
  if (issuerCountry === '' || receiverCountry === '') return undefined;
  if (issuerCountry === homeCountry && receiverCountry === homeCountry) return scopes.domestic;
  return isPredefinedEndpoint(receiverEndpoint) ? scopes.offNetwork : scopes.onNetwork;
}

/** The Tax Data Document of the UAE, 1.0.4. */
export const taxDataFacts = {
  country: homeCountry,
  root: `pxs:${taxData.root}`,
  prefixes: { ...taxData.embeds.prefixes, ...ublPrefixes },
  embeds: taxData.embeds,
  customizationId: taxData.customizationIds[0],
  profileId: 'urn:peppol:taxreporting',
  providerScheme: '0242',
  types: { submit: 'S', revise: 'R', withdraw: 'W', failed: 'F' },
  roles: { issuer: '01', receiver: '02' },
  scopes: Object.values(scopes),
  scopeOf,
  isWithoutReceiver: isPredefinedEndpoint,
  reportedDocument,
  customContent: [{ term: 'BTAE-20', from: accountingTotal }],
} as const satisfies TaxDataFacts;
