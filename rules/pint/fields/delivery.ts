import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const delivery = {
  title: { en: 'Delivery', ar: 'التسليم' },
  description: {
    en: 'When and where goods or services were delivered (IBG-13, IBG-15).',
    ar: 'متى وأين سُلّمت السلع أو الخدمات (IBG-13، IBG-15).',
  },
  fields: {
    actualDeliveryDate: {
      title: { en: 'Delivery date', ar: 'تاريخ التسليم' },
      kind: 'date',
      terms: ['IBT-072'],
      description: { en: 'Day of the delivery.', ar: 'تاريخ التسليم.' },
      examples: ['2026-11-02'],
    },
    streetName: {
      kind: 'text',
      terms: ['IBT-075'],
      title: { en: 'Street', ar: 'الشارع' },
      description: { en: 'Street.', ar: 'الشارع.' },
    },
    city: {
      kind: 'text',
      terms: ['IBT-077'],
      title: { en: 'City', ar: 'المدينة' },
      description: { en: 'City.', ar: 'المدينة.' },
    },
    countrySubentity: {
      kind: 'text',
      terms: ['IBT-079'],
      title: { en: 'Emirate or region', ar: 'الإمارة أو المنطقة' },
      description: { en: 'Region.', ar: 'المنطقة.' },
    },
    addressLine: {
      title: { en: 'Third street line', ar: 'السطر الثالث من الشارع' },
      kind: 'text',
      terms: ['IBT-165'],
      description: { en: 'Another line of the address.', ar: 'سطر آخر من العنوان.' },
    },
    countryCode: {
      title: { en: 'Country', ar: 'الدولة' },
      kind: 'code',
      terms: ['IBT-080'],
      description: { en: 'Country as an ISO 3166-1 code.', ar: 'الدولة برمز ISO 3166-1.' },
    },
    incoterms: {
      title: { en: 'Incoterms', ar: 'شروط التجارة الدولية (Incoterms)' },
      kind: 'code',
      description: { en: 'Incoterms code.', ar: 'رمز شروط التجارة الدولية (Incoterms).' },
      examples: ['CIF', 'FOB'],
    },
    // Not in the published interface.
    additionalStreetName: {
      title: { en: 'Second street line', ar: 'السطر الثاني من الشارع' },
      kind: 'text',
      terms: ['IBT-076'],
      description: {
        en: 'Second line of the deliver-to address. Extension of the interface.',
        ar: 'السطر الثاني من عنوان التسليم. امتداد للواجهة.',
      },
    },
    postalCode: {
      title: { en: 'Postal code', ar: 'الرمز البريدي' },
      kind: 'code',
      terms: ['IBT-078'],
      description: { en: 'Postal code. Extension of the interface.', ar: 'الرمز البريدي. امتداد للواجهة.' },
    },
    locationId: {
      title: { en: 'Place of delivery', ar: 'مكان التسليم' },
      kind: 'identifier',
      terms: ['IBT-071'],
      description: {
        en: 'Identifier of the place of delivery. Extension of the interface.',
        ar: 'معرّف مكان التسليم. امتداد للواجهة.',
      },
    },
    locationSchemeId: {
      title: { en: 'Scheme of the place of delivery', ar: 'مخطط مكان التسليم' },
      kind: 'code',
      terms: ['IBT-071-1'],
      description: {
        en: 'Scheme of that identifier. Extension of the interface.',
        ar: 'مخطط ذلك المعرّف. امتداد للواجهة.',
      },
    },
    partyId: {
      title: { en: 'Number of the receiving party', ar: 'معرّف الطرف المُسلَّم إليه' },
      kind: 'identifier',
      description: {
        en: 'Identifier of the party that receives the delivery. Extension of the interface.',
        ar: 'معرّف الطرف المُسلَّم إليه. امتداد للواجهة.',
      },
    },
    partyName: {
      title: { en: 'Receiving party', ar: 'الطرف المُسلَّم إليه' },
      kind: 'text',
      terms: ['IBT-070'],
      description: {
        en: 'Name of the party that receives the delivery. Extension of the interface.',
        ar: 'اسم الطرف المُسلَّم إليه. امتداد للواجهة.',
      },
    },
  },
} as const satisfies ObjectRows;
