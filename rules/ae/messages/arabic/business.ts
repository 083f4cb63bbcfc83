import mimeTypes from '../../../pint/codelists/MimeCode.json' with { type: 'json' };
import exemptions from '../../codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import reasons from '../../codelists/CreditReason.json' with { type: 'json' };
import emirates from '../../codelists/Emirate.json' with { type: 'json' };
import frequencies from '../../codelists/FreqBilling.json' with { type: 'json' };
import goods from '../../codelists/GoodsType.json' with { type: 'json' };

/** A message and its hint; `{name}` stands for a value of the finding, as in the English text. */
export interface FindingText {
  readonly message: string;
  readonly hint: string;
}

const registrationTypes =
  'TL لرخصة تجارية، و EID للهوية الإماراتية، و PAS لجواز سفر، و CD لقرار مجلس الوزراء';
const computedAmount = 'صحّح المبلغ أو ما يتكوّن منه، أو اتركه ليُحتسب تلقائياً.';
const serviceCode = {
  message: 'نوع الصنف {itemType} ورمز محاسبة الخدمات غير مذكور.',
  hint: 'أدخل serviceAccountingCode، أو اترك itemTypeCode فارغاً.',
};
const address = 'تتطلب الفاتورة الإلكترونية الشارع (line1) والمدينة والإمارة أو المنطقة لكلا الطرفين.';
const deliverTo = 'أدخل delivery.streetName و delivery.city و delivery.countrySubentity.';
const percentage =
  'صحّح amount أو baseAmount أو multiplierPercent؛ ويُقرَّب المبلغ إلى خانتين عشريتين، والنصف إلى الأعلى.';

