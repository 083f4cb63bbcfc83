import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const line = {
  title: { en: 'Line', ar: 'البند' },
  description: { en: 'A line of the document (IBG-25).', ar: 'بند من بنود المستند (IBG-25).' },
  fields: {
    id: {
      kind: 'identifier',
      presence: 'nullable',
      terms: ['IBT-126'],
      description: {
        en: 'Identifier of the line; its position where not given.',
        ar: 'معرّف البند؛ ترتيبه إن لم يُذكر.',
      },
      examples: ['1'],
    },
    description: {
      kind: 'text',
      presence: 'required',
      terms: ['IBT-153', 'IBT-154'],
      description: { en: 'Name and description of the item.', ar: 'اسم الصنف ووصفه.' },
      examples: ['Ergonomic office chair, black'],
    },
    quantity: {
      kind: 'decimal',
      presence: 'required',
      terms: ['IBT-129'],
      description: { en: 'Quantity.', ar: 'الكمية.' },
      examples: [12],
    },
    unitCode: {
      kind: 'code',
      presence: 'nullable',
      terms: ['IBT-130'],
      description: {
        en: 'Unit of the quantity, a code of UN/ECE Recommendation 20 or 21; EA where not given.',
        ar: 'وحدة قياس الكمية، رمز من توصية UN/ECE رقم 20 أو 21؛ EA إن لم تُذكر.',
      },
      examples: ['EA', 'KGM', 'HUR'],
    },
    unitPrice: {
      kind: 'price',
      presence: 'required',
      terms: ['IBT-146'],
      description: { en: 'Net price of a unit, without VAT.', ar: 'سعر الوحدة الصافي قبل الضريبة.' },
      examples: [845.5],
    },
    lineExtensionAmount: {
      kind: 'amount',
      presence: 'nullable',
      terms: ['IBT-131'],
      description: {
        en: 'Net amount of the line; computed where not given, checked where it is.',
        ar: 'صافي مبلغ البند؛ يُحتسب إن لم يُذكر ويُدقَّق إن ذُكر.',
      },
      examples: [10146],
    },
    vatCategory: {
      kind: 'choice',
      among: 'vatCategories',
      terms: ['IBT-151'],
      description: { en: 'VAT category.', ar: 'فئة الضريبة.' },
    },
    vatRate: {
      kind: 'decimal',
      presence: 'required',
      terms: ['IBT-152'],
      description: { en: 'VAT rate in percent.', ar: 'نسبة الضريبة المئوية.' },
    },
    exemptionReasonCode: {
      kind: 'code',
      terms: ['IBT-186'],
      description: {
        en: 'Why the line is exempt; needed for an exempt category.',
        ar: 'سبب إعفاء البند؛ يلزم للفئة المعفاة.',
      },
      codeList: 'exemptionReasons',
    },
    allowancesCharges: {
      kind: 'list',
      of: 'AllowanceCharge',
      terms: ['IBG-27', 'IBG-28'],
      description: { en: 'Allowances and charges of the line.', ar: 'خصومات البند ورسومه الإضافية.' },
    },
    buyersItemId: {
      kind: 'identifier',
      ubl: 'cac:Item/cac:BuyersItemIdentification/cbc:ID',
      terms: ['IBT-156'],
      description: { en: "The buyer's identifier of the item.", ar: 'معرّف الصنف لدى المشتري.' },
    },
    sellersItemId: {
      kind: 'identifier',
      ubl: 'cac:Item/cac:SellersItemIdentification/cbc:ID',
      terms: ['IBT-155'],
      description: { en: "The seller's identifier of the item.", ar: 'معرّف الصنف لدى البائع.' },
      examples: ['CH-ERG-01'],
    },
    standardItemId: {
      kind: 'identifier',
      terms: ['IBT-157'],
      description: {
        en: 'Registered identifier of the item, such as a GTIN.',
        ar: 'معرّف مسجَّل للصنف، مثل GTIN.',
      },
    },
    standardItemSchemeId: {
      kind: 'code',
      terms: ['IBT-157-1'],
      description: {
        en: 'Scheme of the registered identifier, an ICD code; 0160 (GTIN) where not given.',
        ar: 'مخطط المعرّف المسجَّل، رمز من ICD؛ 0160 (GTIN) إن لم يُذكر.',
      },
      examples: ['0160'],
    },
    classifications: {
      kind: 'list',
      of: 'Classification',
      text: 'code',
      terms: ['IBT-158'],
      description: {
        en: 'Classifications of the item: codes as texts, or objects with code and list.',
        ar: 'تصنيفات الصنف: رموز كنصوص، أو كائنات برمز وقائمة.',
      },
    },
    itemTypeCode: {
      kind: 'choice',
      among: 'itemTypes',
      description: { en: 'Whether it is goods or services.', ar: 'سلع أم خدمات.' },
    },
    serviceAccountingCode: {
      kind: 'identifier',
      description: { en: 'Service accounting code.', ar: 'رمز محاسبة الخدمات.' },
    },
    goodsNatureCode: {
      kind: 'code',
      description: {
        en: 'Nature of goods or services under the reverse charge.',
        ar: 'طبيعة السلع أو الخدمات الخاضعة لآلية الاحتساب العكسي.',
      },
    },
    // Not in the published interface.
    name: {
      kind: 'text',
      terms: ['IBT-153'],
      description: {
        en: 'Name of the item; its description where not given. Extension of the interface.',
        ar: 'اسم الصنف؛ وصفه إن لم يُذكر. امتداد للواجهة.',
      },
    },
    note: {
      kind: 'text',
      ubl: 'cbc:Note',
      terms: ['IBT-127'],
      description: {
        en: 'Note on the line. Extension of the interface.',
        ar: 'ملاحظة على البند. امتداد للواجهة.',
      },
    },
    accountingCost: {
      kind: 'text',
      ubl: 'cbc:AccountingCost',
      terms: ['IBT-133'],
      description: {
        en: 'Where the buyer books the line. Extension of the interface.',
        ar: 'بند الحسابات الذي يقيد فيه المشتري هذا البند. امتداد للواجهة.',
      },
    },
    periodStart: {
      kind: 'date',
      ubl: 'cac:InvoicePeriod/cbc:StartDate',
      terms: ['IBT-134'],
      description: {
        en: 'First day of what the line is for. Extension of the interface.',
        ar: 'أول يوم من فترة البند. امتداد للواجهة.',
      },
    },
    periodEnd: {
      kind: 'date',
      ubl: 'cac:InvoicePeriod/cbc:EndDate',
      terms: ['IBT-135'],
      description: {
        en: 'Last day of what the line is for. Extension of the interface.',
        ar: 'آخر يوم من فترة البند. امتداد للواجهة.',
      },
    },
    orderId: {
      kind: 'identifier',
      ubl: 'cac:OrderLineReference/cac:OrderReference/cbc:ID',
      terms: ['IBT-183'],
      description: {
        en: 'Purchase order of the line; it needs orderLineId. Extension of the interface.',
        ar: 'أمر شراء البند؛ يلزمه orderLineId. امتداد للواجهة.',
      },
    },
    orderLineId: {
      kind: 'identifier',
      terms: ['IBT-132'],
      description: {
        en: 'Line of the purchase order. Extension of the interface.',
        ar: 'بند أمر الشراء. امتداد للواجهة.',
      },
    },
    despatchId: {
      kind: 'identifier',
      ubl: 'cac:DespatchLineReference/cac:DocumentReference/cbc:ID',
      terms: ['IBT-184'],
      description: {
        en: 'Despatch advice of the line; it needs despatchLineId. Extension of the interface.',
        ar: 'إشعار الشحن للبند؛ يلزمه despatchLineId. امتداد للواجهة.',
      },
    },
    despatchLineId: {
      kind: 'identifier',
      description: {
        en: 'Line of the despatch advice. Extension of the interface.',
        ar: 'بند إشعار الشحن. امتداد للواجهة.',
      },
    },
    objectId: {
      kind: 'identifier',
      terms: ['IBT-128'],
      description: {
        en: 'Object that the line is about, such as a meter or a subscription. Extension of the interface.',
        ar: 'الشيء الذي يخصّه البند، مثل عدّاد أو اشتراك. امتداد للواجهة.',
      },
    },
    objectSchemeId: {
      kind: 'code',
      terms: ['IBT-128-1'],
      description: {
        en: 'Scheme of that identifier. Extension of the interface.',
        ar: 'مخطط ذلك المعرّف. امتداد للواجهة.',
      },
    },
    creditNoteReasonCode: {
      kind: 'code',
      description: {
        en: 'Why the line is credited; on credit notes. Extension of the interface.',
        ar: 'سبب خصم البند؛ في الإشعارات الدائنة الضريبية. امتداد للواجهة.',
      },
    },
    creditNoteReason: {
      kind: 'text',
      description: {
        en: 'The same as text. Extension of the interface.',
        ar: 'السبب نفسه نصاً. امتداد للواجهة.',
      },
    },
    exemptionReason: {
      kind: 'text',
      terms: ['IBT-185'],
      description: {
        en: 'Why the line is exempt, as text; the meaning of its code where not given. Extension of the interface.',
        ar: 'سبب إعفاء البند نصاً؛ معنى رمزه إن لم يُذكر. امتداد للواجهة.',
      },
    },
    baseQuantity: {
      kind: 'decimal',
      terms: ['IBT-149'],
      description: {
        en: 'For how many units the price is; 1 where not given. Extension of the interface.',
        ar: 'عدد الوحدات التي يخصّها السعر؛ 1 إن لم يُذكر. امتداد للواجهة.',
      },
      examples: [1, 100],
    },
    grossPrice: {
      kind: 'price',
      terms: ['IBT-148', 'IBT-147'],
      description: {
        en: 'Price before its discount; the unit price where not given. Extension of the interface.',
        ar: 'السعر قبل الخصم؛ سعر الوحدة إن لم يُذكر. امتداد للواجهة.',
      },
    },
    vatTotal: {
      kind: 'amount',
      description: {
        en: "VAT of the line in the document's currency. Extension of the interface.",
        ar: 'ضريبة القيمة المضافة على البند بعملة المستند. امتداد للواجهة.',
      },
    },
    perUnitAmount: {
      kind: 'price',
      ubl: 'cac:Item/cac:ClassifiedTaxCategory/cbc:PerUnitAmount',
      description: {
        en: 'VAT for one unit. Extension of the interface.',
        ar: 'ضريبة القيمة المضافة على الوحدة. امتداد للواجهة.',
      },
    },
    originCountry: {
      kind: 'code',
      ubl: 'cac:Item/cac:OriginCountry/cbc:IdentificationCode',
      terms: ['IBT-159'],
      description: {
        en: 'Country of origin of the item. Extension of the interface.',
        ar: 'بلد منشأ الصنف. امتداد للواجهة.',
      },
      examples: ['AE'],
    },
    attributes: {
      kind: 'list',
      of: 'ItemAttribute',
      terms: ['IBG-32'],
      description: {
        en: 'Properties of the item. Extension of the interface.',
        ar: 'سمات الصنف. امتداد للواجهة.',
      },
    },
    certificates: {
      kind: 'list',
      of: 'ItemCertificate',
      description: {
        en: 'Certificates of the item, such as of its origin. Extension of the interface.',
        ar: 'شهادات الصنف، كشهادة منشئه. امتداد للواجهة.',
      },
    },
  },
} as const satisfies ObjectRows;
