import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const allowanceCharge = {
  title: { en: 'Discount or charge', ar: 'خصم أو رسم إضافي' },
  description: {
    en: 'An allowance or charge of a line (IBG-27, IBG-28) or of the document (IBG-20, IBG-21).',
    ar: 'خصم أو رسم إضافي على بند (IBG-27، IBG-28) أو على المستند (IBG-20، IBG-21).',
  },
  fields: {
    isCharge: {
      title: { en: 'Discount or charge', ar: 'خصم أم رسم إضافي' },
      kind: 'flag',
      presence: 'required',
      answers: { yes: { en: 'Charge', ar: 'رسم إضافي' }, no: { en: 'Discount', ar: 'خصم' } },
      description: {
        en: 'True for a charge, false for an allowance.',
        ar: 'true للرسم الإضافي و false للخصم.',
      },
    },
    amount: {
      title: { en: 'Amount', ar: 'المبلغ' },
      kind: 'amount',
      presence: 'required',
      terms: ['IBT-136', 'IBT-141', 'IBT-092', 'IBT-099'],
      description: { en: 'Amount without VAT.', ar: 'المبلغ قبل الضريبة.' },
      examples: [50],
    },
    reasonCode: {
      title: { en: 'Reason', ar: 'السبب' },
      kind: 'code',
      terms: ['IBT-140', 'IBT-145', 'IBT-098', 'IBT-105'],
      description: {
        en: 'Reason as a code, UNCL5189 for an allowance, UNCL7161 for a charge; a code or a text is needed.',
        ar: 'السبب برمز، من UNCL5189 للخصم ومن UNCL7161 للرسم الإضافي؛ يلزم رمز أو نص.',
      },
      examples: ['95', 'FC'],
    },
    reason: {
      title: { en: 'Reason in words', ar: 'السبب نصاً' },
      kind: 'text',
      terms: ['IBT-139', 'IBT-144', 'IBT-097', 'IBT-104'],
      description: { en: 'Reason as a text; a code or a text is needed.', ar: 'السبب نصاً؛ يلزم رمز أو نص.' },
      examples: ['Discount'],
    },
    baseAmount: {
      title: { en: 'Base amount', ar: 'مبلغ الأساس' },
      kind: 'amount',
      terms: ['IBT-137', 'IBT-142', 'IBT-093', 'IBT-100'],
      description: { en: 'Amount that the percentage is taken of.', ar: 'المبلغ الذي تُحتسب منه النسبة.' },
    },
    multiplierPercent: {
      title: { en: 'Percentage', ar: 'النسبة المئوية' },
      kind: 'decimal',
      terms: ['IBT-138', 'IBT-143', 'IBT-094', 'IBT-101'],
      description: {
        en: 'Percentage of the base amount; 5 is 5 %.',
        ar: 'النسبة من مبلغ الأساس؛ 5 تعني 5 %.',
      },
      examples: [5],
    },
    vatCategory: {
      title: { en: 'VAT category', ar: 'فئة الضريبة' },
      kind: 'choice',
      among: 'vatCategories',
      terms: ['IBT-095', 'IBT-102'],
      description: { en: 'VAT category, on the document only.', ar: 'فئة الضريبة، على مستوى المستند فقط.' },
    },
    vatRate: {
      title: { en: 'VAT rate', ar: 'نسبة الضريبة' },
      kind: 'decimal',
      terms: ['IBT-096', 'IBT-103'],
      description: {
        en: 'VAT rate in percent, on the document only.',
        ar: 'نسبة الضريبة المئوية، على مستوى المستند فقط.',
      },
    },
    exemptionReasonCode: {
      title: { en: 'Exemption reason', ar: 'سبب الإعفاء' },
      kind: 'code',
      terms: ['IBT-196', 'IBT-198'],
      description: {
        en: 'Reason of an exemption from VAT, on the document only; that of the lines where not given, none where empty.',
        ar: 'سبب الإعفاء من الضريبة، على مستوى المستند فقط؛ سبب البنود إن لم يُذكر، ولا سبب إن كان فارغًا.',
      },
      codeList: 'exemptionReasons',
    },
    // Not in the published interface.
    exemptionReason: {
      title: { en: 'Exemption reason in words', ar: 'سبب الإعفاء نصاً' },
      kind: 'text',
      terms: ['IBT-197', 'IBT-199'],
      description: {
        en: 'Why the entry is exempt, as text; on the document. Extension of the interface.',
        ar: 'سبب إعفاء البند نصاً؛ على مستوى المستند. امتداد للواجهة.',
      },
    },
  },
} as const satisfies ObjectRows;
