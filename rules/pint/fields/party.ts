import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const party = {
  title: { en: 'Party', ar: 'الطرف' },
  description: {
    en: 'The seller (IBG-04) or the buyer (IBG-07).',
    ar: 'البائع (IBG-04) أو المشتري (IBG-07).',
  },
  fields: {
    name: {
      title: { en: 'Name', ar: 'الاسم' },
      kind: 'text',
      presence: 'required',
      terms: ['IBT-027', 'IBT-044'],
      description: { en: 'Registered name.', ar: 'الاسم المسجَّل.' },
      examples: ['Falcon Office Supplies LLC'],
    },
    trn: {
      title: { en: 'TRN', ar: 'رقم التسجيل الضريبي (TRN)' },
      kind: 'identifier',
      presence: 'nullable',
      terms: ['IBT-031', 'IBT-048'],
      description: { en: 'Tax registration number.', ar: 'رقم التسجيل الضريبي.' },
    },
    participantId: {
      title: { en: 'Electronic address', ar: 'العنوان الإلكتروني' },
      kind: 'identifier',
      presence: 'nullable',
      terms: ['IBT-034', 'IBT-049'],
      description: {
        en: 'Peppol participant as scheme and identifier.',
        ar: 'معرّف المشارك في Peppol: المخطط ثم المعرّف.',
      },
      examples: ['0088:7300010000001'],
    },
    address: {
      title: { en: 'Address', ar: 'العنوان' },
      kind: 'group',
      of: 'Address',
      presence: 'required',
      terms: ['IBG-05', 'IBG-08'],
      description: { en: 'Postal address.', ar: 'العنوان البريدي.' },
    },
    contactPhone: {
      title: { en: 'Telephone', ar: 'الهاتف' },
      kind: 'text',
      ubl: 'cac:Contact/cbc:Telephone',
      terms: ['IBT-042', 'IBT-057'],
      description: { en: 'Telephone of the contact.', ar: 'هاتف جهة الاتصال.' },
    },
    contactEmail: {
      title: { en: 'E-mail', ar: 'البريد الإلكتروني' },
      kind: 'text',
      ubl: 'cac:Contact/cbc:ElectronicMail',
      terms: ['IBT-043', 'IBT-058'],
      description: { en: 'E-mail address of the contact.', ar: 'البريد الإلكتروني لجهة الاتصال.' },
      examples: ['ar@falcon-office.example'],
    },
    contactName: {
      title: { en: 'Contact', ar: 'جهة الاتصال' },
      kind: 'text',
      ubl: 'cac:Contact/cbc:Name',
      terms: ['IBT-041', 'IBT-056'],
      description: { en: 'Contact person or department.', ar: 'الشخص أو القسم المسؤول عن الاتصال.' },
      examples: ['Accounts Receivable'],
    },
    legalRegistrationNumber: {
      title: { en: 'Registration number', ar: 'رقم التسجيل القانوني' },
      kind: 'identifier',
      terms: ['IBT-030', 'IBT-047'],
      description: { en: 'Number of the legal registration.', ar: 'رقم التسجيل القانوني.' },
      examples: ['CN-1184420'],
    },
    legalRegistrationType: {
      title: { en: 'Registration type', ar: 'نوع التسجيل القانوني' },
      kind: 'code',
      description: { en: 'Type of the number.', ar: 'نوع التسجيل القانوني.' },
    },
    authorityName: {
      title: { en: 'Registration authority', ar: 'جهة التسجيل' },
      kind: 'text',
      description: { en: 'Authority that issued the registration.', ar: 'الجهة التي أصدرت التسجيل.' },
    },
    // Not in the published interface.
    tradingName: {
      title: { en: 'Trading name', ar: 'الاسم التجاري' },
      kind: 'text',
      ubl: 'cac:PartyName/cbc:Name',
      terms: ['IBT-028', 'IBT-045'],
      description: {
        en: 'Name under which the party trades. Extension of the interface.',
        ar: 'الاسم التجاري الذي يُعرف به الطرف. امتداد للواجهة.',
      },
    },
    tin: {
      title: { en: 'TIN', ar: 'رقم التعريف الضريبي (TIN)' },
      kind: 'identifier',
      terms: ['IBT-032'],
      description: {
        en: "The company's own tax identification number, where trn is that of its VAT group. Without participantId it is the electronic address; for a buyer it is not written if there is a trn. Extension of the interface.",
        ar: 'رقم التعريف الضريبي الخاص بالشركة، حيث يكون trn لمجموعتها الضريبية. ومن دون participantId يكون هو العنوان الإلكتروني؛ ولا يُكتب للمشتري إلى جانب trn. امتداد للواجهة.',
      },
      examples: ['1003548797'],
    },
    identifiers: {
      title: { en: 'Other identifiers', ar: 'معرّفات أخرى' },
      kind: 'list',
      of: 'PartyIdentifier',
      terms: ['IBT-029', 'IBT-046'],
      description: {
        en: 'Other identifiers of the party. Extension of the interface.',
        ar: 'معرّفات أخرى للطرف. امتداد للواجهة.',
      },
    },
    legalRegistrationSchemeId: {
      title: { en: 'Scheme of the registration number', ar: 'مخطط رقم التسجيل القانوني' },
      kind: 'code',
      terms: ['IBT-030-1', 'IBT-047-1'],
      description: {
        en: 'Scheme of the legal registration number. Extension of the interface.',
        ar: 'مخطط رقم التسجيل القانوني. امتداد للواجهة.',
      },
    },
    legalForm: {
      title: { en: 'Legal form', ar: 'الشكل القانوني' },
      kind: 'text',
      ubl: 'cac:PartyLegalEntity/cbc:CompanyLegalForm',
      terms: ['IBT-033'],
      description: {
        en: 'Legal form of the seller and other legal information. Extension of the interface.',
        ar: 'الشكل القانوني للبائع ومعلومات قانونية أخرى. امتداد للواجهة.',
      },
    },
  },
} as const satisfies ObjectRows;

