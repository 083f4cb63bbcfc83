/** Sale of a line: description, quantity, unit, price, VAT category, and its other fields. */
export type Sale = readonly [
  description: string,
  quantity: number,
  unitCode: string,
  unitPrice: number,
  vatCategory: 'S' | 'Z' | 'E' | 'O' | 'AE',
  more?: object,
];

/** A business, what it sells, and the amounts that its document comes to, computed by hand. */
export interface Business {
  readonly business: string;
  readonly lines: readonly Sale[];
  /** The sum of the lines, VAT, but what is due. */
  readonly amounts: readonly [sum: number, vat: number, payable: number];
  readonly allowancesCharges?: readonly object[];
  /** Other fields of the document. */
  readonly also?: Readonly<Record<string, unknown>>;
}

const charge = (amount: number, reason: string, vatCategory: string) => ({
  isCharge: true,
  amount,
  reason,
  vatCategory,
});
const gold = {
  goodsNatureCode: 'DL8.48.8.1',
  note: 'Reverse charge: the recipient accounts for the VAT (Article 48(8) of Federal Decree-Law 8 of 2017).',
  standardItemId: '06291041500213',
  standardItemSchemeId: '0160',
};
const phones = { ...gold, goodsNatureCode: 'DL8.48.8.2' };
const residential = { exemptionReasonCode: 'DL8.46.2' };
const abroad = { city: 'Mombasa', countrySubentity: 'Mombasa County', countryCode: 'KE' };

