import type { OwnObjectRows } from '../../../src/core/specification/fields.ts';

export const address = {
  fields: {
    city: {
      terms: ['IBT-037', 'IBT-052', 'IBT-066'],
      description: { en: 'City.', ar: 'المدينة.' },
      examples: ['Dubai'],
    },
    countrySubentity: {
      terms: ['IBT-039', 'IBT-054', 'IBT-068'],
      description: {
        en: 'Emirate as a code, an ISO code or a name, or the region of another country; derived from the city where not given.',
        ar: 'الإمارة برمزها أو برمز ISO أو باسمها، أو المنطقة في دولة أخرى؛ تُشتق من المدينة إن لم تُذكر.',
      },
      codeList: 'subdivisions',
    },
    countryCode: {
      terms: ['IBT-040', 'IBT-055', 'IBT-069'],
      description: { en: 'Country as an ISO 3166-1 code.', ar: 'الدولة برمز ISO 3166-1.' },
      examples: ['AE', 'SA', 'US'],
    },
  },
} as const satisfies OwnObjectRows;
