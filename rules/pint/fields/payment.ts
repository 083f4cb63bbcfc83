import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const paymentInstruction = {
  title: { en: 'Payment instruction', ar: 'تعليمات السداد' },
  description: {
    en: 'A further way to pay. Extension of the interface.',
    ar: 'وسيلة سداد أخرى. امتداد للواجهة.',
  },
  fields: {
    id: {
      title: { en: 'Identifier', ar: 'المعرّف' },
      kind: 'identifier',
      terms: ['IBT-178'],
      description: { en: 'Identifier, to which instalments refer.', ar: 'المعرّف الذي تشير إليه الأقساط.' },
    },
    paymentMode: {
      title: { en: 'Payment means', ar: 'وسيلة السداد' },
      kind: 'code',
      presence: 'required',
      terms: ['IBT-081'],
      description: { en: 'Payment means as a code or by its name.', ar: 'وسيلة السداد رمزاً أو باسمها.' },
    },
    paymentBankAccount: {
      title: { en: 'Bank account', ar: 'الحساب المصرفي' },
      kind: 'identifier',
      terms: ['IBT-084'],
      description: { en: 'Account to pay into.', ar: 'الحساب الذي يُسدَّد إليه.' },
    },
    paymentModeText: {
      title: { en: 'Payment means in words', ar: 'وسيلة السداد نصاً' },
      kind: 'text',
      terms: ['IBT-082'],
      description: {
        en: 'Payment means as text, if the name of its code is not enough.',
        ar: 'وسيلة السداد نصاً، حيث لا يكفي اسم رمزها.',
      },
    },
    paymentReference: {
      title: { en: 'Payment reference', ar: 'مرجع السداد' },
      kind: 'text',
      terms: ['IBT-083'],
      description: {
        en: 'Reference that the payer gives with the payment.',
        ar: 'المرجع الذي يذكره مَن يسدد المبلغ مع السداد.',
      },
      examples: ['RF18539007547034'],
    },
    paymentAccountSchemeId: {
      title: { en: 'Scheme of the account', ar: 'مخطط الحساب' },
      kind: 'code',
      terms: ['IBT-084-1'],
      description: {
        en: 'Scheme of the account; IBAN where the account looks like one.',
        ar: 'مخطط الحساب؛ IBAN إذا كان الحساب بصيغته.',
      },
      examples: ['IBAN'],
    },
    paymentAccountName: {
      title: { en: 'Account name', ar: 'اسم الحساب' },
      kind: 'text',
      terms: ['IBT-085'],
      description: { en: 'Name of the account.', ar: 'اسم الحساب.' },
    },
    paymentServiceProviderId: {
      title: { en: 'Bank', ar: 'المصرف' },
      kind: 'identifier',
      terms: ['IBT-086'],
      description: {
        en: 'Identifier of the bank or payment service that holds the account.',
        ar: 'معرّف المصرف أو مزوّد خدمة السداد الذي لديه الحساب.',
      },
      examples: ['EBILAEAD'],
    },
    cardAccountNumber: {
      title: { en: 'Card number', ar: 'رقم البطاقة' },
      kind: 'identifier',
      terms: ['IBT-087'],
      description: {
        en: 'Number of the card that pays, its first digits masked.',
        ar: 'رقم البطاقة التي يُسدَّد بها، مع إخفاء أرقامه الأولى.',
      },
      examples: ['XXXXXXXXXXXX1234'],
    },
    cardNetworkId: {
      title: { en: 'Card network', ar: 'شبكة البطاقة' },
      kind: 'identifier',
      description: {
        en: 'Network of the card; UBL asks for it beside the number.',
        ar: 'شبكة البطاقة؛ يشترطها UBL إلى جانب الرقم.',
      },
      examples: ['VISA'],
    },
    cardHolderName: {
      title: { en: 'Card holder', ar: 'حامل البطاقة' },
      kind: 'text',
      terms: ['IBT-088'],
      description: { en: 'Name of the holder of the card.', ar: 'اسم حامل البطاقة.' },
    },
    mandateId: {
      title: { en: 'Direct debit mandate', ar: 'تفويض الخصم المباشر' },
      kind: 'identifier',
      terms: ['IBT-089'],
      description: { en: 'Reference of the mandate for a direct debit.', ar: 'مرجع التفويض بالخصم المباشر.' },
    },
    payerAccount: {
      title: { en: 'Account that is debited', ar: 'الحساب المخصوم منه' },
      kind: 'identifier',
      terms: ['IBT-091'],
      description: { en: 'Account that is debited.', ar: 'الحساب الذي يُخصم منه.' },
    },
    paymentServiceProviderAddress: {
      title: { en: 'Address of the bank', ar: 'عنوان المصرف' },
      kind: 'group',
      of: 'Address',
      terms: ['IBT-169', 'IBT-170', 'IBT-171', 'IBT-172', 'IBT-173', 'IBT-174', 'IBT-175'],
      description: {
        en: 'Address of the bank or payment service that holds the account.',
        ar: 'عنوان المصرف أو مزوّد خدمة السداد الذي لديه الحساب.',
      },
    },
  },
} as const satisfies ObjectRows;

