import type { KindPage } from '../../../src/core/specification/kind-page.ts';

const response = 'cac:DocumentResponse';

/** How a person sees a message level status: what became of a document, and why. */
export const messageStatusPage: KindPage = {
  title: { en: 'Status of a sent document', ar: 'حالة مستند مُرسَل' },
  statement: {
    label: { en: 'What became of the document', ar: 'ما آل إليه المستند' },
    at: `${response}/cac:Response/cbc:ResponseCode`,
    meanings: {
      AP: {
        en: 'Accepted: it was delivered, and the receiving side confirmed it.',
        ar: 'مقبول: سُلِّم المستند، وأكّد الطرف المُستلِم استلامه.',
      },
      AB: {
        en: 'Acknowledged: it was passed on, and nothing confirms that it arrived.',
        ar: 'مُستلَم: مُرِّر المستند، ولا شيء يؤكد وصوله.',
      },
      RE: {
        en: 'Rejected: it was not delivered. Correct it and send it again.',
        ar: 'مرفوض: لم يُسلَّم المستند. صحّحه ثم أرسله مرة أخرى.',
      },
    },
  },
  sections: [
    {
      heading: { en: 'Status', ar: 'الحالة' },
      facts: [
        {
          label: { en: 'Envelope of the document', ar: 'مظروف المستند' },
          at: `${response}/cac:DocumentReference/cbc:ID`,
        },
        { label: { en: 'In words', ar: 'بالكلمات' }, at: `${response}/cac:Response/cbc:Description` },
        {
          label: { en: 'From the provider', ar: 'من المزوّد' },
          at: 'cac:SenderParty/cbc:EndpointID',
          as: 'address',
        },
        {
          label: { en: 'To the provider', ar: 'إلى المزوّد' },
          at: 'cac:ReceiverParty/cbc:EndpointID',
          as: 'address',
        },
        { label: { en: 'Issue date', ar: 'تاريخ الإصدار' }, at: 'cbc:IssueDate', as: 'date' },
        { label: { en: 'Issue time', ar: 'وقت الإصدار' }, at: 'cbc:IssueTime' },
        { label: { en: 'Number of the status', ar: 'رقم الحالة' }, at: 'cbc:ID' },
      ],
    },
    {
      heading: { en: 'Reasons', ar: 'الأسباب' },
      each: `${response}/cac:LineResponse`,
      facts: [
        {
          label: { en: 'Kind', ar: 'النوع' },
          at: 'cac:Response/cac:Status/cbc:StatusReasonCode',
          meanings: {
            SV: { en: 'The schema is broken', ar: 'مخالفة للمخطط' },
            BV: { en: 'A rule is broken', ar: 'مخالفة لقاعدة' },
            BW: { en: 'Warning of a rule', ar: 'تحذير من قاعدة' },
            FD: { en: 'It could not be delivered', ar: 'تعذّر التسليم' },
          },
        },
        { label: { en: 'Reason', ar: 'السبب' }, at: 'cac:Response/cbc:Description' },
        {
          label: { en: 'Place in the document', ar: 'الموضع في المستند' },
          at: 'cac:LineReference/cbc:LineID',
          meanings: { NA: { en: 'the document as a whole', ar: 'المستند بأكمله' } },
        },
      ],
    },
  ],
};
