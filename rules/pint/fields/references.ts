import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const references = {
  title: { en: 'References', ar: 'المراجع' },
  description: {
    en: 'Other documents and identifiers that the document refers to.',
    ar: 'المستندات والمعرّفات الأخرى التي يشير إليها المستند.',
  },
  fields: {
    purchaseOrderId: {
      title: { en: 'Purchase order', ar: 'أمر الشراء' },
      kind: 'identifier',
      nullIsEnough: 'always',
      presence: 'nullable',
      terms: ['IBT-013'],
      description: { en: 'Purchase order.', ar: 'أمر الشراء.' },
      examples: ['PO-77120'],
    },
    contractId: {
      title: { en: 'Contract', ar: 'العقد' },
      kind: 'identifier',
      nullIsEnough: 'always',
      presence: 'nullable',
      terms: ['IBT-012'],
      description: { en: 'Contract.', ar: 'العقد.' },
    },
    salesOrderId: {
      title: { en: 'Sales order', ar: 'أمر البيع' },
      kind: 'identifier',
      terms: ['IBT-014'],
      description: { en: 'Sales order.', ar: 'أمر البيع.' },
    },
    projectId: {
      kind: 'identifier',
      terms: ['IBT-011'],
      title: { en: 'Project', ar: 'المشروع' },
      description: { en: 'Project.', ar: 'المشروع.' },
    },
    despatchId: {
      title: { en: 'Despatch advice', ar: 'إشعار الشحن' },
      kind: 'identifier',
      terms: ['IBT-016'],
      description: { en: 'Despatch advice.', ar: 'إشعار الشحن.' },
    },
    receiptId: {
      title: { en: 'Receiving advice', ar: 'إشعار الاستلام' },
      kind: 'identifier',
      terms: ['IBT-015'],
      description: { en: 'Receiving advice.', ar: 'إشعار الاستلام.' },
    },
    buyerReference: {
      title: { en: "Buyer's reference", ar: 'مرجع المشتري' },
      kind: 'text',
      terms: ['IBT-010'],
      description: { en: "The buyer's reference.", ar: 'مرجع المشتري.' },
    },
    purchaseOrderSchemeId: {
      title: { en: 'Scheme of the purchase order', ar: 'مخطط أمر الشراء' },
      kind: 'code',
      description: { en: 'Scheme of the purchase order identifier.', ar: 'مخطط معرّف أمر الشراء.' },
    },
    contractSchemeId: {
      title: { en: 'Scheme of the contract', ar: 'مخطط العقد' },
      kind: 'code',
      description: { en: 'Scheme of the contract identifier.', ar: 'مخطط معرّف العقد.' },
    },
    salesOrderSchemeId: {
      title: { en: 'Scheme of the sales order', ar: 'مخطط أمر البيع' },
      kind: 'code',
      description: { en: 'Scheme of the sales order identifier.', ar: 'مخطط معرّف أمر البيع.' },
    },
    projectSchemeId: {
      title: { en: 'Scheme of the project', ar: 'مخطط المشروع' },
      kind: 'code',
      description: { en: 'Scheme of the project identifier.', ar: 'مخطط معرّف المشروع.' },
    },
    despatchSchemeId: {
      title: { en: 'Scheme of the despatch advice', ar: 'مخطط إشعار الشحن' },
      kind: 'code',
      description: { en: 'Scheme of the despatch advice identifier.', ar: 'مخطط معرّف إشعار الشحن.' },
    },
    receiptSchemeId: {
      title: { en: 'Scheme of the receiving advice', ar: 'مخطط إشعار الاستلام' },
      kind: 'code',
      description: { en: 'Scheme of the receiving advice identifier.', ar: 'مخطط معرّف إشعار الاستلام.' },
    },
    // Not in the published interface.
    tenderId: {
      title: { en: 'Tender', ar: 'المناقصة' },
      kind: 'identifier',
      terms: ['IBT-017'],
      description: {
        en: 'Tender or lot. Extension of the interface.',
        ar: 'المناقصة أو جزء منها. امتداد للواجهة.',
      },
    },
    customsReferenceId: {
      title: { en: 'Customs reference', ar: 'المرجع الجمركي' },
      kind: 'identifier',
      description: {
        en: 'Customs reference. Extension of the interface.',
        ar: 'المرجع الجمركي. امتداد للواجهة.',
      },
    },
    contractValue: {
      title: { en: 'Contract value', ar: 'قيمة العقد' },
      kind: 'text',
      description: {
        en: 'Value of the contract with its currency. Extension of the interface.',
        ar: 'قيمة العقد مع عملتها. امتداد للواجهة.',
      },
      examples: ['AED200000'],
    },
  },
} as const satisfies ObjectRows;

export const additionalDocument = {
  title: { en: 'Additional document', ar: 'مستند مؤيِّد' },
  description: {
    en: 'A supporting document (IBG-24), by reference or embedded.',
    ar: 'مستند مؤيِّد (IBG-24)، بالإشارة إليه أو مضمَّناً.',
  },
  fields: {
    documentId: {
      title: { en: 'Document number', ar: 'رقم المستند' },
      kind: 'identifier',
      presence: 'required',
      terms: ['IBT-122'],
      description: { en: 'Identifier.', ar: 'المعرّف.' },
    },
    documentTypeCode: {
      title: { en: 'Document type', ar: 'نوع المستند' },
      kind: 'code',
      terms: ['IBT-018'],
      description: {
        en: 'Type of the document; 130 marks the invoiced object.',
        ar: 'نوع المستند؛ 130 يعني موضوع الفوترة.',
      },
    },
    description: {
      title: { en: 'Description', ar: 'الوصف' },
      kind: 'text',
      terms: ['IBT-123'],
      description: { en: 'Description.', ar: 'الوصف.' },
    },
    externalUri: {
      title: { en: 'Web address', ar: 'عنوان الويب' },
      kind: 'text',
      terms: ['IBT-124'],
      description: { en: 'Where the document is found.', ar: 'الموضع الذي يوجد فيه المستند.' },
    },
    embeddedBase64: {
      title: { en: 'Attached file', ar: 'الملف المرفق' },
      kind: 'text',
      most: 'maxAttachmentLength',
      terms: ['IBT-125'],
      description: { en: 'The document itself in Base64.', ar: 'المستند نفسه بترميز Base64.' },
    },
    mimeCode: {
      title: { en: 'File type', ar: 'نوع الملف' },
      kind: 'code',
      terms: ['IBT-125-1'],
      description: { en: 'Media type of the embedded document.', ar: 'نوع وسائط المستند المضمَّن.' },
      codeList: 'mediaTypes',
    },
    fileName: {
      title: { en: 'File name', ar: 'اسم الملف' },
      kind: 'text',
      terms: ['IBT-125-2'],
      description: { en: 'File name of the embedded document.', ar: 'اسم ملف المستند المضمَّن.' },
    },
    // Not in the published interface.
    schemeId: {
      title: { en: 'Scheme of the document number', ar: 'مخطط رقم المستند' },
      kind: 'code',
      terms: ['IBT-018-1'],
      description: {
        en: 'Scheme of the document identifier. Extension of the interface.',
        ar: 'مخطط معرّف المستند. امتداد للواجهة.',
      },
    },
  },
} as const satisfies ObjectRows;
