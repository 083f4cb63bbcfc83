import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const classification = {
  title: { en: 'Classification', ar: 'التصنيف' },
  description: {
    en: 'A code of an item with its list (IBT-158). Several names are taken for each, since ERPs differ; one of each is enough.',
    ar: 'رمز تصنيف الصنف مع قائمته (IBT-158). تُقبل لكل منهما أسماء عدة لاختلاف أنظمة ERP، ويكفي واحد منها.',
  },
  fields: {
    code: {
      title: { en: 'Code', ar: 'الرمز' },
      kind: 'code',
      terms: ['IBT-158'],
      description: { en: 'The code.', ar: 'الرمز.' },
      examples: ['940139'],
    },
    value: {
      title: { en: 'Code', ar: 'الرمز' },
      kind: 'text',
      terms: ['IBT-158'],
      description: { en: 'The code, under another name.', ar: 'الرمز باسم آخر.' },
    },
    classificationCode: {
      title: { en: 'Code', ar: 'الرمز' },
      kind: 'code',
      terms: ['IBT-158'],
      description: { en: 'The code, under another name.', ar: 'الرمز باسم آخر.' },
    },
    itemClassificationCode: {
      title: { en: 'Code', ar: 'الرمز' },
      kind: 'code',
      terms: ['IBT-158'],
      description: { en: 'The code, under another name.', ar: 'الرمز باسم آخر.' },
    },
    id: {
      title: { en: 'Code', ar: 'الرمز' },
      kind: 'identifier',
      terms: ['IBT-158'],
      description: { en: 'The code, under another name.', ar: 'الرمز باسم آخر.' },
    },
    listId: {
      title: { en: 'Code list', ar: 'قائمة الرموز' },
      kind: 'code',
      terms: ['IBT-158-1'],
      description: { en: 'The code list.', ar: 'قائمة الرموز.' },
    },
    listID: {
      title: { en: 'Code list', ar: 'قائمة الرموز' },
      kind: 'code',
      terms: ['IBT-158-1'],
      description: { en: 'The code list, under another name.', ar: 'قائمة الرموز باسم آخر.' },
    },
    schemeId: {
      title: { en: 'Code list', ar: 'قائمة الرموز' },
      kind: 'code',
      terms: ['IBT-158-1'],
      description: { en: 'The code list, under another name.', ar: 'قائمة الرموز باسم آخر.' },
    },
    scheme: {
      title: { en: 'Code list', ar: 'قائمة الرموز' },
      kind: 'code',
      terms: ['IBT-158-1'],
      description: { en: 'The code list, under another name.', ar: 'قائمة الرموز باسم آخر.' },
    },
    listVersionId: {
      title: { en: 'Version of the code list', ar: 'إصدار قائمة الرموز' },
      kind: 'code',
      terms: ['IBT-158-2'],
      description: { en: 'Version of the code list.', ar: 'إصدار قائمة الرموز.' },
    },
    version: {
      title: { en: 'Version of the code list', ar: 'إصدار قائمة الرموز' },
      kind: 'code',
      terms: ['IBT-158-2'],
      description: {
        en: 'Version of the code list, under another name.',
        ar: 'إصدار قائمة الرموز باسم آخر.',
      },
    },
    listVersion: {
      title: { en: 'Version of the code list', ar: 'إصدار قائمة الرموز' },
      kind: 'code',
      terms: ['IBT-158-2'],
      description: {
        en: 'Version of the code list, under another name.',
        ar: 'إصدار قائمة الرموز باسم آخر.',
      },
    },
  },
} as const satisfies ObjectRows;

export const itemAttribute = {
  title: { en: 'Item attribute', ar: 'سمة الصنف' },
  description: { en: 'A property of an item. Extension of the interface.', ar: 'سمة لصنف. امتداد للواجهة.' },
  fields: {
    name: {
      title: { en: 'Name', ar: 'الاسم' },
      kind: 'text',
      presence: 'required',
      terms: ['IBT-160'],
      description: { en: 'Name of the property.', ar: 'اسم السمة.' },
    },
    value: {
      title: { en: 'Value', ar: 'القيمة' },
      kind: 'text',
      presence: 'required',
      terms: ['IBT-161'],
      description: { en: 'Its value.', ar: 'قيمتها.' },
    },
  },
} as const satisfies ObjectRows;

export const itemCertificate = {
  title: { en: 'Item certificate', ar: 'شهادة الصنف' },
  description: {
    en: 'A certificate of an item. Extension of the interface.',
    ar: 'شهادة لصنف. امتداد للواجهة.',
  },
  fields: {
    id: {
      title: { en: 'Certificate number', ar: 'رقم الشهادة' },
      kind: 'text',
      presence: 'required',
      description: { en: 'Identifier of the certificate.', ar: 'معرّف الشهادة.' },
      examples: ['CO-2026-118'],
    },
    typeCode: {
      title: { en: 'Kind of certificate as a code', ar: 'رمز نوع الشهادة' },
      kind: 'text',
      presence: 'required',
      description: {
        en: 'Code of the kind of certificate, as seller and buyer have agreed; NA where there is none.',
        ar: 'رمز نوع الشهادة كما اتفق عليه البائع والمشتري، أو NA إن لم يكن لها رمز.',
      },
      examples: ['NA'],
    },
    type: {
      title: { en: 'Kind of certificate', ar: 'نوع الشهادة' },
      kind: 'text',
      presence: 'required',
      description: { en: 'Kind of certificate in words.', ar: 'نوع الشهادة نصاً.' },
      examples: ['Certificate of origin'],
    },
    issuer: {
      title: { en: 'Issuer', ar: 'جهة الإصدار' },
      kind: 'text',
      presence: 'required',
      description: {
        en: 'Name of the party that issued the certificate.',
        ar: 'اسم الجهة التي أصدرت الشهادة.',
      },
      examples: ['Dubai Chambers'],
    },
  },
} as const satisfies ObjectRows;
