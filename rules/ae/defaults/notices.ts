/** What to tell the caller when something was derived, defaulted or left out. `{name}` stands for a value of the case. */
export interface NoticeText {
  /** The official rule that the derivation serves, or an id of this library. */
  readonly rule: string;
  readonly terms: readonly string[];
  readonly message: string;
  readonly hint: string;
}

export const notices = {
  unknownField: {
    rule: 'pint-ae-unknown-field',
    terms: [],
    message: 'The field {field} is not part of the document request and was ignored.',
    hint: 'Check its spelling, or leave it out.',
  },
  currencyDefaulted: {
    rule: 'ibr-005',
    terms: ['IBT-005'],
    message: 'No currency is given; {currency} was assumed.',
    hint: 'Set currency to the ISO 4217 code of the amounts.',
  },
  countryDefaulted: {
    rule: 'pint-ae-country-derived',
    terms: ['IBT-040', 'IBT-055'],
    message: 'No country is given for this address; {country} was assumed.',
    hint: 'Set countryCode to the ISO 3166 code of the country.',
  },
  emirateFromCity: {
    rule: 'ibr-128-ae',
    terms: ['IBT-039', 'IBT-054'],
    message: 'The emirate is not given; {emirate} was derived from the city {city}.',
    hint: 'Set countrySubentity to the emirate, for example DXB for Dubai.',
  },
  subdivisionFromCity: {
    rule: 'pint-ae-subdivision-derived',
    terms: ['IBT-039', 'IBT-054'],
    message: 'The country subdivision is not given; the city {city} was written in its place.',
    hint: 'Set countrySubentity to the region, province or state of the address.',
  },
  sellerEndpointDerived: {
    rule: 'ibr-081',
    terms: ['IBT-034'],
    message: 'No electronic address is given for the seller; {endpoint} was derived from its TRN.',
    hint: "Set seller.participantId to the seller's Peppol address, for example 0235:1987654321.",
  },
  buyerEndpointDerived: {
    rule: 'ibr-080',
    terms: ['IBT-049'],
    message: 'No electronic address is given for the buyer; {endpoint} was derived from its TRN.',
    hint: "Set buyer.participantId to the buyer's Peppol address, for example 0235:1987654321.",
  },
  buyerEndpointPredefined: {
    rule: 'ibr-080',
    terms: ['IBT-049'],
    message: 'No electronic address is given for the buyer; the predefined address {endpoint} was written.',
    hint: 'Set buyer.participantId if the buyer receives e-invoices over Peppol.',
  },
  buyerEndpointOverridden: {
    rule: 'ibr-080',
    terms: ['IBT-049'],
    message:
      'A deemed supply goes to the predefined address {endpoint}; the buyer address {sent} was not written.',
    hint: 'Leave buyer.participantId empty for a deemed supply, or take the deemedSupply flag off.',
  },
  buyerIdentificationDerived: {
    rule: 'ibr-135-ae',
    terms: ['IBT-046'],
    message: 'The buyer has no TRN; {identification} was written as its identifier.',
    hint: 'Set buyer.trn, or buyer.legalRegistrationNumber if the buyer is not registered for VAT.',
  },
  unknownRegistrationFieldsIgnored: {
    rule: 'pint-ae-registration-incomplete',
    terms: ['IBT-030', 'IBT-047'],
    message: 'A legal registration type or authority is given without the number and was not written.',
    hint: 'Set legalRegistrationNumber together with legalRegistrationType and authorityName.',
  },
  lineIdDefaulted: {
    rule: 'ibr-021',
    terms: ['IBT-126'],
    message: 'The line has no id; {id} was given to it.',
    hint: 'Set id to the number of the line, unique in the document.',
  },
  lineIdRepeated: {
    rule: 'pint-ae-line-id-repeated',
    terms: ['IBT-126'],
    message: 'The line id {sent} is used by an earlier line; this line became {id}.',
    hint: 'Give every line an id of its own.',
  },
  unitDefaulted: {
    rule: 'ibr-023',
    terms: ['IBT-130'],
    message: 'The line has no unit; {unit} (each) was assumed.',
    hint: 'Set unitCode to a UN/ECE Recommendation 20 code, for example KGM, HUR or EA.',
  },
  negativePriceTurned: {
    rule: 'ibr-027',
    terms: ['IBT-146', 'IBT-129'],
    message:
      'A price must not be negative; the sign was moved to the quantity, and the line amount is the same.',
    hint: 'Send a positive unitPrice with a negative quantity.',
  },
  itemSchemeDefaulted: {
    rule: 'ibr-064',
    terms: ['IBT-157-1'],
    message: 'The standard item identifier names no scheme; {scheme} (GTIN) was assumed.',
    hint: 'Set standardItemSchemeId, 0160 for a GTIN.',
  },
  itemTypeLeftOut: {
    rule: 'ibr-184-ae',
    terms: ['BTAE-13', 'IBT-158'],
    message: 'Item type {itemType} needs an HS classification; as there is none, the item type was left out.',
    hint: 'Add the HS code of the goods to classifications, or leave itemTypeCode empty.',
  },
  exemptionReasonLeftOut: {
    rule: 'pint-ae-exemption-reason-unused',
    terms: ['IBT-186'],
    message: 'Only exempt lines (VAT category E) name an exemption reason; {code} was left out.',
    hint: 'Remove exemptionReasonCode, or set vatCategory to E if the supply is exempt.',
  },
  exemptionReasonUnlisted: {
    rule: 'pint-ae-exemption-reason-unlisted',
    terms: ['IBT-186'],
    message: 'The exemption reason code {code} is not in the published list; it was written as it is.',
    hint: 'Use one of {codes}.',
  },
  entryCategoryIgnored: {
    rule: 'pint-ae-line-entry-category',
    terms: ['IBT-151'],
    message:
      'The VAT category {sent} of this allowance or charge differs from {category} of its line, which governs.',
    hint: 'Leave vatCategory out on allowances and charges of a line.',
  },
  percentageLeftOut: {
    rule: 'aligned-ibrp-057',
    terms: ['IBT-093', 'IBT-094', 'IBT-100', 'IBT-101', 'IBT-137', 'IBT-138', 'IBT-142', 'IBT-143'],
    message: 'Base amount and percentage go together; the single one was left out, the amount stands.',
    hint: 'Send both baseAmount and multiplierPercent, or neither.',
  },
  percentageRounded: {
    rule: 'ibr-131-ae',
    terms: ['IBT-093', 'IBT-094', 'IBT-100', 'IBT-101', 'IBT-137', 'IBT-138', 'IBT-142', 'IBT-143'],
    message:
      'The amount {amount} is a cent away from base amount times percentage; only the amount was written.',
    hint: 'Round the amount half up to two decimals, or leave baseAmount and multiplierPercent out.',
  },
  entryReasonDefaulted: {
    rule: 'ibr-033',
    terms: ['IBT-097', 'IBT-098', 'IBT-104', 'IBT-105', 'IBT-139', 'IBT-140', 'IBT-144', 'IBT-145'],
    message: 'The allowance or charge gives no reason; {code} ({text}) was written.',
    hint: 'Set reason to a text or reasonCode to a code that says what it is for.',
  },
  entryReasonCodeDefaulted: {
    rule: 'ibr-168-ae',
    terms: ['IBT-098', 'IBT-105'],
    message: 'An exempt allowance or charge of the document needs a reason code; {code} was written.',
    hint: 'Set reasonCode.',
  },
  paymentModeFallback: {
    rule: 'ibr-192-ae',
    terms: ['IBT-081', 'IBT-084'],
    message:
      'Payment by credit transfer needs an account and none is given; code {code} (not defined) was written.',
    hint: 'Set paymentBankAccount to the IBAN to pay to, or paymentMode to how the invoice is paid.',
  },
  vatPointDateLeftOut: {
    rule: 'ibr-141-ae',
    terms: ['IBT-007'],
    message:
      'The VAT point date was left out: it is only given on an invoice, and when it is before the issue date.',
    hint: 'Remove vatPointDate.',
  },
  precedingDateLeftOut: {
    rule: 'ibr-055',
    terms: ['IBT-026'],
    message: 'A preceding invoice date without the number of that invoice was left out.',
    hint: 'Set precedingInvoiceNumber as well.',
  },
  precedingInvoiceLeftOut: {
    rule: 'ibr-055-ae',
    terms: ['IBT-025', 'BTAE-03'],
    message: 'A volume discount credit note refers to no single invoice; the preceding invoice was left out.',
    hint: 'Remove precedingInvoiceNumber, or choose another creditNoteReasonCode.',
  },
  creditNoteReasonDefaulted: {
    rule: 'ibr-158-ae',
    terms: ['BTAE-03'],
    message: 'The credit note gives no reason; {code} (the agreed consideration was altered) was assumed.',
    hint: 'Set creditNoteReasonCode in the request or in the options to the reason that applies.',
  },
  purchaseOrderPlaceholder: {
    rule: 'pint-ae-order-placeholder',
    terms: ['IBT-013', 'IBT-014'],
    message: 'A sales order is given without a purchase order; NA was written as the purchase order.',
    hint: 'Set references.purchaseOrderId as well.',
  },
  deliverToFromBuyer: {
    rule: 'ibr-152-ae',
    terms: ['IBG-15'],
    message: "The transaction needs a deliver-to address and none is given; the buyer's address was written.",
    hint: 'Set delivery.streetName, city, countrySubentity and countryCode.',
  },
  deliveryCountryDerived: {
    rule: 'ibr-057',
    terms: ['IBT-080'],
    message: 'The deliver-to address names no country; {country} was assumed.',
    hint: 'Set delivery.countryCode.',
  },
  attachmentNameDerived: {
    rule: 'ibr-075',
    terms: ['IBT-125-2'],
    message: 'The attachment has no file name; {fileName} was written.',
    hint: 'Set fileName.',
  },
  mediaTypeDerived: {
    rule: 'ibr-074',
    terms: ['IBT-125-1'],
    message: 'The attachment names no media type; {type} was derived.',
    hint: 'Set mimeCode.',
  },
  exchangeRateRounded: {
    rule: 'ibr-002-ae',
    terms: ['BTAE-04'],
    message: 'An exchange rate has at most six decimals; it was rounded to {rate}.',
    hint: 'Send currencyExchangeRate with at most six decimals.',
  },
} as const satisfies Record<string, NoticeText>;

export type NoticeId = keyof typeof notices;
