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

export const classification = {
  fields: {
    listId: {
      terms: ['IBT-158-1'],
      description: { en: 'The code list; HS where not given.', ar: 'قائمة الرموز؛ HS إن لم تُذكر.' },
      examples: ['HS'],
    },
  },
} as const satisfies OwnObjectRows;

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
