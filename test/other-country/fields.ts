import { pintFields } from '../../rules/pint/fields/index.ts';
import { withFields } from '../../src/core/specification/fields.ts';
import { inEnglish } from './in-english.ts';

/** The one kind of sale that Ruritania tells apart, and three fields of its own. */
const own = {
  TransactionType: {
    title: inEnglish({ en: 'Kind of sale' }),
    fields: {
      royalCourt: {
        kind: 'flag',
        title: inEnglish({ en: 'Royal court' }),
        description: inEnglish({ en: 'Sold to the court.' }),
      },
    },
  },
  DocumentRequest: {
    fields: {
      courtOrder: {
        kind: 'text',
        ubl: 'cac:DeliveryTerms/cbc:SpecialTerms',
        terms: ['RT-04'],
        title: inEnglish({ en: 'Order of the court' }),
        description: inEnglish({ en: 'The order of the court.' }),
        label: inEnglish({ en: 'Order of the court' }),
      },
    },
  },
  Party: {
    fields: {
      guild: {
        kind: 'code',
        ubl: 'cbc:IndustryClassificationCode',
        terms: ['RT-05', 'RT-06'],
        title: inEnglish({ en: 'Guild' }),
        description: inEnglish({ en: 'The guild of the party.' }),
        label: inEnglish({ en: 'Guild' }),
        codeList: 'guilds',
      },
    },
  },
  Line: {
    fields: {
      forged: {
        kind: 'date',
        after: 'description',
        ubl: 'cac:Item/cac:ItemInstance/cbc:ManufactureDate',
        terms: ['RT-07'],
        title: inEnglish({ en: 'Forged on' }),
        description: inEnglish({ en: 'The day on which it was forged.' }),
        label: inEnglish({ en: 'Forged on' }),
      },
    },
  },
} as const satisfies Parameters<typeof withFields>[1];

/** Beside the fields of PINT. */
export const fields = withFields(pintFields, own);
