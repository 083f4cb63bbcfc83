import type { OwnObjectRows } from '../../../src/core/specification/fields.ts';

export const allowanceCharge = {
  fields: {
    vatCategory: {
      terms: ['IBT-095', 'IBT-102'],
      description: {
        en: 'VAT category, on the document only: S standard rate, Z zero-rated, E exempt, O out of scope, AE reverse charge.',
        ar: 'فئة الضريبة، على مستوى المستند فقط: S النسبة الأساسية، Z نسبة الصفر، E معفى، O خارج النطاق، AE آلية الاحتساب العكسي.',
      },
    },
    vatRate: {
      terms: ['IBT-096', 'IBT-103'],
      description: {
        en: 'VAT rate in percent, on the document only.',
        ar: 'نسبة الضريبة المئوية، على مستوى المستند فقط.',
      },
      examples: [5, 0],
    },
  },
} as const satisfies OwnObjectRows;
