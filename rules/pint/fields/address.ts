import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const address = {
  title: { en: 'Address', ar: 'العنوان' },
  description: {
    en: 'A postal address (seller IBG-05, buyer IBG-08).',
    ar: 'عنوان بريدي (البائع IBG-05، المشتري IBG-08).',
  },
  fields: {
    line1: {
      title: { en: 'Street', ar: 'الشارع' },
      kind: 'text',
      presence: 'nullable',
      terms: ['IBT-035', 'IBT-050', 'IBT-064'],
      description: { en: 'Street and building.', ar: 'الشارع والمبنى.' },
      examples: ['Office 801, Tower B, Corniche Road'],
    },
    line2: {
      title: { en: 'Second street line', ar: 'السطر الثاني من الشارع' },
      kind: 'text',
      terms: ['IBT-036', 'IBT-051', 'IBT-065'],
      description: { en: 'More of the street address.', ar: 'تتمة عنوان الشارع.' },
    },
    line3: {
      title: { en: 'Third street line', ar: 'السطر الثالث من الشارع' },
      kind: 'text',
      terms: ['IBT-162', 'IBT-163', 'IBT-164'],
      description: {
        en: 'Third line of the address. Extension of the interface.',
        ar: 'السطر الثالث من العنوان. امتداد للواجهة.',
      },
    },
    city: {
      title: { en: 'City', ar: 'المدينة' },
      kind: 'text',
      presence: 'nullable',
      terms: ['IBT-037', 'IBT-052', 'IBT-066'],
      description: { en: 'City.', ar: 'المدينة.' },
    },
    countrySubentity: {
      title: { en: 'Emirate or region', ar: 'الإمارة أو المنطقة' },
      kind: 'text',
      terms: ['IBT-039', 'IBT-054', 'IBT-068'],
      description: { en: 'Region; the city where not given.', ar: 'المنطقة؛ المدينة إن لم تُذكر.' },
    },
    postalCode: {
      title: { en: 'Postal code', ar: 'الرمز البريدي' },
      kind: 'code',
      terms: ['IBT-038', 'IBT-053', 'IBT-067'],
      description: { en: 'Postal code.', ar: 'الرمز البريدي.' },
    },
    countryCode: {
      title: { en: 'Country', ar: 'الدولة' },
      kind: 'code',
      presence: 'nullable',
      terms: ['IBT-040', 'IBT-055', 'IBT-069'],
      description: { en: 'Country as an ISO 3166-1 code.', ar: 'الدولة برمز ISO 3166-1.' },
      examples: ['SA', 'US'],
    },
  },
} as const satisfies ObjectRows;
