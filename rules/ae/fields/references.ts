import type { OwnObjectRows } from '../../../src/core/specification/fields.ts';

export const references = {
  fields: {
    customsReferenceId: {
      terms: ['BTAE-21'],
      description: {
        en: 'Customs reference. Extension of the interface.',
        ar: 'المرجع الجمركي. امتداد للواجهة.',
      },
    },
    contractValue: {
      terms: ['BTAE-05'],
      description: {
        en: 'Value of the contract with its currency. Extension of the interface.',
        ar: 'قيمة العقد مع عملتها. امتداد للواجهة.',
      },
      examples: ['AED200000'],
    },
  },
} as const satisfies OwnObjectRows;
