import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const references = {
  title: { en: 'References', ar: 'المراجع' },
  description: {
    en: 'Other documents and identifiers that the document refers to.',
    ar: 'المستندات والمعرّفات الأخرى التي يشير إليها المستند.',
  },
  fields: {
    purchaseOrderId: {
      kind: 'identifier',
      presence: 'nullable',
      terms: ['IBT-013'],
      description: { en: 'Purchase order.', ar: 'أمر الشراء.' },
      examples: ['PO-77120'],
    },
    contractId: {
      kind: 'identifier',
      presence: 'nullable',
      terms: ['IBT-012'],
      description: { en: 'Contract.', ar: 'العقد.' },
    },
    salesOrderId: {
      kind: 'identifier',
      terms: ['IBT-014'],
      description: { en: 'Sales order.', ar: 'أمر البيع.' },
    },
    projectId: { kind: 'identifier', terms: ['IBT-011'], description: { en: 'Project.', ar: 'المشروع.' } },
    despatchId: {
      kind: 'identifier',
      terms: ['IBT-016'],
      description: { en: 'Despatch advice.', ar: 'إشعار الشحن.' },
    },
    receiptId: {
      kind: 'identifier',
      terms: ['IBT-015'],
      description: { en: 'Receiving advice.', ar: 'إشعار الاستلام.' },
    },
    buyerReference: {
      kind: 'text',
      terms: ['IBT-010'],
      description: { en: "The buyer's reference.", ar: 'مرجع المشتري.' },
    },
    purchaseOrderSchemeId: {
      kind: 'code',
      description: { en: 'Scheme of the purchase order identifier.', ar: 'مخطط معرّف أمر الشراء.' },
    },
    contractSchemeId: {
      kind: 'code',
      description: { en: 'Scheme of the contract identifier.', ar: 'مخطط معرّف العقد.' },
    },
    salesOrderSchemeId: {
      kind: 'code',
      description: { en: 'Scheme of the sales order identifier.', ar: 'مخطط معرّف أمر البيع.' },
    },
    projectSchemeId: {
      kind: 'code',
      description: { en: 'Scheme of the project identifier.', ar: 'مخطط معرّف المشروع.' },
    },
    despatchSchemeId: {
      kind: 'code',
      description: { en: 'Scheme of the despatch advice identifier.', ar: 'مخطط معرّف إشعار الشحن.' },
    },
    receiptSchemeId: {
      kind: 'code',
      description: { en: 'Scheme of the receiving advice identifier.', ar: 'مخطط معرّف إشعار الاستلام.' },
    },
    // Not in the published interface.
    tenderId: {
      kind: 'identifier',
      terms: ['IBT-017'],
      description: {
        en: 'Tender or lot. Extension of the interface.',
        ar: 'المناقصة أو جزء منها. امتداد للواجهة.',
      },
    },
    customsReferenceId: {
      kind: 'identifier',
      description: {
        en: 'Customs reference. Extension of the interface.',
        ar: 'المرجع الجمركي. امتداد للواجهة.',
      },
    },
    contractValue: {
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
      kind: 'identifier',
      presence: 'required',
      terms: ['IBT-122'],
      description: { en: 'Identifier.', ar: 'المعرّف.' },
    },
    documentTypeCode: {
      kind: 'code',
      terms: ['IBT-018'],
      description: {
        en: 'Type of the document; 130 marks the invoiced object.',
        ar: 'نوع المستند؛ 130 يعني موضوع الفوترة.',
      },
    },
    description: { kind: 'text', terms: ['IBT-123'], description: { en: 'Description.', ar: 'الوصف.' } },
    externalUri: {
      kind: 'text',
      terms: ['IBT-124'],
      description: { en: 'Where the document is found.', ar: 'الموضع الذي يوجد فيه المستند.' },
    },
    embeddedBase64: {
      kind: 'text',
      most: 'attachmentLength',
      terms: ['IBT-125'],
      description: { en: 'The document itself in Base64.', ar: 'المستند نفسه بترميز Base64.' },
    },
    mimeCode: {
      kind: 'code',
      terms: ['IBT-125-1'],
      description: { en: 'Media type of the embedded document.', ar: 'نوع وسائط المستند المضمَّن.' },
      codeList: 'mediaTypes',
    },
    fileName: {
      kind: 'text',
      terms: ['IBT-125-2'],
      description: { en: 'File name of the embedded document.', ar: 'اسم ملف المستند المضمَّن.' },
    },
    // Not in the published interface.
    schemeId: {
      kind: 'code',
      terms: ['IBT-018-1'],
      description: {
        en: 'Scheme of the document identifier. Extension of the interface.',
        ar: 'مخطط معرّف المستند. امتداد للواجهة.',
      },
    },
  },
} as const satisfies ObjectRows;
