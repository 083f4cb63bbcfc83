import type { Sale } from '../businesses/businesses.ts';

/**
 * A situation of a trade: what is sold, what the document says besides by path, the verdict, the amounts computed by
 * hand (lines, VAT, amount due; none if it cannot be read), and the findings that ask for something as `rule path`.
 */
export type Situation = readonly [
  fact: string,
  sales: readonly Sale[],
  sent: Readonly<Record<string, unknown>>,
  verdict: 'valid' | 'invalid' | 'malformed',
  amounts: readonly [lines: number, vat: number, due: number] | null,
  findings?: readonly string[],
];

/** An allowance or charge of a document or line. */
const entry =
  (isCharge: boolean) =>
  (amount: number, reason: string, vatCategory?: string, more: object = {}) => ({
    isCharge,
    amount,
    reason,
    ...(vatCategory === undefined ? {} : { vatCategory }),
    ...more,
  });
export const charge = entry(true);
export const off = entry(false);

/** Allowances and charges of the document, and those of a line. */
export const entries = (...allowancesCharges: object[]) => ({ allowancesCharges });

const statement =
  'Reverse charge: the recipient accounts for the VAT (Article 48(8) of Federal Decree-Law 8 of 2017).';
const underReverseCharge = (goodsNatureCode: string) => ({
  goodsNatureCode,
  note: statement,
  standardItemId: '06291041500213',
  standardItemSchemeId: '0160',
});
export const preciousMetal = underReverseCharge('DL8.48.8.1');
export const device = underReverseCharge('DL8.48.8.2');

const mombasa = { city: 'Mombasa', countrySubentity: 'Mombasa County', countryCode: 'KE' };
/** An export to a buyer without a Peppol address. */
export const exported = {
  transactionType: { exports: true },
  'buyer.name': 'Savanna Trading Company Ltd',
  'buyer.trn': null,
  'buyer.participantId': '0235:9900000099',
  'buyer.address': { line1: 'Moi Avenue 47', ...mombasa },
  'buyer.legalRegistrationNumber': undefined,
  'buyer.legalRegistrationType': undefined,
  'buyer.authorityName': undefined,
  delivery: { streetName: 'Moi Avenue 47', incoterms: 'CIF', ...mombasa },
};

/** A buyer who is not on the system. */
export const notOnSystem = { 'buyer.trn': null, 'buyer.participantId': '0235:9900000098' };

/** A month that is billed as it ends. */
export const october = {
  transactionType: { continuousSupply: true },
  billingPeriodStart: '2026-10-01',
  billingPeriodEnd: '2026-10-31',
  billingFrequencyCode: 'MTH',
};

export const summary = {
  transactionType: { summaryInvoice: true },
  billingPeriodStart: '2026-10-01',
  billingPeriodEnd: '2026-10-31',
};
export const margin = { transactionType: { profitMargin: true } };
export const freeZone = { transactionType: { freeZone: true } };
export const dollars = { currency: 'USD', currencyExchangeRate: 3.6725 };
export const cash = { paymentMode: '10', paymentBankAccount: null };
export const residential = { exemptionReasonCode: 'DL8.46.2' };
export const bareLand = { exemptionReasonCode: 'DL8.46.3' };
