import type { DocumentRequest } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

/** Values by path; `lines[].` stands for each line. */
export type Values = Readonly<Record<string, unknown>>;

/** A business fact, an example that it may be about, what else is sent, and the codes that the fact gives. */
export interface SupplyCase {
  readonly fact: string;
  readonly base: string;
  readonly sent?: Values;
  readonly gives: Values;
}

const line = (vatCategory: string, vatRate: number, more: Values = {}): Values =>
  Object.fromEntries(
    Object.entries({ vatCategory, vatRate, ...more }).map(([name, value]) => [`lines[].${name}`, value]),
  );
const standard = line('S', 5);
const zeroRated = line('Z', 0);
const exempt = (exemptionReasonCode: string) => line('E', 0, { exemptionReasonCode });
const reverseCharge = (goodsNatureCode: string, provision: string, arabic: string) => ({
  ...line('AE', 0, { goodsNatureCode }),
  notes: `Reverse charge: the recipient is required to account for the VAT (${provision}).\nآلية الاحتساب العكسي: على المتلقي احتساب الضريبة (${arabic}).`,
});
const oil = [
  'Article 48(3) of Federal Decree-Law 8 of 2017 (oil, gas and hydrocarbons)',
  'المادة 48(3) من المرسوم بقانون اتحادي رقم 8 لسنة 2017 (النفط والغاز والمواد الهيدروكربونية)',
] as const;
const period = { billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-31' };
const delivery = {
  'delivery.streetName': 'Al Wasl Road 9',
  'delivery.city': 'Dubai',
  'delivery.countrySubentity': 'DXB',
};
const goods = { 'lines[].standardItemId': '06291041500213' };

/** Each fact that a request may name. */
export const supplyCases: readonly SupplyCase[] = [
  { fact: 'standard-rate', base: 'standard-invoice', gives: standard },
  { fact: 'export-of-goods', base: 'export-usd', gives: { 'transactionType.exports': true, ...zeroRated } },
  {
    fact: 'export-of-services',
    base: 'export-usd',
    gives: { 'transactionType.exports': true, ...zeroRated },
  },
  { fact: 'international-transport', base: 'standard-invoice', gives: zeroRated },
  { fact: 'education', base: 'standard-invoice', gives: zeroRated },
  { fact: 'healthcare', base: 'standard-invoice', gives: zeroRated },
  { fact: 'residential-first-supply', base: 'standard-invoice', gives: zeroRated },
  { fact: 'residential-lease', base: 'exempt', gives: exempt('DL8.46.2') },
  { fact: 'residential-sale', base: 'exempt', gives: exempt('DL8.46.2') },
  { fact: 'bare-land', base: 'exempt', gives: exempt('DL8.46.3') },
  { fact: 'local-passenger-transport', base: 'exempt', gives: exempt('DL8.46.4') },
  { fact: 'life-insurance', base: 'exempt', gives: exempt('DL8.46.1') },
  { fact: 'margin-based-finance', base: 'exempt', gives: exempt('DL8.46.1') },
  {
    fact: 'reverse-charge-gold-and-diamonds',
    base: 'reverse-charge',
    sent: goods,
    gives: reverseCharge(
      'DL8.48.8.1',
      'Article 48(8) of Federal Decree-Law 8 of 2017 and Cabinet Decision 127 of 2024 (precious metals and precious stones)',
      'المادة 48(8) من المرسوم بقانون اتحادي رقم 8 لسنة 2017 وقرار مجلس الوزراء رقم 127 لسنة 2024 (المعادن النفيسة والأحجار الكريمة)',
    ),
  },
  {
    fact: 'reverse-charge-electronic-devices',
    base: 'reverse-charge',
    sent: goods,
    gives: reverseCharge(
      'DL8.48.8.2',
      'Article 48(8) of Federal Decree-Law 8 of 2017 and Cabinet Decision 91 of 2023 (electronic devices)',
      'المادة 48(8) من المرسوم بقانون اتحادي رقم 8 لسنة 2017 وقرار مجلس الوزراء رقم 91 لسنة 2023 (الأجهزة الإلكترونية)',
    ),
  },
  {
    fact: 'reverse-charge-oil',
    base: 'reverse-charge',
    sent: goods,
    gives: reverseCharge('DL8.48.3.1', ...oil),
  },
  {
    fact: 'reverse-charge-gas',
    base: 'reverse-charge',
    sent: goods,
    gives: reverseCharge('DL8.48.3.2', ...oil),
  },
  {
    fact: 'reverse-charge-hydrocarbons',
    base: 'reverse-charge',
    sent: goods,
    gives: reverseCharge('DL8.48.3.3', ...oil),
  },
  { fact: 'disbursement', base: 'out-of-scope', gives: line('O', 0) },
  { fact: 'out-of-scope', base: 'out-of-scope', gives: line('O', 0) },
  { fact: 'vat-group', base: 'out-of-scope', gives: line('O', 0) },
  {
    fact: 'designated-zone-goods',
    base: 'out-of-scope',
    sent: { beneficiaryId: '100712345600003' },
    gives: { 'transactionType.freeTradeZone': true, ...line('O', 0) },
  },
  {
    fact: 'free-zone',
    base: 'standard-invoice',
    sent: { beneficiaryId: '100712345600003', ...standard },
    gives: { 'transactionType.freeTradeZone': true },
  },
  {
    fact: 'deemed-supply',
    base: 'standard-invoice',
    sent: standard,
    gives: { 'transactionType.deemedSupply': true, 'buyer.participantId': '0235:9900000097' },
  },
  {
    fact: 'margin-scheme',
    base: 'profit-margin',
    gives: { 'transactionType.profitMargin': true, ...standard },
  },
  {
    fact: 'summary-invoice',
    base: 'summary-invoice',
    sent: { ...period, ...standard },
    gives: { 'transactionType.summaryInvoice': true },
  },
  {
    fact: 'continuous-supply',
    base: 'standard-invoice',
    sent: { ...period, ...standard },
    gives: { 'transactionType.continuousSupply': true },
  },
  {
    fact: 'e-commerce',
    base: 'standard-invoice',
    sent: { ...delivery, ...standard },
    gives: { 'transactionType.ecommerce': true },
  },
  {
    fact: 'disclosed-agent',
    base: 'standard-invoice',
    sent: { principalId: '100889911200003', ...standard },
    gives: { 'transactionType.disclosedAgentBilling': true },
  },
];

/** A request with values at paths, or without those of which the value is undefined. */
export function withValues(request: DocumentRequest, values: Values): DocumentRequest {
  const made = structuredClone(request);
  for (const [path, value] of Object.entries(values)) {
    if (!path.startsWith('lines[].')) setAt(made, path, value);
    else for (const each of made.lines) setAt(each, path.slice('lines[].'.length), value);
  }
  return made;
}

function setAt(part: object, path: string, value: unknown): void {
  const [name = '', ...inside] = path.split('.');
  if (inside.length === 0 && value === undefined) Reflect.deleteProperty(part, name);
  else if (inside.length === 0) Reflect.set(part, name, value);
  else {
    const around: unknown = Reflect.get(part, name) ?? {};
    if (typeof around !== 'object' || around === null) throw new Error(`${path} is in no object`);
    Reflect.set(part, name, around);
    setAt(around, inside.join('.'), value);
  }
}

/** The codes that any fact may give, and the sums that depend on them. */
const codes: Values = {
  ...Object.fromEntries(
    supplyCases.flatMap(({ gives }) => Object.keys(gives).map((path) => [path, undefined])),
  ),
  transactionType: undefined,
  notes: null,
  'buyer.participantId': null,
  taxTotal: undefined,
  legalMonetaryTotal: undefined,
};

/** The document of a case without codes: it names none of what a fact may say. */
export function withoutCodes({ base, sent = {} }: SupplyCase, request = example(base)): DocumentRequest {
  return withValues(withValues(request, codes), sent);
}

/** The document of a case by its fact, and by the codes that it gives. */
export function bothWays(each: SupplyCase, request?: DocumentRequest) {
  const plain = withoutCodes(each, request);
  const { notes, ...gives } = each.gives;
  // The law asks for the statement of reverse charge on invoices only.
  const isInvoice = !plain.documentType.includes('CreditNote');
  const stated = isInvoice && notes !== undefined ? { ...gives, notes } : gives;
  return { byFact: withValues(plain, { supply: each.fact }), explicit: withValues(plain, stated) };
}
