import type { OwnObjectRows } from '../../../src/core/specification/fields.ts';

export const party = {
  fields: {
    trn: {
      terms: ['IBT-031', 'IBT-048'],
      description: {
        en: 'Tax registration number: 15 digits for a party of the UAE, beginning with 1 and ending with 03.',
        ar: 'رقم التسجيل الضريبي: 15 رقماً لطرف في دولة الإمارات، يبدأ بالرقم 1 وينتهي بالرقم 03.',
      },
      examples: ['100354879700003'],
    },
    participantId: {
      terms: ['IBT-034', 'IBT-049'],
      description: {
        en: 'Peppol participant as scheme and identifier; derived from the TRN where not given.',
        ar: 'معرّف المشارك في Peppol: المخطط ثم المعرّف؛ يُشتق من رقم التسجيل الضريبي إن لم يُذكر.',
      },
      examples: ['0235:1003548797'],
    },
    contactPhone: {
      terms: ['IBT-042', 'IBT-057'],
      description: { en: 'Telephone of the contact.', ar: 'هاتف جهة الاتصال.' },
      examples: ['+971 4 555 0101'],
    },
    legalRegistrationType: {
      terms: ['BTAE-15', 'BTAE-16'],
      description: {
        en: 'Type of the number: TL trade licence, EID Emirates ID, PAS passport, CD cabinet decision; in words as well.',
        ar: 'نوع التسجيل: TL رخصة تجارية، EID هوية إماراتية، PAS جواز سفر، CD قرار مجلس الوزراء؛ أو بالكلمات.',
      },
      examples: ['TL', 'EID', 'PAS', 'CD'],
    },
    authorityName: {
      terms: ['BTAE-12', 'BTAE-11', 'BTAE-18', 'BTAE-19'],
      description: {
        en: 'Authority that issued a trade licence; for a passport its country as an ISO 3166-1 code.',
        ar: 'الجهة التي أصدرت الرخصة التجارية؛ ولجواز السفر دولته برمز ISO 3166-1.',
      },
      examples: ['Dubai Department of Economy and Tourism'],
    },
  },
} as const satisfies OwnObjectRows;