export const partyIdentifier = {
  title: { en: 'Party identifier', ar: 'معرّف الطرف' },
  description: {
    en: 'An identifier of a party with its scheme. Extension of the interface.',
    ar: 'معرّف لطرف مع مخططه. امتداد للواجهة.',
  },
  fields: {
    id: {
      title: { en: 'Identifier', ar: 'المعرّف' },
      kind: 'identifier',
      presence: 'required',
      terms: ['IBT-029', 'IBT-046'],
      description: { en: 'The identifier.', ar: 'المعرّف.' },
    },
    schemeId: {
      title: { en: 'Scheme', ar: 'المخطط' },
      kind: 'code',
      terms: ['IBT-029-1', 'IBT-046-1'],
      description: { en: 'Its scheme.', ar: 'مخططه.' },
    },
  },
} as const satisfies ObjectRows;

export const payee = {
  title: { en: 'Payee', ar: 'المستفيد' },
  description: {
    en: 'Who receives the payment. Extension of the interface.',
    ar: 'من يتسلّم المبلغ. امتداد للواجهة.',
  },
  fields: {
    name: {
      title: { en: 'Name', ar: 'الاسم' },
      kind: 'text',
      presence: 'required',
      terms: ['IBT-059'],
      description: { en: 'Name.', ar: 'الاسم.' },
    },
    identifier: {
      kind: 'identifier',
      terms: ['IBT-060'],
      title: { en: 'Identifier', ar: 'المعرّف' },
      description: { en: 'Identifier.', ar: 'المعرّف.' },
    },
    identifierSchemeId: {
      title: { en: 'Scheme of the identifier', ar: 'مخطط المعرّف' },
      kind: 'code',
      terms: ['IBT-060-1'],
      description: { en: 'Scheme of the identifier.', ar: 'مخطط المعرّف.' },
    },
    legalRegistrationNumber: {
      title: { en: 'Registration number', ar: 'رقم التسجيل القانوني' },
      kind: 'identifier',
      terms: ['IBT-061'],
      description: { en: 'Legal registration number.', ar: 'رقم التسجيل القانوني.' },
    },
    legalRegistrationSchemeId: {
      title: { en: 'Scheme of the registration number', ar: 'مخطط رقم التسجيل القانوني' },
      kind: 'code',
      terms: ['IBT-061-1'],
      description: { en: 'Scheme of that number.', ar: 'مخطط ذلك الرقم.' },
    },
  },
} as const satisfies ObjectRows;

export const taxRepresentative = {
  title: { en: 'Tax representative', ar: 'الممثل الضريبي' },
  description: {
    en: 'Tax representative of the seller. Extension of the interface.',
    ar: 'الممثل الضريبي للبائع. امتداد للواجهة.',
  },
  fields: {
    name: {
      title: { en: 'Name', ar: 'الاسم' },
      kind: 'text',
      presence: 'required',
      terms: ['IBT-062'],
      description: { en: 'Name.', ar: 'الاسم.' },
    },
    trn: {
      title: { en: 'TRN', ar: 'رقم التسجيل الضريبي (TRN)' },
      kind: 'identifier',
      presence: 'nullable',
      terms: ['IBT-063'],
      description: { en: 'Tax registration number.', ar: 'رقم التسجيل الضريبي.' },
    },
    address: {
      title: { en: 'Address', ar: 'العنوان' },
      kind: 'group',
      of: 'Address',
      presence: 'required',
      terms: ['IBG-12'],
      description: { en: 'Address.', ar: 'العنوان.' },
    },
  },
} as const satisfies ObjectRows;
