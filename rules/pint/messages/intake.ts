/** A text in both languages. */
interface Bilingual {
  readonly en: string;
  readonly ar: string;
}

/** What is said where a document cannot be read; a message has the document or the field for its subject. */
export interface IntakeEntry {
  readonly title: Bilingual;
  readonly message: Bilingual;
  readonly hint: Bilingual;
  /** What is said instead in some cases. */
  readonly texts?: Readonly<Record<string, { readonly message: Bilingual; readonly hint?: Bilingual }>>;
}

const sendJsonOrUbl: Bilingual = {
  en: 'Send the invoice as a JSON document request or as UBL XML.',
  ar: 'أرسل الفاتورة كطلب بصيغة JSON أو كملف UBL بصيغة XML.',
};

const notJson = (en: string, ar: string) => ({
  message: {
    en: `is not JSON: ${en} at line {line}, column {column}`,
    ar: `ليس JSON: ${ar} في السطر {line}، العمود {column}`,
  },
});

/** The texts of the rules that a document can break before anything in it is looked at. */
export const intakeTexts: Readonly<Record<string, IntakeEntry>> = {
  'pint-ae-empty': {
    title: { en: 'There is a document', ar: 'وجود مستند' },
    message: { en: 'is empty', ar: 'فارغ' },
    hint: sendJsonOrUbl,
  },
  'pint-ae-file-kind': {
    title: { en: 'The document is JSON or XML', ar: 'المستند بصيغة JSON أو XML' },
    message: { en: 'is neither JSON nor XML', ar: 'ليس JSON ولا XML' },
    hint: sendJsonOrUbl,
    texts: {
      pdf: { message: { en: 'is a PDF file, not JSON or XML', ar: 'ملف PDF، وليس JSON ولا XML' } },
      zip: {
        message: {
          en: 'is a ZIP file, such as an archive or an Excel workbook, not JSON or XML',
          ar: 'ملف ZIP، كأرشيف أو مصنف Excel، وليس JSON ولا XML',
        },
      },
      gzip: {
        message: { en: 'is compressed with gzip', ar: 'مضغوط بصيغة gzip' },
        hint: { en: 'Decompress it, and send what is inside.', ar: 'فك ضغطه، وأرسل ما بداخله.' },
      },
      image: { message: { en: 'is an image, not JSON or XML', ar: 'صورة، وليس JSON ولا XML' } },
      oldOffice: {
        message: {
          en: 'is an Office file, such as an Excel workbook, not JSON or XML',
          ar: 'ملف Office، كمصنف Excel، وليس JSON ولا XML',
        },
      },
      html: { message: { en: 'is an HTML page, not JSON or XML', ar: 'صفحة HTML، وليس JSON ولا XML' } },
      csv: { message: { en: 'is a table (CSV), not JSON or XML', ar: 'جدول (CSV)، وليس JSON ولا XML' } },
      xml: {
        message: { en: 'is XML, where JSON was announced', ar: 'بصيغة XML، بينما أُعلن عنه أنه JSON' },
        hint: { en: 'Announce it as XML, or send JSON.', ar: 'أعلن عنه بصيغة XML، أو أرسل JSON.' },
      },
      json: {
        message: { en: 'is JSON, where XML was expected', ar: 'بصيغة JSON، بينما كان المتوقع XML' },
        hint: {
          en: 'Announce it as JSON, or send UBL XML.',
          ar: 'أعلن عنه بصيغة JSON، أو أرسل UBL بصيغة XML.',
        },
      },
    },
  },
  'pint-ae-several-documents': {
    title: { en: 'One document at a time', ar: 'مستند واحد في كل مرة' },
    message: { en: 'is a list of {count} documents', ar: 'قائمة من {count} مستندات' },
    hint: {
      en: 'Send each document on its own, or all of them as a batch, one on each line.',
      ar: 'أرسل كل مستند على حدة، أو أرسلها كلها دفعة واحدة، مستند في كل سطر.',
    },
    texts: {
      lines: {
        message: {
          en: 'holds several JSON documents, one on each line; the second begins at line {line}',
          ar: 'يحتوي عدة مستندات JSON، مستند في كل سطر، ويبدأ الثاني في السطر {line}',
        },
      },
    },
  },
  'pint-ae-encoding': {
    title: { en: 'The bytes are text of their encoding', ar: 'البايتات نص بترميزها' },
    message: {
      en: 'holds bytes that are not {encoding}: {byte} at offset {offset}',
      ar: 'يحتوي بايتات ليست من ترميز {encoding}: {byte} عند الموضع {offset}',
    },
    hint: { en: 'Save the document as UTF-8.', ar: 'احفظ المستند بترميز UTF-8.' },
    texts: {
      unsupported: {
        message: { en: 'is in {encoding}, which is not supported', ar: 'بترميز {encoding} غير المدعوم' },
      },
      twoMarks: {
        message: { en: 'begins with two byte order marks', ar: 'يبدأ بعلامتي ترتيب بايتات' },
        hint: { en: 'Remove one of the two.', ar: 'احذف إحداهما.' },
      },
      unmarkedUtf16: {
        message: {
          en: 'is XML in UTF-16 without a byte order mark and without a declaration',
          ar: 'ملف XML بترميز UTF-16 دون علامة ترتيب البايتات ودون تصريح',
        },
      },
      notUtf16: {
        message: {
          en: 'says that it is in {encoding}, which its bytes are not',
          ar: 'يصرّح بأنه بترميز {encoding}، وبايتاته ليست كذلك',
        },
        hint: {
          en: 'Correct the encoding in the XML declaration, or save the document as UTF-8.',
          ar: 'صحّح الترميز في تصريح XML، أو احفظ المستند بترميز UTF-8.',
        },
      },
    },
  },
  'pint-ae-too-large': {
    title: { en: 'The document is within the limits', ar: 'المستند ضمن الحدود' },
    message: { en: 'is too large', ar: 'أكبر من المسموح' },
    hint: {
      en: 'No e-invoice needs so much. Send invoices one by one, or split this one.',
      ar: 'لا تحتاج أي فاتورة إلكترونية إلى هذا القدر. أرسل الفواتير واحدة واحدة، أو قسّم هذه الفاتورة.',
    },
    texts: {
      bytes: { message: { en: 'is longer than {limit} bytes', ar: 'أطول من {limit} بايت' } },
      characters: { message: { en: 'is longer than {limit} characters', ar: 'أطول من {limit} حرف' } },
      lines: { message: { en: 'has more than {limit} lines', ar: 'به أكثر من {limit} بند' } },
      entries: { message: { en: 'has more than {limit} entries', ar: 'به أكثر من {limit} عنصر' } },
      nestingInJson: {
        message: {
          en: 'has objects and lists nested more than {limit} deep',
          ar: 'به كائنات وقوائم متداخلة أعمق من {limit}',
        },
      },
      xml: { message: { en: 'can not be read: {reason}', ar: 'تتعذّر قراءته: {reason}' } },
    },
  },
  'pint-ae-not-json': {
    title: { en: 'The document is JSON', ar: 'المستند بصيغة JSON' },
    message: notJson('invalid symbol', 'رمز غير صالح').message,
    hint: { en: 'Correct the JSON at this place.', ar: 'صحّح JSON في هذا الموضع.' },
    texts: {
      nameExpected: notJson('property name expected', 'اسم حقل متوقع'),
      valueExpected: notJson('value expected', 'قيمة متوقعة'),
      colonExpected: notJson('colon expected', 'نقطتان متوقعتان'),
      commaExpected: notJson('comma or closing bracket expected', 'فاصلة أو قوس إغلاق متوقع'),
      endExpected: notJson('end of file expected', 'نهاية الملف متوقعة'),
      comment: notJson('a comment is not allowed', 'التعليق غير مسموح'),
      openText: notJson('a text without its closing quote', 'نص دون علامة اقتباس ختامية'),
      invalidNumber: notJson('invalid number', 'رقم غير صالح'),
      invalidUnicode: notJson('invalid \\u escape', 'تسلسل \\u غير صالح'),
      invalidEscape: notJson('invalid escape character', 'حرف إفلات غير صالح'),
      invalidCharacter: notJson('invalid character in a text', 'حرف غير صالح في نص'),
    },
  },
  'pint-ae-duplicate-key': {
    title: { en: 'Each name once in an object', ar: 'كل اسم مرة واحدة في الكائن' },
    message: {
      en: 'is given more than once: at line {firstLine}, column {firstColumn}, and at line {line}, column {column}',
      ar: 'مكرر: في السطر {firstLine}، العمود {firstColumn}، وفي السطر {line}، العمود {column}',
    },
    hint: { en: 'Send the field once, with the right value.', ar: 'أرسل الحقل مرة واحدة بالقيمة الصحيحة.' },
  },
  'pint-ae-inexact-number': {
    title: { en: 'Numbers are held as they are written', ar: 'تُحفظ الأرقام كما كُتبت' },
    message: {
      en: 'is written {written}, which would be read as {held}',
      ar: 'مكتوب {written}، وسيُقرأ {held}',
    },
    hint: {
      en: 'Write the number with at most 15 significant digits.',
      ar: 'اكتب الرقم بما لا يزيد على 15 رقماً معنوياً.',
    },
    texts: {
      tooLarge: {
        message: {
          en: 'is {written}, a number too large to be read',
          ar: 'قيمته {written}، وهو رقم أكبر من أن يُقرأ',
        },
      },
    },
  },
  'pint-ae-not-well-formed': {
    title: { en: 'The document is well-formed XML', ar: 'المستند بصيغة XML سليمة' },
    message: { en: 'can not be read: {reason}', ar: 'تتعذّر قراءته: {reason}' },
    hint: {
      en: 'Correct the XML at this place; e-invoices have no DOCTYPE and no entities of their own.',
      ar: 'صحّح XML في هذا الموضع؛ لا تحتوي الفواتير الإلكترونية على DOCTYPE ولا على كيانات خاصة بها.',
    },
  },
  'pint-ae-root': {
    title: {
      en: 'The document is a UBL invoice or credit note',
      ar: 'المستند فاتورة أو إشعار دائن بصيغة UBL',
    },
    message: {
      en: 'can not be read: the document is {root}, not a UBL 2.1 Invoice or CreditNote',
      ar: 'تتعذّر قراءته: المستند {root}، وليس فاتورة أو إشعاراً دائناً بصيغة UBL 2.1',
    },
    hint: {
      en: 'Send the UBL document itself, without the envelope that it travels in.',
      ar: 'أرسل مستند UBL نفسه، دون الغلاف الذي ينتقل فيه.',
    },
  },
};
