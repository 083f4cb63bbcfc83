import type { OwnObjectRows } from '../../../src/core/specification/fields.ts';

export const line = {
  fields: {
    supply: {
      title: { en: 'What is supplied', ar: 'ما الذي يُورَّد' },
      kind: 'choice',
      among: 'suppliesOfLines',
      decides: 'amounts',
      after: 'lineExtensionAmount',
      description: {
        en: 'A business fact about the line, in place of its category, rate and codes.',
        ar: 'واقعة تجارية عن البند بدلاً من فئته ونسبته ورموزه.',
      },
    },
    vatCategory: {
      terms: ['IBT-151'],
      description: {
        en: 'VAT category: S standard rate, Z zero-rated, E exempt, O out of scope, AE reverse charge; S where not given.',
        ar: 'فئة الضريبة: S النسبة الأساسية، Z نسبة الصفر، E معفى، O خارج النطاق، AE آلية الاحتساب العكسي؛ S إن لم تُذكر.',
      },
    },
    vatRate: {
      terms: ['IBT-152'],
      description: {
        en: 'VAT rate in percent: 5 for S, else 0. Required unless supply says it.',
        ar: 'نسبة الضريبة المئوية: 5 للفئة S وإلا 0. مطلوبة ما لم يحددها supply.',
      },
      examples: [5, 0],
    },
    exemptionReasonCode: {
      terms: ['IBT-186'],
      description: {
        en: 'Why the line is exempt; needed for category E.',
        ar: 'سبب إعفاء البند؛ يلزم للفئة E.',
      },
      codeList: 'exemptionReasons',
    },
    classifications: {
      terms: ['IBT-158'],
      description: {
        en: 'Classifications of the item: HS codes as texts, or objects with code and list.',
        ar: 'تصنيفات الصنف: رموز HS كنصوص، أو كائنات برمز وقائمة.',
      },
    },
    itemTypeCode: {
      terms: ['BTAE-13'],
      description: {
        en: 'G goods, S services, B both; S and B need serviceAccountingCode.',
        ar: 'G سلع، S خدمات، B كلتاهما؛ S و B تلزمهما serviceAccountingCode.',
      },
    },
    serviceAccountingCode: {
      terms: ['BTAE-17'],
      description: { en: 'Service accounting code.', ar: 'رمز محاسبة الخدمات.' },
      examples: ['998719'],
    },
    goodsNatureCode: {
      terms: ['BTAE-09'],
      description: {
        en: 'Nature of goods or services under the reverse charge; needed for category AE.',
        ar: 'طبيعة السلع أو الخدمات الخاضعة لآلية الاحتساب العكسي؛ تلزم للفئة AE.',
      },
      codeList: 'goodsNatures',
    },
    batchNumber: {
      title: { en: 'Batch number', ar: 'رقم التشغيلة' },
      kind: 'identifier',
      after: 'originCountry',
      ubl: 'cac:Item/cac:ItemInstance/cac:LotIdentification/cbc:LotNumberID',
      terms: ['BTAE-24'],
      description: {
        en: 'Batch of the item. Extension of the interface.',
        ar: 'رقم تشغيلة الصنف. امتداد للواجهة.',
      },
    },
  },
} as const satisfies OwnObjectRows;