export const businesses: readonly Business[] = [
  {
    business: 'a wholesaler of food',
    lines: [
      ['Rice, bag of 20 kg', 40, 'EA', 85.5, 'S'],
      ['Cooking oil', 12, 'LTR', 9.75, 'S'],
    ],
    amounts: [3537, 176.85, 3713.85],
  },
  {
    business: 'a caterer with a service charge',
    lines: [['Dinner', 120, 'EA', 45, 'S']],
    allowancesCharges: [charge(540, 'Service charge', 'S')],
    amounts: [5400, 297, 6237],
  },
  {
    business: 'a hotel with fees',
    lines: [['Room', 3, 'DAY', 650, 'S']],
    allowancesCharges: [charge(136.5, 'Municipality fee', 'S'), charge(60, 'Tourism dirham', 'O')],
    amounts: [1950, 104.33, 2250.83],
  },
  {
    business: 'a contractor',
    lines: [['Works, payment certificate 3', 1, 'LS', 180000, 'S']],
    amounts: [180000, 9000, 189000],
  },
  {
    business: 'a law firm with court fees',
    lines: [
      ['Advice', 12.5, 'HUR', 900, 'S'],
      ['Court fee paid for the client', 1, 'EA', 2000, 'O'],
    ],
    amounts: [13250, 562.5, 13812.5],
  },
  {
    business: 'a clinic',
    lines: [
      ['Preventive treatment of employees', 6, 'EA', 250, 'Z'],
      ['Cosmetic treatment', 1, 'EA', 800, 'S'],
    ],
    amounts: [2300, 40, 2340],
  },
  {
    business: 'a school',
    lines: [
      ['Tuition, first term', 2, 'EA', 12000, 'Z'],
      ['Uniforms', 4, 'EA', 150, 'S'],
    ],
    amounts: [24600, 30, 24630],
  },
  {
    business: 'a landlord of flats',
    lines: [['Rent of staff flats, November', 1, 'MON', 60000, 'E', residential]],
    amounts: [60000, 0, 60000],
  },
  {
    business: 'a landlord of offices',
    lines: [['Rent of an office, November', 1, 'MON', 25000, 'S']],
    amounts: [25000, 1250, 26250],
  },
  {
    business: 'a bank',
    lines: [
      ['Arrangement fee', 1, 'EA', 350, 'S'],
      ['Interest', 1, 'EA', 1200, 'E', { exemptionReasonCode: 'DL8.46.1' }],
    ],
    amounts: [1550, 17.5, 1567.5],
  },
  {
    business: 'a gold dealer',
    lines: [
      ['Gold bangles, 22 carat', 100, 'GRM', 480, 'AE', gold],
      ['Making charges', 1, 'EA', 1500, 'S'],
    ],
    amounts: [49500, 75, 49575],
  },
  {
    business: 'a wholesaler of telephones',
    lines: [['Mobile telephone', 50, 'EA', 1999, 'AE', phones]],
    amounts: [99950, 0, 99950],
  },
  {
    business: 'a dealer in used cars',
    lines: [['Used estate car, 2022', 1, 'EA', 45000, 'S']],
    also: { transactionType: { profitMargin: true } },
    amounts: [45000, 0, 45000],
  },
  {
    business: 'an exporter',
    lines: [['Copper cable', 1000, 'MTR', 3.2, 'Z']],
    also: {
      transactionType: { exports: true },
      'buyer.name': 'Savanna Trading Company Ltd',
      'buyer.trn': null,
      'buyer.participantId': '0235:9900000099',
      'buyer.address': { line1: 'Moi Avenue 47', ...abroad },
      'buyer.legalRegistrationNumber': undefined,
      'buyer.legalRegistrationType': undefined,
      'buyer.authorityName': undefined,
      delivery: { streetName: 'Moi Avenue 47', incoterms: 'CIF', ...abroad },
    },
    amounts: [3200, 0, 3200],
  },
  {
    business: 'a freight forwarder',
    lines: [
      ['Sea freight to Mombasa', 1, 'EA', 5000, 'Z'],
      ['Customs clearance', 1, 'EA', 400, 'S'],
      ['Duty paid for the customer', 1, 'EA', 1250, 'O'],
    ],
    amounts: [6650, 20, 6670],
  },
  {
    business: 'a seller of software',
    lines: [['Subscription, one seat', 12, 'MON', 199, 'S']],
    also: { billingPeriodStart: '2026-11-01', billingPeriodEnd: '2027-10-31' },
    amounts: [2388, 119.4, 2507.4],
  },
  {
    business: 'an agent of a disclosed principal',
    lines: [['Advertising space', 1, 'EA', 10000, 'S']],
    also: { transactionType: { disclosedAgentBilling: true }, principalId: '100998877300003' },
    amounts: [10000, 500, 10500],
  },
  {
    business: 'a telephone company',
    lines: [['Business line, October', 1, 'MON', 499.99, 'S']],
    amounts: [499.99, 25, 524.99],
  },
  {
    business: 'a fuel station',
    lines: [['Diesel', 1500, 'LTR', 2.97, 'S']],
    amounts: [4455, 222.75, 4677.75],
  },
  {
    business: 'a pharmacy',
    lines: [
      ['Medicines', 30, 'EA', 30, 'Z'],
      ['Vitamins', 10, 'EA', 30, 'S'],
    ],
    amounts: [1200, 15, 1215],
  },
  {
    business: 'a workshop with a discount on parts',
    lines: [
      [
        'Brake discs',
        4,
        'EA',
        125,
        'S',
        { allowancesCharges: [{ isCharge: false, amount: 50, reason: 'Discount' }] },
      ],
      ['Labour', 3.5, 'HUR', 180, 'S'],
    ],
    amounts: [1080, 54, 1134],
  },
  {
    business: 'a seller of cloth by the metre',
    lines: [['Linen', 85.5, 'MTR', 12.35, 'S']],
    amounts: [1055.93, 52.8, 1108.73],
  },
  {
    business: 'an organiser of events with a discount on the whole',
    lines: [['Stage and sound, two days', 2, 'DAY', 4000, 'S']],
    allowancesCharges: [{ ...charge(500, 'Discount', 'S'), isCharge: false }],
    amounts: [8000, 375, 7875],
  },
  {
    business: 'an employment agency with government fees',
    lines: [
      ['Recruitment', 3, 'EA', 1500, 'S'],
      ['Visa fee paid for the customer', 1, 'EA', 1150, 'O'],
    ],
    amounts: [5650, 225, 5875],
  },
  {
    business: 'a cleaning company',
    lines: [['Cleaning', 160, 'HUR', 35, 'S']],
    amounts: [5600, 280, 5880],
  },
];
