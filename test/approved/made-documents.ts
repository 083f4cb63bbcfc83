import { example } from '../requests.ts';

/** A sequence of numbers from 0 to below 1 that a seed decides. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Numbers from 0 to below 1 that a seed decides. */
export function numbersOf(seed: number, count: number): number[] {
  const next = sequence(seed * 7919);
  for (let turn = 0; turn < 8; turn += 1) next();
  return Array.from({ length: count }, next);
}

const categories = [
  { vatCategory: 'S', vatRate: 5 },
  { vatCategory: 'S', vatRate: 5, itemTypeCode: 'S', serviceAccountingCode: '998719' },
  { vatCategory: 'Z', vatRate: 0 },
  { vatCategory: 'E', vatRate: 0, exemptionReasonCode: 'DL8.46.2' },
  { vatCategory: 'O', vatRate: 0 },
  { vatCategory: 'AE', vatRate: 5, goodsNatureCode: 'DL8.48.3.3', standardItemId: '06291041500213' },
  { vatCategory: null, vatRate: 5 },
];

const currencies = [
  { currency: 'AED' },
  { currency: null },
  { currency: 'USD', currencyExchangeRate: 3.6725 },
  { currency: 'JPY', currencyExchangeRate: 0.0235 },
  { currency: 'KWD', currencyExchangeRate: 11.987 },
  { currency: 'EUR', currencyExchangeRate: 4.0123, taxCurrencyCode: 'AED' },
];

const types = ['Invoice', 'CreditNote', 'SelfBillingInvoice', 'SelfBillingCreditNote'];

/** Returns documents of 1 to 20 lines, with discounts, charges, prepayments, roundings and other currencies. */
export function madeDocuments(count: number): { readonly name: string; readonly document: object }[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `made: ${at + 1}`,
    document: madeDocument(at + 1),
  }));
}

function madeDocument(seed: number): object {
  const next = sequence(seed * 7919);
  for (let turn = 0; turn < 8; turn += 1) next();
  const below = (limit: number) => Math.floor(next() * limit);
  const one = <Entry>(list: readonly Entry[]) => list[below(list.length)];
  const amount = (most: number, decimals = 2) => Math.round(next() * most * 10 ** decimals) / 10 ** decimals;
  const often = (share: number) => next() < share;
  const entry = () => {
    const isCharge = often(0.4);
    const base = { isCharge, reasonCode: isCharge ? one(['ABK', 'FC', 'AA']) : one(['95', '41', '100']) };
    if (often(0.5)) return { ...base, amount: amount(20) };
    const baseAmount = amount(400);
    const multiplierPercent = amount(10, 1);
    return {
      ...base,
      baseAmount,
      multiplierPercent,
      amount: Math.round(baseAmount * multiplierPercent) / 100,
    };
  };
  const isMixed = often(0.4);
  const category = one(categories);
  const line = (id: number) => ({
    id: String(id),
    description: `Item ${id}`,
    quantity: often(0.5) ? 1 + below(40) : amount(30, 3) + 0.001,
    unitCode: one(['EA', 'KGM', 'HUR', 'XCT', 'pieces']),
    unitPrice: often(0.6) ? amount(900) : amount(9, 5),
    lineExtensionAmount: null,
    ...(often(0.2) ? { baseQuantity: one([1, 10, 100]) } : {}),
    ...(often(0.3) ? { allowancesCharges: Array.from({ length: 1 + below(2) }, entry) } : {}),
    ...(often(0.1) ? { grossPrice: 1000 } : {}),
    ...(isMixed ? one(categories) : category),
  });
  const documentType = one(types) ?? 'Invoice';
  const base = example(documentType.startsWith('Self') ? 'self-billing-invoice' : 'standard-invoice');
  return {
    ...base,
    ...(documentType.endsWith('CreditNote')
      ? { precedingInvoiceNumber: 'INV-0', creditNoteReasonCode: 'DL8.61.1.D' }
      : {}),
    documentType,
    invoiceNumber: `M-${seed}`,
    lines: Array.from({ length: often(0.7) ? 1 + below(4) : 5 + below(16) }, (_, at) => line(at + 1)),
    ...one(currencies),
    taxTotal: often(0.2) ? { taxAmount: amount(900) } : null,
    legalMonetaryTotal: null,
    ...(often(0.4)
      ? {
          allowancesCharges: Array.from({ length: 1 + below(3) }, () => ({
            ...entry(),
            ...(often(0.5) ? { vatCategory: category?.vatCategory } : {}),
          })),
        }
      : {}),
    ...(often(0.3) ? { prepaidAmount: amount(60) } : {}),
    ...(often(0.2) ? { payableRoundingAmount: amount(1) - 0.5 } : {}),
    ...(often(0.1)
      ? { buyer: { ...base.buyer, address: { ...base.buyer.address, countryCode: 'SA' } } }
      : {}),
  };
}