export const instalment = {
  title: { en: 'Instalment', ar: 'قسط' },
  description: {
    en: 'Payment terms of an instalment. Extension of the interface.',
    ar: 'شروط السداد لقسط. امتداد للواجهة.',
  },
  fields: {
    paymentInstructionId: {
      title: { en: 'Payment instruction', ar: 'تعليمات السداد' },
      kind: 'identifier',
      terms: ['IBT-187'],
      description: {
        en: 'The payment instruction by which it is paid.',
        ar: 'تعليمات السداد التي يُسدَّد بها.',
      },
    },
    note: {
      kind: 'text',
      terms: ['IBT-020'],
      title: { en: 'Terms', ar: 'الشروط' },
      description: { en: 'Terms as text.', ar: 'الشروط نصاً.' },
    },
    amount: {
      title: { en: 'Amount', ar: 'المبلغ' },
      kind: 'amount',
      terms: ['IBT-176'],
      description: { en: 'Amount of the instalment.', ar: 'مبلغ القسط.' },
    },
    dueDate: {
      title: { en: 'Due date', ar: 'تاريخ الاستحقاق' },
      kind: 'date',
      terms: ['IBT-177'],
      description: { en: 'Day by which it is due.', ar: 'تاريخ استحقاقه.' },
    },
  },
} as const satisfies ObjectRows;

export const paidAmount = {
  title: { en: 'Paid amount', ar: 'مبلغ مدفوع' },
  description: {
    en: 'A payment made before. Extension of the interface.',
    ar: 'دفعة سُدِّدت مقدماً. امتداد للواجهة.',
  },
  fields: {
    id: {
      title: { en: 'Payment number', ar: 'رقم عملية السداد' },
      kind: 'identifier',
      terms: ['IBT-179'],
      description: { en: 'Identifier of the payment.', ar: 'معرّف السداد.' },
    },
    amount: {
      kind: 'amount',
      terms: ['IBT-180'],
      title: { en: 'Amount', ar: 'المبلغ' },
      description: { en: 'Amount.', ar: 'المبلغ.' },
    },
    date: {
      title: { en: 'Date', ar: 'التاريخ' },
      kind: 'date',
      terms: ['IBT-181'],
      description: { en: 'Day of the payment.', ar: 'تاريخ السداد.' },
    },
    type: {
      kind: 'code',
      terms: ['IBT-182'],
      title: { en: 'Kind of payment', ar: 'نوع عملية السداد' },
      description: { en: 'Kind of payment.', ar: 'نوع السداد.' },
    },
  },
} as const satisfies ObjectRows;
