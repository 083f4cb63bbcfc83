import type { Language } from '../../../src/core/messages/language.ts';

type InBoth = Readonly<Record<Language, string>>;

/** By nature of goods, the provisions by which the recipient accounts for the VAT (Guidelines, p. 30 and 31). */
export interface ReverseChargeProvision {
  /** The provisions, as the statement on an invoice names them. */
  readonly provision: InBoth;
  /** Where the buyer's written declarations are asked for. */
  readonly declarations: InBoth;
}

const ofDecreeLaw: ReverseChargeProvision = {
  provision: {
    en: 'Article 48 of Federal Decree-Law 8 of 2017',
    ar: 'المادة 48 من المرسوم بقانون اتحادي رقم 8 لسنة 2017',
  },
  declarations: {
    en: 'Federal Decree-Law 8 of 2017, Article 48',
    ar: 'المرسوم بقانون اتحادي رقم 8 لسنة 2017، المادة 48',
  },
};

const hydrocarbons: ReverseChargeProvision = {
  provision: {
    en: 'Article 48(3) of Federal Decree-Law 8 of 2017 (oil, gas and hydrocarbons)',
    ar: 'المادة 48(3) من المرسوم بقانون اتحادي رقم 8 لسنة 2017 (النفط والغاز والمواد الهيدروكربونية)',
  },
  declarations: {
    en: 'Federal Decree-Law 8 of 2017, Article 48(3)',
    ar: 'المرسوم بقانون اتحادي رقم 8 لسنة 2017، المادة 48(3)',
  },
};

/** Goods under reverse charge by a decision of the Cabinet, on the ground of Article 48(8). */
function byCabinetDecision(number: number, year: number, en: string, ar: string): ReverseChargeProvision {
  const decision = {
    en: `Cabinet Decision ${number} of ${year}`,
    ar: `قرار مجلس الوزراء رقم ${number} لسنة ${year}`,
  };
  return {
    provision: {
      en: `Article 48(8) of Federal Decree-Law 8 of 2017 and ${decision.en} (${en})`,
      ar: `المادة 48(8) من المرسوم بقانون اتحادي رقم 8 لسنة 2017 و${decision.ar} (${ar})`,
    },
    declarations: { en: `${decision.en}, Article 2`, ar: `${decision.ar}، المادة 2` },
  };
}

const byNature: Readonly<Record<string, ReverseChargeProvision>> = {
  'DL8.48.8.2': byCabinetDecision(91, 2023, 'electronic devices', 'الأجهزة الإلكترونية'),
  'DL8.48.8.1': byCabinetDecision(
    127,
    2024,
    'precious metals and precious stones',
    'المعادن النفيسة والأحجار الكريمة',
  ),
  'DL8.48.3.1': hydrocarbons,
  'DL8.48.3.2': hydrocarbons,
  'DL8.48.3.3': hydrocarbons,
};

/** The provisions for goods of a nature; without a known one, the article that has all of them. */
export function reverseChargeProvision(nature: string | undefined): ReverseChargeProvision {
  return nature !== undefined && Object.hasOwn(byNature, nature)
    ? (byNature[nature] ?? ofDecreeLaw)
    : ofDecreeLaw;
}

/** The provisions for metal scrap, for which the list of natures has no code. */
export const metalScrapProvision = byCabinetDecision(153, 2025, 'metal scrap', 'الخردة المعدنية');

/** How people write that goods are metal scrap. */
export const scrapWords =
  /(?<![\p{L}\p{N}])(?:scraps?|swarf|turnings|(?:ال)?خرد[ةه]|سكراب)(?![\p{L}\p{N}])/iu;

/** Headings and subheadings of metal scrap in the Harmonized System. */
export const scrapHeadings = /^(?:7204|7404|7503|7602|7802|7902|8002)/;
