import type { OwnObjectRows } from '../../../src/core/specification/fields.ts';

export const delivery = {
  fields: {
    countrySubentity: {
      terms: ['IBT-079'],
      description: { en: 'Emirate or region.', ar: 'الإمارة أو المنطقة.' },
    },
    countryCode: {
      terms: ['IBT-080'],
      description: { en: 'Country as an ISO 3166-1 code.', ar: 'الدولة برمز ISO 3166-1.' },
      examples: ['AE'],
    },
    incoterms: {
      terms: ['BTAE-22'],
      description: { en: 'Incoterms code.', ar: 'رمز شروط التجارة الدولية (Incoterms).' },
      examples: ['CIF', 'FOB'],
    },
    partyId: {
      terms: ['BTAE-23'],
      description: {
        en: 'Identifier of the party that receives the delivery. Extension of the interface.',
        ar: 'معرّف الطرف المُسلَّم إليه. امتداد للواجهة.',
      },
    },
  },
} as const satisfies OwnObjectRows;
