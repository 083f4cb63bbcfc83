import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const line = {
  title: { en: 'Line', ar: 'البند' },
  description: { en: 'A line of the document (IBG-25).', ar: 'بند من بنود المستند (IBG-25).' },
  fields: {
    id: {
      title: { en: 'Line number', ar: 'رقم البند' },
      kind: 'identifier',
      nullIsEnough: 'always',
      presence: 'nullable',
      terms: ['IBT-126'],
      description: {
        en: 'Identifier of the line; its position where not given.',
        ar: 'معرّف البند؛ ترتيبه إن لم يُذكر.',
      },
      examples: ['1'],
    },
    description: {
      title: { en: 'Description', ar: 'الوصف' },
      kind: 'text',
      presence: 'required',
      terms: ['IBT-153', 'IBT-154'],
      description: { en: 'Name and description of the item.', ar: 'اسم الصنف ووصفه.' },
      examples: ['Ergonomic office chair, black'],
    },
    quantity: {
      title: { en: 'Quantity', ar: 'الكمية' },
      kind: 'decimal',
      presence: 'required',
      terms: ['IBT-129'],
      description: { en: 'Quantity.', ar: 'الكمية.' },
      examples: [12],
    },
    unitCode: {
      title: { en: 'Unit', ar: 'الوحدة' },
      kind: 'code',
      nullIsEnough: 'always',
      presence: 'nullable',
      terms: ['IBT-130'],
      description: {
        en: 'Unit of the quantity, a code of UN/ECE Recommendation 20 or 21; EA where not given.',
        ar: 'وحدة قياس الكمية، رمز من توصية UN/ECE رقم 20 أو 21؛ EA إن لم تُذكر.',
      },
      examples: ['EA', 'KGM', 'HUR'],
    },
    unitPrice: {
      title: { en: 'Unit price', ar: 'سعر الوحدة' },
      kind: 'price',
      presence: 'required',
      terms: ['IBT-146'],
      description: { en: 'Net price of a unit, without VAT.', ar: 'سعر الوحدة الصافي قبل الضريبة.' },
      examples: [845.5],
    },
    lineExtensionAmount: {
      title: { en: 'Net amount', ar: 'المبلغ الصافي' },
      kind: 'amount',
      nullIsEnough: 'always',
      decides: 'comparison',
      presence: 'nullable',
      terms: ['IBT-131'],
      description: {
        en: 'Net amount of the line; computed where not given, checked where it is.',
        ar: 'صافي مبلغ البند؛ يُحتسب إن لم يُذكر ويُدقَّق إن ذُكر.',
      },
      examples: [10146],
    },
    vatCategory: {
      title: { en: 'VAT category', ar: 'فئة الضريبة' },
      kind: 'choice',
      decides: 'amounts',
      among: 'vatCategories',
      terms: ['IBT-151'],
      description: { en: 'VAT category.', ar: 'فئة الضريبة.' },
    },
    vatRate: {
      title: { en: 'VAT rate', ar: 'نسبة الضريبة' },
      kind: 'decimal',
      presence: 'required',
      givenBy: 'supply',
      terms: ['IBT-152'],
      description: { en: 'VAT rate in percent.', ar: 'نسبة الضريبة المئوية.' },
    },
    exemptionReasonCode: {
      title: { en: 'Exemption reason', ar: 'سبب الإعفاء' },
      kind: 'code',
      terms: ['IBT-186'],
      description: {
        en: 'Why the line is exempt; needed for an exempt category.',
        ar: 'سبب إعفاء البند؛ يلزم للفئة المعفاة.',
      },
      codeList: 'exemptionReasons',
    },
    allowancesCharges: {
      title: { en: 'Discounts and charges', ar: 'الخصومات والرسوم الإضافية' },
      kind: 'list',
      decides: 'amounts',
      of: 'AllowanceCharge',
      terms: ['IBG-27', 'IBG-28'],
      description: { en: 'Allowances and charges of the line.', ar: 'خصومات البند ورسومه الإضافية.' },
    },
    buyersItemId: {
      title: { en: "Buyer's item number", ar: 'رقم الصنف لدى المشتري' },
      kind: 'identifier',
      ubl: 'cac:Item/cac:BuyersItemIdentification/cbc:ID',
      terms: ['IBT-156'],
      description: { en: "The buyer's identifier of the item.", ar: 'معرّف الصنف لدى المشتري.' },
    },
    sellersItemId: {
      title: { en: "Seller's item number", ar: 'رقم الصنف لدى البائع' },
      kind: 'identifier',
      ubl: 'cac:Item/cac:SellersItemIdentification/cbc:ID',
      terms: ['IBT-155'],
      description: { en: "The seller's identifier of the item.", ar: 'معرّف الصنف لدى البائع.' },
      examples: ['CH-ERG-01'],
    },
    standardItemId: {
      title: { en: 'Registered item number', ar: 'رقم الصنف المسجَّل' },
      kind: 'identifier',
      terms: ['IBT-157'],
      description: {
        en: 'Registered identifier of the item, such as a GTIN.',
        ar: 'معرّف مسجَّل للصنف، مثل GTIN.',
      },
    },
    standardItemSchemeId: {
      title: { en: 'Scheme of the registered item number', ar: 'مخطط رقم الصنف المسجَّل' },
      kind: 'code',
      terms: ['IBT-157-1'],
      description: {
        en: 'Scheme of the registered identifier, an ICD code; 0160 (GTIN) where not given.',
        ar: 'مخطط المعرّف المسجَّل، رمز من ICD؛ 0160 (GTIN) إن لم يُذكر.',
      },
      examples: ['0160'],
    },
    classifications: {
      title: { en: 'Classifications', ar: 'التصنيفات' },
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
      title: { en: 'Goods or services', ar: 'السلع أو الخدمات' },
      kind: 'choice',
      among: 'itemTypes',
      description: { en: 'Whether it is goods or services.', ar: 'سلع أم خدمات.' },
    },
    serviceAccountingCode: {
      title: { en: 'Service accounting code', ar: 'رمز محاسبة الخدمات' },
      kind: 'identifier',
      description: { en: 'Service accounting code.', ar: 'رمز محاسبة الخدمات.' },
    },
    goodsNatureCode: {
      title: { en: 'Nature of the goods', ar: 'طبيعة السلع' },
      kind: 'code',
      description: {
        en: 'Nature of goods or services under the reverse charge.',
        ar: 'طبيعة السلع أو الخدمات الخاضعة لآلية الاحتساب العكسي.',
      },
    },
    // Not in the published interface.
    name: {
      title: { en: 'Item name', ar: 'اسم الصنف' },
      kind: 'text',
      terms: ['IBT-153'],
      description: {
        en: 'Name of the item; its description where not given. Extension of the interface.',
        ar: 'اسم الصنف؛ وصفه إن لم يُذكر. امتداد للواجهة.',
      },
    },
    note: {
      title: { en: 'Note', ar: 'ملاحظة' },
      kind: 'text',
      ubl: 'cbc:Note',
      terms: ['IBT-127'],
      description: {
        en: 'Note on the line. Extension of the interface.',
        ar: 'ملاحظة على البند. امتداد للواجهة.',
      },
    },
    accountingCost: {
      title: { en: "Buyer's accounting reference", ar: 'مرجع الحسابات لدى المشتري' },
      kind: 'text',
      ubl: 'cbc:AccountingCost',
      terms: ['IBT-133'],
      description: {
        en: 'Where the buyer books the line. Extension of the interface.',
        ar: 'بند الحسابات الذي يقيد فيه المشتري هذا البند. امتداد للواجهة.',
      },
    },
    periodStart: {
      title: { en: 'Start of the period', ar: 'بداية الفترة' },
      kind: 'date',
      ubl: 'cac:InvoicePeriod/cbc:StartDate',
      terms: ['IBT-134'],
      description: {
        en: 'First day of what the line is for. Extension of the interface.',
        ar: 'أول يوم من فترة البند. امتداد للواجهة.',
      },
    },
    periodEnd: {
      title: { en: 'End of the period', ar: 'نهاية الفترة' },
      kind: 'date',
      ubl: 'cac:InvoicePeriod/cbc:EndDate',
      terms: ['IBT-135'],
      description: {
        en: 'Last day of what the line is for. Extension of the interface.',
        ar: 'آخر يوم من فترة البند. امتداد للواجهة.',
      },
    },
    orderId: {
      title: { en: 'Purchase order', ar: 'أمر الشراء' },
      kind: 'identifier',
      ubl: 'cac:OrderLineReference/cac:OrderReference/cbc:ID',
      terms: ['IBT-183'],
      description: {
        en: 'Purchase order of the line; it needs orderLineId. Extension of the interface.',
        ar: 'أمر شراء البند؛ يلزمه orderLineId. امتداد للواجهة.',
      },
    },
    orderLineId: {
      title: { en: 'Line of the purchase order', ar: 'بند أمر الشراء' },
      kind: 'identifier',
      terms: ['IBT-132'],
      description: {
        en: 'Line of the purchase order. Extension of the interface.',
        ar: 'بند أمر الشراء. امتداد للواجهة.',
      },
    },
    despatchId: {
      title: { en: 'Despatch advice', ar: 'إشعار الشحن' },
      kind: 'identifier',
      ubl: 'cac:DespatchLineReference/cac:DocumentReference/cbc:ID',
      terms: ['IBT-184'],
      description: {
        en: 'Despatch advice of the line; it needs despatchLineId. Extension of the interface.',
        ar: 'إشعار الشحن للبند؛ يلزمه despatchLineId. امتداد للواجهة.',
      },
    },
    despatchLineId: {
      title: { en: 'Line of the despatch advice', ar: 'بند إشعار الشحن' },
      kind: 'identifier',
      description: {
        en: 'Line of the despatch advice. Extension of the interface.',
        ar: 'بند إشعار الشحن. امتداد للواجهة.',
      },
    },
    objectId: {
      title: { en: 'Invoiced object', ar: 'الشيء محل الفاتورة' },
      kind: 'identifier',
      terms: ['IBT-128'],
      description: {
        en: 'Object that the line is about, such as a meter or a subscription. Extension of the interface.',
        ar: 'الشيء الذي يخصّه البند، مثل عدّاد أو اشتراك. امتداد للواجهة.',
      },
    },
    objectSchemeId: {
      title: { en: 'Scheme of the invoiced object', ar: 'مخطط الشيء محل الفاتورة' },
      kind: 'code',
      terms: ['IBT-128-1'],
      description: {
        en: 'Scheme of that identifier. Extension of the interface.',
        ar: 'مخطط ذلك المعرّف. امتداد للواجهة.',
      },
    },
    creditNoteReasonCode: {
      title: { en: 'Reason of the credit note', ar: 'سبب الإشعار الدائن الضريبي' },
      kind: 'code',
      description: {
        en: 'Why the line is credited; on credit notes. Extension of the interface.',
        ar: 'سبب خصم البند؛ في الإشعارات الدائنة الضريبية. امتداد للواجهة.',
      },
    },
    creditNoteReason: {
      title: { en: 'Reason of the credit note in words', ar: 'سبب الإشعار الدائن الضريبي نصاً' },
      kind: 'text',
      description: {
        en: 'The same as text. Extension of the interface.',
        ar: 'السبب نفسه نصاً. امتداد للواجهة.',
      },
    },
    exemptionReason: {
      title: { en: 'Exemption reason in words', ar: 'سبب الإعفاء نصاً' },
      kind: 'text',
      terms: ['IBT-185'],
      description: {
        en: 'Why the line is exempt, as text; the meaning of its code where not given. Extension of the interface.',
        ar: 'سبب إعفاء البند نصاً؛ معنى رمزه إن لم يُذكر. امتداد للواجهة.',
      },
    },
    baseQuantity: {
      title: { en: 'Price is for', ar: 'كمية السعر' },
      kind: 'decimal',
      decides: 'amounts',
      terms: ['IBT-149'],
      description: {
        en: 'For how many units the price is; 1 where not given. Extension of the interface.',
        ar: 'عدد الوحدات التي يخصّها السعر؛ 1 إن لم يُذكر. امتداد للواجهة.',
      },
      examples: [1, 100],
    },
    grossPrice: {
      title: { en: 'Price before the discount', ar: 'السعر قبل الخصم' },
      kind: 'price',
      terms: ['IBT-148', 'IBT-147'],
      description: {
        en: 'Price before its discount; the unit price where not given. Extension of the interface.',
        ar: 'السعر قبل الخصم؛ سعر الوحدة إن لم يُذكر. امتداد للواجهة.',
      },
    },
    vatTotal: {
      title: { en: 'VAT amount', ar: 'مبلغ الضريبة' },
      kind: 'amount',
      description: {
        en: "VAT of the line in the document's currency. Extension of the interface.",
        ar: 'ضريبة القيمة المضافة على البند بعملة المستند. امتداد للواجهة.',
      },
    },
    perUnitAmount: {
      title: { en: 'VAT for one unit', ar: 'ضريبة الوحدة' },
      kind: 'price',
      ubl: 'cac:Item/cac:ClassifiedTaxCategory/cbc:PerUnitAmount',
      description: {
        en: 'VAT for one unit. Extension of the interface.',
        ar: 'ضريبة القيمة المضافة على الوحدة. امتداد للواجهة.',
      },
    },
    originCountry: {
      title: { en: 'Country of origin', ar: 'بلد المنشأ' },
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
      title: { en: 'Item attributes', ar: 'سمات الصنف' },
      kind: 'list',
      of: 'ItemAttribute',
      terms: ['IBG-32'],
      description: {
        en: 'Properties of the item. Extension of the interface.',
        ar: 'سمات الصنف. امتداد للواجهة.',
      },
    },
    certificates: {
      title: { en: 'Certificates', ar: 'الشهادات' },
      kind: 'list',
      of: 'ItemCertificate',
      description: {
        en: 'Certificates of the item, such as of its origin. Extension of the interface.',
        ar: 'شهادات الصنف، كشهادة منشئه. امتداد للواجهة.',
      },
    },
  },
} as const satisfies ObjectRows;
