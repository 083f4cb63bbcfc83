export declare const party: {
    readonly title: {
        readonly en: 'Party';
        readonly ar: 'الطرف';
    };
    readonly description: {
        readonly en: 'The seller (IBG-04) or the buyer (IBG-07).';
        readonly ar: 'البائع (IBG-04) أو المشتري (IBG-07).';
    };
    readonly fields: {
        readonly name: {
            readonly title: {
                readonly en: 'Name';
                readonly ar: 'الاسم';
            };
            readonly kind: 'text';
            readonly presence: 'required';
            readonly terms: readonly ["IBT-027", "IBT-044"];
            readonly description: {
                readonly en: 'Registered name.';
                readonly ar: 'الاسم المسجَّل.';
            };
            readonly examples: readonly ["Falcon Office Supplies LLC"];
        };
        readonly trn: {
            readonly title: {
                readonly en: 'TRN';
                readonly ar: 'رقم التسجيل الضريبي (TRN)';
            };
            readonly kind: 'identifier';
            readonly presence: 'nullable';
            readonly terms: readonly ["IBT-031", "IBT-048"];
            readonly description: {
                readonly en: 'Tax registration number.';
                readonly ar: 'رقم التسجيل الضريبي.';
            };
        };
        readonly participantId: {
            readonly title: {
                readonly en: 'Electronic address';
                readonly ar: 'العنوان الإلكتروني';
            };
            readonly kind: 'identifier';
            readonly presence: 'nullable';
            readonly terms: readonly ["IBT-034", "IBT-049"];
            readonly description: {
                readonly en: 'Peppol participant as scheme and identifier.';
                readonly ar: 'معرّف المشارك في Peppol: المخطط ثم المعرّف.';
            };
            readonly examples: readonly ["0088:7300010000001"];
        };
        readonly address: {
            readonly title: {
                readonly en: 'Address';
                readonly ar: 'العنوان';
            };
            readonly kind: 'group';
            readonly of: 'Address';
            readonly presence: 'required';
            readonly terms: readonly ["IBG-05", "IBG-08"];
            readonly description: {
                readonly en: 'Postal address.';
                readonly ar: 'العنوان البريدي.';
            };
        };
        readonly contactPhone: {
            readonly title: {
                readonly en: 'Telephone';
                readonly ar: 'الهاتف';
            };
            readonly kind: 'text';
            readonly ubl: 'cac:Contact/cbc:Telephone';
            readonly terms: readonly ["IBT-042", "IBT-057"];
            readonly description: {
                readonly en: 'Telephone of the contact.';
                readonly ar: 'هاتف جهة الاتصال.';
            };
        };
        readonly contactEmail: {
            readonly title: {
                readonly en: 'E-mail';
                readonly ar: 'البريد الإلكتروني';
            };
            readonly kind: 'text';
            readonly ubl: 'cac:Contact/cbc:ElectronicMail';
            readonly terms: readonly ["IBT-043", "IBT-058"];
            readonly description: {
                readonly en: 'E-mail address of the contact.';
                readonly ar: 'البريد الإلكتروني لجهة الاتصال.';
            };
            readonly examples: readonly ["ar@falcon-office.example"];
        };
        readonly contactName: {
            readonly title: {
                readonly en: 'Contact';
                readonly ar: 'جهة الاتصال';
            };
            readonly kind: 'text';
            readonly ubl: 'cac:Contact/cbc:Name';
            readonly terms: readonly ["IBT-041", "IBT-056"];
            readonly description: {
                readonly en: 'Contact person or department.';
                readonly ar: 'الشخص أو القسم المسؤول عن الاتصال.';
            };
            readonly examples: readonly ["Accounts Receivable"];
        };
        readonly legalRegistrationNumber: {
            readonly title: {
                readonly en: 'Registration number';
                readonly ar: 'رقم التسجيل القانوني';
            };
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-030", "IBT-047"];
            readonly description: {
                readonly en: 'Number of the legal registration.';
                readonly ar: 'رقم التسجيل القانوني.';
            };
            readonly examples: readonly ["CN-1184420"];
        };
        readonly legalRegistrationType: {
            readonly title: {
                readonly en: 'Registration type';
                readonly ar: 'نوع التسجيل القانوني';
            };
            readonly kind: 'code';
            readonly description: {
                readonly en: 'What the number is of.';
                readonly ar: 'نوع التسجيل القانوني.';
            };
        };
        readonly authorityName: {
            readonly title: {
                readonly en: 'Registration authority';
                readonly ar: 'جهة التسجيل';
            };
            readonly kind: 'text';
            readonly description: {
                readonly en: 'Authority that issued the registration.';
                readonly ar: 'الجهة التي أصدرت التسجيل.';
            };
        };
        readonly tradingName: {
            readonly title: {
                readonly en: 'Trading name';
                readonly ar: 'الاسم التجاري';
            };
            readonly kind: 'text';
            readonly ubl: 'cac:PartyName/cbc:Name';
            readonly terms: readonly ["IBT-028", "IBT-045"];
            readonly description: {
                readonly en: 'Name under which the party trades. Extension of the interface.';
                readonly ar: 'الاسم التجاري الذي يُعرف به الطرف. امتداد للواجهة.';
            };
        };
        readonly tin: {
            readonly title: {
                readonly en: 'TIN';
                readonly ar: 'رقم التعريف الضريبي (TIN)';
            };
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-032"];
            readonly description: {
                readonly en: "The company's own tax identification number, where trn is that of its VAT group. Without participantId it is the electronic address; of a buyer it is not written beside a trn. Extension of the interface.";
                readonly ar: 'رقم التعريف الضريبي الخاص بالشركة، حيث يكون trn لمجموعتها الضريبية. ومن دون participantId يكون هو العنوان الإلكتروني؛ ولا يُكتب للمشتري إلى جانب trn. امتداد للواجهة.';
            };
            readonly examples: readonly ["1003548797"];
        };
        readonly identifiers: {
            readonly title: {
                readonly en: 'Other identifiers';
                readonly ar: 'معرّفات أخرى';
            };
            readonly kind: 'list';
            readonly of: 'PartyIdentifier';
            readonly terms: readonly ["IBT-029", "IBT-046"];
            readonly description: {
                readonly en: 'Other identifiers of the party. Extension of the interface.';
                readonly ar: 'معرّفات أخرى للطرف. امتداد للواجهة.';
            };
        };
        readonly legalRegistrationSchemeId: {
            readonly title: {
                readonly en: 'Scheme of the registration number';
                readonly ar: 'مخطط رقم التسجيل القانوني';
            };
            readonly kind: 'code';
            readonly terms: readonly ["IBT-030-1", "IBT-047-1"];
            readonly description: {
                readonly en: 'Scheme of the legal registration number. Extension of the interface.';
                readonly ar: 'مخطط رقم التسجيل القانوني. امتداد للواجهة.';
            };
        };
        readonly legalForm: {
            readonly title: {
                readonly en: 'Legal form';
                readonly ar: 'الشكل القانوني';
            };
            readonly kind: 'text';
            readonly ubl: 'cac:PartyLegalEntity/cbc:CompanyLegalForm';
            readonly terms: readonly ["IBT-033"];
            readonly description: {
                readonly en: 'Legal form of the seller and other legal information. Extension of the interface.';
                readonly ar: 'الشكل القانوني للبائع ومعلومات قانونية أخرى. امتداد للواجهة.';
            };
        };
    };
};
export declare const partyIdentifier: {
    readonly title: {
        readonly en: 'Party identifier';
        readonly ar: 'معرّف الطرف';
    };
    readonly description: {
        readonly en: 'An identifier of a party with its scheme. Extension of the interface.';
        readonly ar: 'معرّف لطرف مع مخططه. امتداد للواجهة.';
    };
    readonly fields: {
        readonly id: {
            readonly title: {
                readonly en: 'Identifier';
                readonly ar: 'المعرّف';
            };
            readonly kind: 'identifier';
            readonly presence: 'required';
            readonly terms: readonly ["IBT-029", "IBT-046"];
            readonly description: {
                readonly en: 'The identifier.';
                readonly ar: 'المعرّف.';
            };
        };
        readonly schemeId: {
            readonly title: {
                readonly en: 'Scheme';
                readonly ar: 'المخطط';
            };
            readonly kind: 'code';
            readonly terms: readonly ["IBT-029-1", "IBT-046-1"];
            readonly description: {
                readonly en: 'Its scheme.';
                readonly ar: 'مخططه.';
            };
        };
    };
};
export declare const payee: {
    readonly title: {
        readonly en: 'Payee';
        readonly ar: 'المستفيد';
    };
    readonly description: {
        readonly en: 'Who receives the payment. Extension of the interface.';
        readonly ar: 'من يتسلّم المبلغ. امتداد للواجهة.';
    };
    readonly fields: {
        readonly name: {
            readonly title: {
                readonly en: 'Name';
                readonly ar: 'الاسم';
            };
            readonly kind: 'text';
            readonly presence: 'required';
            readonly terms: readonly ["IBT-059"];
            readonly description: {
                readonly en: 'Name.';
                readonly ar: 'الاسم.';
            };
        };
        readonly identifier: {
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-060"];
            readonly title: {
                readonly en: 'Identifier';
                readonly ar: 'المعرّف';
            };
            readonly description: {
                readonly en: 'Identifier.';
                readonly ar: 'المعرّف.';
            };
        };
        readonly identifierSchemeId: {
            readonly title: {
                readonly en: 'Scheme of the identifier';
                readonly ar: 'مخطط المعرّف';
            };
            readonly kind: 'code';
            readonly terms: readonly ["IBT-060-1"];
            readonly description: {
                readonly en: 'Scheme of the identifier.';
                readonly ar: 'مخطط المعرّف.';
            };
        };
        readonly legalRegistrationNumber: {
            readonly title: {
                readonly en: 'Registration number';
                readonly ar: 'رقم التسجيل القانوني';
            };
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-061"];
            readonly description: {
                readonly en: 'Legal registration number.';
                readonly ar: 'رقم التسجيل القانوني.';
            };
        };
        readonly legalRegistrationSchemeId: {
            readonly title: {
                readonly en: 'Scheme of the registration number';
                readonly ar: 'مخطط رقم التسجيل القانوني';
            };
            readonly kind: 'code';
            readonly terms: readonly ["IBT-061-1"];
            readonly description: {
                readonly en: 'Scheme of that number.';
                readonly ar: 'مخطط ذلك الرقم.';
            };
        };
    };
};
export declare const taxRepresentative: {
    readonly title: {
        readonly en: 'Tax representative';
        readonly ar: 'الممثل الضريبي';
    };
    readonly description: {
        readonly en: 'Tax representative of the seller. Extension of the interface.';
        readonly ar: 'الممثل الضريبي للبائع. امتداد للواجهة.';
    };
    readonly fields: {
        readonly name: {
            readonly title: {
                readonly en: 'Name';
                readonly ar: 'الاسم';
            };
            readonly kind: 'text';
            readonly presence: 'required';
            readonly terms: readonly ["IBT-062"];
            readonly description: {
                readonly en: 'Name.';
                readonly ar: 'الاسم.';
            };
        };
        readonly trn: {
            readonly title: {
                readonly en: 'TRN';
                readonly ar: 'رقم التسجيل الضريبي (TRN)';
            };
            readonly kind: 'identifier';
            readonly presence: 'nullable';
            readonly terms: readonly ["IBT-063"];
            readonly description: {
                readonly en: 'Tax registration number.';
                readonly ar: 'رقم التسجيل الضريبي.';
            };
        };
        readonly address: {
            readonly title: {
                readonly en: 'Address';
                readonly ar: 'العنوان';
            };
            readonly kind: 'group';
            readonly of: 'Address';
            readonly presence: 'required';
            readonly terms: readonly ["IBG-12"];
            readonly description: {
                readonly en: 'Address.';
                readonly ar: 'العنوان.';
            };
        };
    };
};
//# sourceMappingURL=party.d.ts.map