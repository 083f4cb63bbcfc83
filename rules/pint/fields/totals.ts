import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const taxTotal = {
  title: { en: 'VAT total', ar: 'إجمالي الضريبة' },
  description: {
    en: 'The VAT total as the caller has it; checked, never replaced.',
    ar: 'إجمالي الضريبة كما هو لدى المرسل؛ يُدقَّق ولا يُستبدل أبداً.',
  },
  fields: {
    taxAmount: {
      title: { en: 'VAT', ar: 'الضريبة' },
      kind: 'amount',
      presence: 'required',
      terms: ['IBT-110'],
      description: { en: 'VAT of the document in its currency.', ar: 'ضريبة المستند بعملته.' },
      examples: [529.8],
    },
  },
} as const satisfies ObjectRows;

export const legalMonetaryTotal = {
  title: { en: 'Document totals', ar: 'إجماليات المستند' },
  description: {
    en: 'The totals as the caller has them (IBG-22); checked, never replaced.',
    ar: 'الإجماليات كما هي لدى المرسل (IBG-22)؛ تُدقَّق ولا تُستبدل أبداً.',
  },
  fields: {
    lineExtensionAmount: {
      title: { en: 'Sum of lines', ar: 'مجموع البنود' },
      kind: 'amount',
      presence: 'required',
      terms: ['IBT-106'],
      description: { en: 'Sum of the line net amounts.', ar: 'مجموع صافي مبالغ البنود.' },
      examples: [10596],
    },
    taxExclusiveAmount: {
      title: { en: 'Total excl. VAT', ar: 'الإجمالي قبل الضريبة' },
      kind: 'amount',
      presence: 'required',
      terms: ['IBT-109'],
      description: { en: 'Total without VAT.', ar: 'الإجمالي قبل الضريبة.' },
      examples: [10596],
    },
    taxInclusiveAmount: {
      title: { en: 'Total incl. VAT', ar: 'الإجمالي شاملاً الضريبة' },
      kind: 'amount',
      presence: 'required',
      terms: ['IBT-112'],
      description: { en: 'Total with VAT.', ar: 'الإجمالي شاملاً الضريبة.' },
      examples: [11125.8],
    },
    payableAmount: {
      title: { en: 'Amount due', ar: 'المبلغ المستحق' },
      kind: 'amount',
      presence: 'required',
      terms: ['IBT-115'],
      description: { en: 'Amount due for payment.', ar: 'المبلغ المستحق.' },
      examples: [11125.8],
    },
  },
} as const satisfies ObjectRows;
