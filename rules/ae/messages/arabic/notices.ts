import type { NoticeId } from '../../defaults/notices.ts';
import type { FindingText } from './business.ts';

/** What to tell the caller when something was derived, defaulted or left out, in Arabic. */
export const arabicNotices: Readonly<Record<NoticeId, FindingText>> = {
  unknownField: {
    message: 'الحقل {field} ليس من حقول طلب المستند وقد أُهمل.',
    hint: 'راجع تهجئته، أو احذفه.',
  },
  currencyDefaulted: {
    message: 'لم تُذكر العملة، فافتُرضت {currency}.',
    hint: 'أدخل في currency رمز ISO 4217 لعملة المبالغ.',
  },
  countryDefaulted: {
    message: 'لم تُذكر الدولة في هذا العنوان، فافتُرضت {country}.',
    hint: 'أدخل في countryCode رمز ISO 3166 للدولة.',
  },
  emirateFromCity: {
    message: 'لم تُذكر الإمارة، فاشتُقت {emirate} من المدينة {city}.',
    hint: 'أدخل الإمارة في countrySubentity، مثل DXB لدبي.',
  },
  subdivisionFromCity: {
    message: 'لم تُذكر المنطقة، فكُتبت المدينة {city} مكانها.',
    hint: 'أدخل في countrySubentity المنطقة أو المقاطعة أو الولاية.',
  },
  sellerEndpointDerived: {
    message: 'لم يُذكر العنوان الإلكتروني للبائع، فاشتُق {endpoint} من رقم تسجيله الضريبي.',
    hint: 'أدخل في seller.participantId عنوان Peppol للبائع، مثل 0235:1987654321.',
  },
  buyerEndpointDerived: {
    message: 'لم يُذكر العنوان الإلكتروني للمشتري، فاشتُق {endpoint} من رقم تسجيله الضريبي.',
    hint: 'أدخل في buyer.participantId عنوان Peppol للمشتري، مثل 0235:1987654321.',
  },
  buyerEndpointPredefined: {
    message: 'لم يُذكر العنوان الإلكتروني للمشتري، فكُتب العنوان المعرّف مسبقاً {endpoint}.',
    hint: 'أدخل buyer.participantId إذا كان المشتري يستلم الفواتير الإلكترونية عبر Peppol.',
  },
  buyerEndpointOverridden: {
    message: 'يُرسل التوريد الاعتباري إلى العنوان المعرّف مسبقاً {endpoint}، ولم يُكتب عنوان المشتري {sent}.',
    hint: 'اترك buyer.participantId فارغاً في التوريد الاعتباري، أو ألغِ المؤشر deemedSupply.',
  },
  buyerIdentificationDerived: {
    message: 'ليس للمشتري رقم تسجيل ضريبي، فكُتب {identification} معرّفاً له.',
    hint: 'أدخل buyer.trn، أو buyer.legalRegistrationNumber إذا كان المشتري غير مسجل للضريبة.',
  },
  unknownRegistrationFieldsIgnored: {
    message: 'ذُكر نوع التسجيل القانوني أو جهته دون الرقم، فلم يُكتب.',
    hint: 'أدخل legalRegistrationNumber مع legalRegistrationType و authorityName.',
  },
  lineIdDefaulted: {
    message: 'البند بلا معرّف، فأُعطي المعرّف {id}.',
    hint: 'أدخل في id رقم البند بحيث لا يتكرر في المستند.',
  },
  lineIdRepeated: {
    message: 'معرّف البند {sent} مستعمل في بند سابق، فأصبح معرّف هذا البند {id}.',
    hint: 'أعطِ كل بند معرّفاً خاصاً به.',
  },
  unitDefaulted: {
    message: 'البند بلا وحدة قياس، فافتُرضت {unit} (قطعة).',
    hint: 'أدخل في unitCode رمزاً من توصية UN/ECE رقم 20، مثل KGM أو HUR أو EA.',
  },
  negativePriceTurned: {
    message: 'لا يجوز أن يكون السعر سالباً، فنُقلت الإشارة إلى الكمية وبقي مبلغ البند كما هو.',
    hint: 'أرسل unitPrice موجباً مع quantity سالبة.',
  },
  itemSchemeDefaulted: {
    message: 'المعرّف القياسي للصنف لا يذكر مخططه، فافتُرض {scheme} (GTIN).',
    hint: 'أدخل standardItemSchemeId، وقيمته 0160 لرقم GTIN.',
  },
  itemTypeLeftOut: {
    message: 'نوع الصنف {itemType} يتطلب رمز HS، ولعدم وجوده لم يُكتب نوع الصنف.',
    hint: 'أضف رمز HS للسلع إلى classifications، أو اترك itemTypeCode فارغاً.',
  },
  exemptionReasonLeftOut: {
    message: 'لا يُذكر سبب الإعفاء إلا في البنود المعفاة (الفئة E)، فلم يُكتب {code}.',
    hint: 'احذف exemptionReasonCode، أو اجعل vatCategory بقيمة E إذا كان التوريد معفى.',
  },
  exemptionReasonUnlisted: {
    message: 'رمز سبب الإعفاء {code} ليس في القائمة المنشورة، وكُتب كما هو.',
    hint: 'استعمل أحد الرموز {codes}.',
  },
  entryCategoryIgnored: {
    message:
      'فئة الضريبة {sent} لهذا الخصم أو الرسم الإضافي تختلف عن فئة بنده {category}، وفئة البند هي المعتمدة.',
    hint: 'احذف vatCategory من خصومات البند ورسومه الإضافية.',
  },
  percentageLeftOut: {
    message: 'المبلغ الأساسي والنسبة متلازمان، فلم يُكتب المنفرد منهما، وبقي المبلغ كما هو.',
    hint: 'أرسل baseAmount و multiplierPercent معاً، أو اتركهما معاً.',
  },
  percentageRounded: {
    message: 'يبعد المبلغ {amount} فلساً واحداً عن حاصل ضرب المبلغ الأساسي في النسبة، فكُتب المبلغ وحده.',
    hint: 'قرّب المبلغ إلى خانتين عشريتين والنصف إلى الأعلى، أو احذف baseAmount و multiplierPercent.',
  },
  entryReasonDefaulted: {
    message: 'الخصم أو الرسم الإضافي لا يذكر سببه، فكُتب {code} ({text}).',
    hint: 'أدخل السبب نصاً في reason أو رمزاً في reasonCode.',
  },
  entryReasonCodeDefaulted: {
    message: 'الخصم أو الرسم الإضافي المعفى على مستوى المستند يتطلب رمز السبب، فكُتب {code}.',
    hint: 'أدخل reasonCode.',
  },
  paymentModeFallback: {
    message: 'الدفع بالتحويل المصرفي يتطلب حساباً ولم يُذكر، فكُتب الرمز {code} (غير محدد).',
    hint: 'أدخل في paymentBankAccount رقم IBAN الذي يُدفع إليه، أو في paymentMode طريقة الدفع.',
  },
  vatPointDateLeftOut: {
    message: 'لم يُكتب تاريخ استحقاق الضريبة، إذ لا يُذكر إلا في فاتورة وإذا كان قبل تاريخ الإصدار.',
    hint: 'احذف vatPointDate.',
  },
  precedingDateLeftOut: {
    message: 'ذُكر تاريخ الفاتورة السابقة دون رقمها، فلم يُكتب.',
    hint: 'أدخل precedingInvoiceNumber كذلك.',
  },
  precedingInvoiceLeftOut: {
    message: 'الإشعار الدائن لخصم الكمية لا يشير إلى فاتورة بعينها، فلم تُكتب الفاتورة السابقة.',
    hint: 'احذف precedingInvoiceNumber، أو اختر creditNoteReasonCode آخر.',
  },
  creditNoteReasonDefaulted: {
    message: 'لا يذكر الإشعار الدائن سببه، فافتُرض {code} (تعديل المقابل المتفق عليه).',
    hint: 'أدخل في creditNoteReasonCode في الطلب أو في الخيارات السبب المنطبق.',
  },
  purchaseOrderPlaceholder: {
    message: 'ذُكر أمر البيع دون أمر الشراء، فكُتب NA مكان أمر الشراء.',
    hint: 'أدخل references.purchaseOrderId كذلك.',
  },
  deliverToFromBuyer: {
    message: 'تتطلب المعاملة عنوان تسليم ولم يُذكر، فكُتب عنوان المشتري.',
    hint: 'أدخل delivery.streetName والمدينة والإمارة ورمز الدولة: city و countrySubentity و countryCode.',
  },
  deliveryCountryDerived: {
    message: 'لا يذكر عنوان التسليم الدولة، فافتُرضت {country}.',
    hint: 'أدخل delivery.countryCode.',
  },
  attachmentNameDerived: {
    message: 'المرفق بلا اسم ملف، فكُتب {fileName}.',
    hint: 'أدخل fileName.',
  },
  mediaTypeDerived: {
    message: 'لا يذكر المرفق نوع الوسائط، فاشتُق {type}.',
    hint: 'أدخل mimeCode.',
  },
  exchangeRateRounded: {
    message: 'لسعر الصرف ست خانات عشرية على الأكثر، فقُرّب إلى {rate}.',
    hint: 'أرسل currencyExchangeRate بست خانات عشرية على الأكثر.',
  },
};