/** The texts of the business rules in Arabic, by the id of the rule. */
export const arabicBusinessTexts: Readonly<Record<string, FindingText>> = {
  'ibr-002': {
    message: 'المستند بلا رقم.',
    hint: 'أدخل في invoiceNumber رقم المستند الفريد.',
  },
  'ibr-016': { message: 'المستند بلا بنود.', hint: 'أضف بنداً واحداً على الأقل إلى lines.' },
  'ibr-127-ae': {
    message: 'هناك مبلغ مستحق الدفع {payable} {currency} دون تاريخ استحقاق.',
    hint: 'أدخل في dueDate اليوم الذي يجب أن يدفع المشتري حتى حلوله.',
  },
  'ibr-141-ae': {
    message: 'تاريخ استحقاق الضريبة {vatPointDate} بعد تاريخ الإصدار {issueDate}.',
    hint: 'أدخل في vatPointDate يوماً قبل issueDate، أو اتركه فارغاً.',
  },
  'ibr-029': {
    message: 'تنتهي فترة الفوترة في {end} قبل بدايتها في {start}.',
    hint: 'أدخل في billingPeriodEnd يوم البداية أو يوماً بعده.',
  },
  'ibr-005-ae': {
    message: 'دورية الفوترة {code} ليست في قائمة الدوريات.',
    hint: `أدخل في billingFrequencyCode أحد الرموز ${listed(frequencies.codes)}.`,
  },
  'ibr-160-ae': {
    message: 'دورية الفوترة OTH (غير ذلك) ولا شيء يبيّنها.',
    hint: 'أدخل في notes نصاً يبيّن دورية الفوترة.',
  },
  'ibr-cl-04': {
    message: 'العملة {currency} ليست في قائمة العملات.',
    hint: 'أدخل في currency رمز ISO 4217 من ثلاثة أحرف، مثل AED أو USD.',
  },
  'ibr-159-ae': {
    message: 'المستند بعملة {currency} ولا يذكر سعر الصرف إلى AED.',
    hint: 'أدخل في currencyExchangeRate مبلغ AED مقابل وحدة واحدة من العملة، مثل 3.6725 لعملة USD.',
  },
  'ibr-140-ae': {
    message: 'تُحتسب الضريبة بعملة AED، ولا يمكن استعمال عملة المحاسبة الضريبية {taxCurrency}.',
    hint: 'اجعل taxCurrencyCode بقيمة AED، أو اتركه فارغاً.',
  },
  'ibr-007-ae': {
    message: 'التوريد في منطقة حرة يتطلب معرّف المستفيد من التوريد.',
    hint: 'أدخل beneficiaryId.',
  },
  'ibr-137-ae': {
    message: 'على الوكيل الذي يُصدر الفاتورة عن موكِّل معلَن أن يذكر الموكِّل.',
    hint: 'أدخل في principalId رقم التسجيل الضريبي للموكِّل.',
  },
  'ibr-176-ae': {
    message: 'رقم التسجيل الضريبي للموكِّل هو رقم البائع نفسه، ويجب أن يختلف الوكيل عن الموكِّل.',
    hint: 'أدخل في principalId رقم التسجيل الضريبي للموكِّل، أو ألغِ المؤشر disclosedAgentBilling.',
  },
  'ibr-138-ae': {
    message: 'يجب أن تذكر الفاتورة المجمّعة فترة الفوترة.',
    hint: 'أدخل billingPeriodStart و billingPeriodEnd.',
  },
  'ibr-157-ae': {
    message: 'لا يمكن لمستند كله معفى أو خارج نطاق الضريبة أن يحمل المؤشر {flag}.',
    hint: 'ألغِ المؤشر، أو راجع فئات الضريبة في البنود.',
  },
  'ibr-142-ae': {
    message: 'التوريد عبر التجارة الإلكترونية يتطلب في عنوان التسليم ذكر {part}.',
    hint: deliverTo,
  },
  'ibr-152-ae': { message: 'التصدير يتطلب في عنوان التسليم ذكر {part}.', hint: deliverTo },
  'ibr-116-ae': {
    message: 'ضمن نظام هامش الربح تخضع البنود كلها له، وليس في المستند خصومات أو رسوم إضافية.',
    hint: 'اجعل vatCategory في البنود كلها S أو اتركها فارغة، وانقل الخصومات والرسوم الإضافية إلى البنود، أو ألغِ المؤشر profitMargin.',
  },
  'ibr-151-ae': {
    message:
      'البنود كلها معفاة أو خارج نطاق الضريبة، وأحد الخصومات أو الرسوم الإضافية على مستوى المستند ليس كذلك.',
    hint: 'اجعل vatCategory في مدخلات allowancesCharges بقيمة E أو O، أو راجع البنود.',
  },
  'ibr-055-ae': {
    message: 'لا يذكر الإشعار الدائن الفاتورة التي يصححها.',
    hint: 'أدخل precedingInvoiceNumber، أو اجعل creditNoteReasonCode بقيمة VD إذا كان يمنح خصم كمية.',
  },
  'ibr-001-ae': {
    message: 'سبب الإشعار الدائن {code} ليس في قائمة الأسباب.',
    hint: `أدخل في creditNoteReasonCode أحد الرموز ${listed(reasons.codes)}.`,
  },
  'ibr-052': { message: 'المستند المؤيِّد بلا معرّف.', hint: 'أدخل documentId.' },
  'ibr-078': {
    message: 'لا يمكن أن يكون موضوع الفوترة (النوع 130) أكثر من مستند مؤيِّد واحد.',
    hint: 'أبقِ النوع 130 في documentTypeCode لمدخل واحد من additionalDocuments.',
  },
  'ibr-072': {
    message: 'موضوع الفوترة (النوع 130) لا وصف له.',
    hint: 'احذف الوصف، أو استعمل documentTypeCode آخر.',
  },
  'ibr-071': {
    message: 'موضوع الفوترة (النوع 130) لا مرفق له.',
    hint: 'احذف المرفق، أو استعمل documentTypeCode آخر.',
  },
  'ibr-090': {
    message: 'لا يمكن أن يكون المشروع (النوع 50) أكثر من مستند مؤيِّد واحد.',
    hint: 'أدخل المشروع في references.projectId فقط.',
  },
  'pint-ae-reserved-document-type': {
    message: 'نوع المستند aedtotal-incl-vat محجوز للإجمالي بعملة AED الذي يُحتسب تلقائياً.',
    hint: 'احذف هذا المدخل، أو استعمل documentTypeCode آخر.',
  },
  'ibr-074': {
    message: 'لا يبيّن المرفق نوع الملف.',
    hint: `أدخل في mimeCode إحدى القيم ${listed(mimeTypes.codes)}.`,
  },
  'ibr-cl-24': {
    message: 'لا يمكن إرسال مرفقات من النوع {type}.',
    hint: `أرفق الملف بأحد الأنواع ${listed(mimeTypes.codes)}.`,
  },
  'pint-ae-attachment-base64': {
    message: 'محتوى المرفق ليس بترميز Base64.',
    hint: 'أدخل في embeddedBase64 نص Base64 للملف دون البادئة data:.',
  },
  'ibr-006': { message: 'البائع بلا اسم.', hint: 'أدخل في seller.name الاسم القانوني للبائع.' },
  'ibr-007': { message: 'المشتري بلا اسم.', hint: 'أدخل في buyer.name الاسم القانوني للمشتري.' },
  'ibr-081': {
    message: 'ليس للبائع عنوان إلكتروني، ولا يمكن اشتقاقه من رقم تسجيله الضريبي.',
    hint: 'أدخل في seller.participantId عنوان Peppol للبائع، مثل 0235:1987654321.',
  },
  'ibr-cl-25': {
    message: 'مخطط العنوان الإلكتروني {scheme} ليس في قائمة مخططات عناوين Peppol.',
    hint: 'اكتب participantId بصيغة المخطط:القيمة بمخطط من القائمة؛ وتستعمل عناوين الدولة 0235.',
  },
  'ibr-134-ae': {
    message: 'ليس للبائع رقم تسجيل ضريبي (TRN).',
    hint: 'أدخل في seller.trn رقم التسجيل الضريبي للبائع المكوّن من 15 خانة. ولا يُستغنى عنه إلا في مستند كله معفى أو خارج نطاق الضريبة.',
  },
  'ibr-132-ae': {
    message: 'الرقم {trn} ليس رقم تسجيل ضريبي في الدولة: 15 خانة أولها 1 وآخرها 03.',
    hint: 'راجع الرقم في شهادة التسجيل الضريبي وأرسل أرقامه فقط.',
  },
  'ibr-136-ae': {
    message: 'المستند الذي كله معفى أو خارج نطاق الضريبة يتطلب رقم التسجيل القانوني للمشتري.',
    hint: 'أدخل buyer.legalRegistrationNumber مع legalRegistrationType.',
  },
  'ibr-150-ae': {
    message: 'ليس للبائع رقم تسجيل قانوني.',
    hint: 'أدخل seller.legalRegistrationNumber، كرقم الرخصة التجارية، أو ضعه في defaults.seller.',
  },
  'ibr-181-ae': {
    message: 'رقم التسجيل القانوني للبائع لا يبيّن نوع التسجيل.',
    hint: `أدخل في seller.legalRegistrationType إحدى القيم: ${registrationTypes}.`,
  },
  'ibr-180-ae': {
    message: 'رقم التسجيل القانوني للمشتري لا يبيّن نوع التسجيل.',
    hint: `أدخل في buyer.legalRegistrationType إحدى القيم: ${registrationTypes}.`,
  },
  'ibr-173-ae': {
    message: 'نوع التسجيل القانوني للبائع {value} ليس من القيم TL و EID و PAS و CD.',
    hint: `اجعل seller.legalRegistrationType إحدى القيم: ${registrationTypes}.`,
  },
  'ibr-183-ae': {
    message: 'نوع التسجيل القانوني للمشتري {value} ليس من القيم TL و EID و PAS و CD.',
    hint: `اجعل buyer.legalRegistrationType إحدى القيم: ${registrationTypes}.`,
  },
  'ibr-172-ae': {
    message: 'الرخصة التجارية للبائع لا تذكر الجهة التي أصدرتها.',
    hint: 'أدخل seller.authorityName، مثل دائرة الاقتصاد والسياحة في دبي.',
  },
  'ibr-101-ae': {
    message: 'الرخصة التجارية للمشتري لا تذكر الجهة التي أصدرتها.',
    hint: 'أدخل buyer.authorityName، مثل دائرة الاقتصاد والسياحة في دبي.',
  },
  'ibr-012-ae': {
    message: 'جواز سفر البائع لا يذكر الدولة التي أصدرته برمز ISO.',
    hint: 'أدخل في seller.authorityName رمز الدولة من حرفين، مثل IN.',
  },
  'ibr-010-ae': {
    message: 'جواز سفر المشتري لا يذكر الدولة التي أصدرته برمز ISO.',
    hint: 'أدخل في buyer.authorityName رمز الدولة من حرفين، مثل IN.',
  },
  'ibr-143-ae': { message: 'عنوان البائع ينقصه {part}.', hint: address },
  'ibr-144-ae': { message: 'عنوان المشتري ينقصه {part}.', hint: address },
  'ibr-128-ae': {
    message: 'الإمارة في العنوان غير مذكورة أو غير معروفة.',
    hint: `أدخل في countrySubentity أحد الرموز ${listed(emirates.codes)}، أو اسم الإمارة.`,
  },
  'ibr-011': {
    message: 'عنوان المشتري بلا دولة.',
    hint: 'أدخل في buyer.address.countryCode رمز ISO 3166 من حرفين، مثل AE.',
  },
  'ibr-cl-14': {
    message: 'الدولة {code} ليست في قائمة رموز الدول.',
    hint: 'أدخل في countryCode رمز ISO 3166 من حرفين، مثل AE.',
  },
  'ibr-cl-16': {
    message: 'طريقة الدفع {code} ليست في قائمة وسائل الدفع.',
    hint: 'اجعل paymentMode بقيمة cash أو cheque أو card أو debit أو رمزاً من UNCL4461 مثل 30 للتحويل المصرفي.',
  },
  'ibr-025': {
    message: 'لا يبيّن البند ما جرى بيعه.',
    hint: 'أدخل في description اسم السلعة أو الخدمة.',
  },
  'ibr-185-ae': serviceCode,
  'ibr-186-ae': serviceCode,
  'ibr-188-ae': {
    message: 'الصنف مصنَّف، ولكن ليس برمز HS.',
    hint: 'أضف إلى classifications مدخلاً برمز HS و listId بقيمة HS.',
  },
  'ibr-cl-13': {
    message: 'قائمة التصنيف {list} ليست من قوائم تصنيف الأصناف.',
    hint: 'أدخل في listId رمزاً من UNCL7143؛ ولرموز HS استعمل HS.',
  },
  'ibr-cl-21': {
    message: 'مخطط المعرّف القياسي للصنف {scheme} ليس في قائمة مخططات المعرّفات.',
    hint: 'أدخل في standardItemSchemeId رمزاً من ICD؛ ولرقم GTIN استعمل 0160.',
  },
  'ibr-cl-23': {
    message: 'وحدة القياس {unit} ليست في قائمة الوحدات.',
    hint: 'أدخل في unitCode رمزاً من توصية UN/ECE رقم 20، مثل EA أو KGM أو HUR.',
  },
  'ibr-190-ae': rate('S', '5'),
  'aligned-ibrp-z-05': rate('Z', '0'),
  'aligned-ibrp-e-05': rate('E', '0'),
  'aligned-ibrp-o-05': rate('O', '0'),
  'aligned-ibrp-ae-05-ae': rate('AE', '0 أو 5'),
  'ibr-111-ae': rate('N', '0 أو 5'),
  'ibr-167-ae': {
    message: 'البند معفى من الضريبة (الفئة E) ولا يذكر رمز سبب الإعفاء.',
    hint: `أدخل في exemptionReasonCode السبب الوارد في قانون الضريبة، وهو أحد الرموز ${listed(exemptions.codes)}.`,
  },
  'ibr-166-ae': {
    message: 'البند خاضع للاحتساب العكسي (الفئة AE) ولا يذكر نوع السلع.',
    hint: `أدخل في goodsNatureCode أحد الرموز ${listed(goods.codes)}.`,
  },
  'ibr-006-ae': {
    message: 'نوع السلع {code} ليس في القائمة.',
    hint: `أدخل في goodsNatureCode أحد الرموز ${listed(goods.codes)}.`,
  },
  'ibr-174-ae': {
    message: 'البند خاضع للاحتساب العكسي (الفئة AE) وليس لصنفه رقم GTIN.',
    hint: 'أدخل في standardItemId رقم GTIN للصنف، وفي standardItemSchemeId القيمة 0160.',
  },
  'ibr-103-ae': {
    message: 'في الاحتساب العكسي (الفئة AE) يحتسب المشتري الضريبة، ورقم تسجيله الضريبي غير مذكور.',
    hint: 'أدخل في buyer.trn رقم التسجيل الضريبي للمشتري المكوّن من 15 خانة.',
  },
  'ibr-131-ae': { message: 'الخصم {amount} لا يساوي {percent} % من {base}.', hint: percentage },
  'ibr-146-ae': { message: 'الرسم الإضافي {amount} لا يساوي {percent} % من {base}.', hint: percentage },
  'ibr-cl-19': {
    message: 'رمز السبب {code} ليس من رموز الخصومات.',
    hint: 'أدخل في reasonCode رمزاً من UNCL5189، أو اتركه فارغاً واذكر السبب نصاً.',
  },
  'ibr-cl-20': {
    message: 'رمز السبب {code} ليس من رموز الرسوم الإضافية.',
    hint: 'أدخل في reasonCode رمزاً من UNCL7161، أو اتركه فارغاً واذكر السبب نصاً.',
  },
  'ibr-147-ae': amount('مبلغ البند', 'الكمية × سعر الوحدة، زائداً الرسوم الإضافية وناقصاً الخصومات'),
  'ibr-co-10': amount('مجموع مبالغ البنود', 'حاصل جمع البنود'),
  'ibr-co-14': amount('إجمالي الضريبة', 'ضريبة البنود والخصومات والرسوم الإضافية'),
  'ibr-co-13': amount('الإجمالي دون الضريبة', 'البنود، ناقصاً خصومات المستند وزائداً رسومه الإضافية'),
  'ibr-co-15': amount('الإجمالي شاملاً الضريبة', 'الإجمالي دون الضريبة زائداً الضريبة'),
  'ibr-co-16': amount('المبلغ المستحق الدفع', 'الإجمالي شاملاً الضريبة ناقصاً المدفوع مقدماً'),
  'pint-ae-negative-total': {
    message: 'إجمالي المستند سالب: {total} {currency}.',
    hint: 'يُعطى المبلغ السالب في الدولة بإشعار دائن.',
  },
  'pint-ae-illegal-character': {
    message: 'في النص محارف لا يمكن أن يحملها XML: {characters}.',
    hint: 'احذف محارف التحكم هذه من النص.',
  },
};

function listed(codes: Readonly<Record<string, string>>): string {
  return Object.keys(codes).join('، ');
}

function rate(category: string, rates: string): FindingText {
  return {
    message: `نسبة الضريبة {rate} لا توافق فئة الضريبة ${category} ونسبتها ${rates}.`,
    hint: `اجعل vatRate بقيمة ${rates}، أو اجعل vatCategory الفئة المنطبقة (S النسبة الأساسية، Z نسبة الصفر، E معفى، O خارج النطاق، AE الاحتساب العكسي).`,
  };
}

function amount(subject: string, sum: string): FindingText {
  return { message: `${subject} مذكور بقيمة {sent}، وحسابه {computed}: ${sum}.`, hint: computedAmount };
}
