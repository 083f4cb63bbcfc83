import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import { plainText } from '../../src/core/numbers/decimal.ts';
import type { NormaliseOptions } from '../../src/request/normalise/options.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, example, lineOf } from '../requests.ts';

function invoiceOf(
  name: string,
  edit: (request: DocumentRequest) => void = () => {},
  options?: NormaliseOptions,
) {
  return normalise(edited(name, edit), options).invoice;
}

function toldIn(name: string, edit: (request: DocumentRequest) => void = () => {}) {
  return normalise(edited(name, edit)).findings.map(({ text, path }) => [text, path]);
}

describe('document type code (IBT-003)', () => {
  test.each([
    ['standard-invoice', 'Invoice', '380'],
    ['standard-invoice', 'CreditNote', '381'],
    ['standard-invoice', 'SelfBillingInvoice', '389'],
    ['standard-invoice', 'SelfBillingCreditNote', '261'],
    ['out-of-scope', 'Invoice', '480'],
    ['out-of-scope', 'CreditNote', '81'],
    ['out-of-scope', 'SelfBillingInvoice', '480'],
    ['out-of-scope', 'SelfBillingCreditNote', '81'],
    ['exempt', 'Invoice', '480'],
    ['several-vat-categories', 'Invoice', '380'],
    ['export-usd', 'Invoice', '380'],
  ] as const)('%s as %s is %s', (name, documentType, code) => {
    expect(invoiceOf(name, () => {}, { documentType }).typeCode).toBe(code);
  });

  test('self-billing keeps its normal code where the buyer has no registration number', () => {
    const invoice = invoiceOf('out-of-scope', (request) => {
      request.documentType = 'SelfBillingInvoice';
      request.buyer.legalRegistrationNumber = null;
    });
    expect(invoice.typeCode).toBe('389');
  });

  test('a standard-rated document charge leaves an exempt document no out-of-scope code', () => {
    const invoice = invoiceOf('exempt', (request) => {
      request.allowancesCharges = [{ isCharge: true, amount: 10, reason: 'Fee', vatCategory: 'S' }];
    });
    expect(invoice.typeCode).toBe('380');
  });
});

describe('payment means (IBT-081)', () => {
  test.each([
    ['cash', '10'],
    ['Cheque', '20'],
    [' CARD ', '48'],
    ['debit', '49'],
    ['42', '42'],
    [null, '30'],
  ])('payment mode %s is code %s', (paymentMode, code) => {
    const { payment } = invoiceOf('standard-invoice', (request) => {
      request.paymentMode = paymentMode;
    });
    expect(payment?.paymentMode).toBe(code);
  });

  test.each([null, '30'])(
    'credit transfer (%s) without an account becomes instrument not defined',
    (mode) => {
      const edit = (request: DocumentRequest) => {
        request.paymentMode = mode;
        request.paymentBankAccount = ' ';
      };
      expect(invoiceOf('standard-invoice', edit).payment?.paymentMode).toBe('1');
      expect(toldIn('standard-invoice', edit)).toContainEqual(['paymentModeFallback', 'paymentBankAccount']);
    },
  );

  test('an account that looks like an IBAN is marked as one', () => {
    const scheme = (account: string) =>
      invoiceOf('standard-invoice', (request) => {
        request.paymentBankAccount = account;
      }).payment?.accountScheme;
    expect(scheme('AE07 0331 2345 6789 0123 456')).toBe('IBAN');
    expect(scheme('0012-345678-001')).toBeUndefined();
  });

  test('a credit note has payment means only if the request mentions payment', () => {
    expect(invoiceOf('credit-note').payment).toBeUndefined();
    const withDueDate = invoiceOf('credit-note', (request) => {
      request.dueDate = '2026-12-01';
    });
    expect(withDueDate.payment).toMatchObject({ paymentMode: '1', dueDate: '2026-12-01' });
  });
});

describe('country subdivision (IBT-039, IBT-054)', () => {
  test.each([
    ['DXB', 'DXB'],
    ['AE-DU', 'DXB'],
    ['dubai', 'DXB'],
    ['دبي', 'DXB'],
    ['Abu Dhabi', 'AUH'],
    ['أبو ظبي', 'AUH'],
    ['Al Ain', 'AUH'],
    ['Khor Fakkan', 'SHJ'],
    ['الشارقة', 'SHJ'],
    ['AE-AJ', 'AJM'],
    ['Umm al-Quwain', 'UAQ'],
    ['رأس الخيمة', 'RAK'],
    ['Fujairah', 'FUJ'],
  ])('%s is %s', (countrySubentity, code) => {
    const { seller } = invoiceOf('standard-invoice', (request) => {
      request.seller.address.countrySubentity = countrySubentity;
    });
    expect(seller.address.countrySubentity).toBe(code);
  });

  test('a missing one comes from the city, with a finding', () => {
    const edit = (request: DocumentRequest) => {
      request.buyer.address.countrySubentity = null;
    };
    expect(invoiceOf('standard-invoice', edit).buyer.address.countrySubentity).toBe('AUH');
    expect(toldIn('standard-invoice', edit)).toEqual([
      ['homeSubdivisionFromCity', 'buyer.address.countrySubentity'],
    ]);
  });
});

describe('electronic addresses (IBT-034, IBT-049)', () => {
  test.each([
    ['0235:1987654322', '0235', '1987654322'],
    ['iso6523-actorid-upis::0088:7300010000001', '0088', '7300010000001'],
    ['1987654322', '0235', '1987654322'],
  ])('%s is scheme %s, value %s', (participantId, scheme, value) => {
    const { seller } = invoiceOf('standard-invoice', (request) => {
      request.seller.participantId = participantId;
    });
    expect([seller.endpointSchemeId, seller.endpointId]).toEqual([scheme, value]);
  });

  test('a missing seller address is its TIN, the first ten digits of its TRN', () => {
    const { seller } = invoiceOf('standard-invoice', (request) => {
      request.seller.participantId = null;
    });
    expect(seller.endpointId).toBe('1003548797');
  });

  test.each([
    ['deemedSupply', '9900000097'],
    ['exports', '9900000099'],
  ] as const)('a buyer under %s without an address gets the predefined one', (flag, endpoint) => {
    const { buyer } = invoiceOf('standard-invoice', (request) => {
      request.transactionType = { [flag]: true };
      request.buyer.participantId = null;
      request.buyer.trn = null;
    });
    expect(buyer.endpointId).toBe(endpoint);
  });

  test('a business without TRN and address gets that of buyers who are not on the system, and an identifier', () => {
    const { buyer } = invoiceOf('walk-in-customer', (request) => {
      request.buyer.participantId = null;
    });
    expect([buyer.endpointId, buyer.identification]).toEqual(['9900000098', 'CN-2077351']);
  });

  test('a deemed supply overrides a given buyer address', () => {
    const edit = (request: DocumentRequest) => {
      request.transactionType = { deemedSupply: true };
    };
    expect(invoiceOf('standard-invoice', edit).buyer.endpointId).toBe('9900000097');
    expect(toldIn('standard-invoice', edit)).toContainEqual([
      'buyerEndpointOverridden',
      'buyer.participantId',
    ]);
  });

  test('a ten-digit TIN registers the seller under the scheme TIN', () => {
    const { seller } = invoiceOf('out-of-scope', (request) => {
      request.seller.trn = '1003548797';
    });
    expect(seller.taxRegistration).toMatchObject({ number: '1003548797', scheme: 'TIN' });
  });
});

describe('lines', () => {
  test('the default category is S, and N under the profit margin scheme', () => {
    const category = (name: string) =>
      invoiceOf(name, (request) => {
        lineOf(request).vatCategory = null;
      }).lines[0]?.vatCategory;
    expect(category('standard-invoice')).toBe('S');
    expect(category('profit-margin')).toBe('N');
  });

  test('ids are made unique', () => {
    const edit = (request: DocumentRequest) => {
      lineOf(request, 0).id = null;
      lineOf(request, 1).id = '1';
    };
    expect(invoiceOf('standard-invoice', edit).lines.map(({ id }) => id)).toEqual(['1.1', '1']);
  });

  test('a negative price moves its sign to the quantity', () => {
    const [line] = invoiceOf('standard-invoice', (request) => {
      Object.assign(lineOf(request), { unitPrice: -5, quantity: 2 });
    }).lines;
    expect([line?.quantity.toString(), line?.unitPrice.toString()]).toEqual(['-2', '5']);
  });

  test('a missing unit is EA', () => {
    const edit = (request: DocumentRequest) => {
      lineOf(request).unitCode = null;
    };
    expect(invoiceOf('standard-invoice', edit).lines[0]?.unitCode).toBe('EA');
    expect(toldIn('standard-invoice', edit)).toEqual([['unitDefaulted', 'lines[0].unitCode']]);
  });

  test('goods without a classification lose their item type', () => {
    const edit = (request: DocumentRequest) => {
      lineOf(request).classifications = null;
    };
    expect(invoiceOf('standard-invoice', edit).lines[0]?.commodities[0]?.itemTypeCode).toBeUndefined();
    expect(toldIn('standard-invoice', edit)).toEqual([['itemTypeLeftOut', 'lines[0].itemTypeCode']]);
  });

  test('a classification of list SAC is the service accounting code', () => {
    const [, line] = invoiceOf('standard-invoice', (request) => {
      Object.assign(lineOf(request, 1), {
        serviceAccountingCode: null,
        classifications: [{ value: '998719', scheme: 'SAC' }],
      });
    }).lines;
    expect(line?.serviceCode).toBe('998719');
  });

  test('the text of a published exemption reason is written with its code', () => {
    const line = invoiceOf('exempt').lines[0];
    expect(line).toMatchObject({
      exemptionReasonCode: 'DL8.46.2',
      exemptionReason: 'Supply of residential units (lease or sale)',
    });
  });

  test('an exemption reason on a line that is not exempt is left out', () => {
    expect(
      toldIn('standard-invoice', (request) => {
        lineOf(request).exemptionReasonCode = 'DL8.46.1';
      }),
    ).toEqual([['exemptionReasonLeftOut', 'lines[0].exemptionReasonCode']]);
  });
});

describe('allowances and charges', () => {
  test('a missing reason becomes a discount or a miscellaneous charge', () => {
    const entries = invoiceOf('standard-invoice', (request) => {
      request.allowancesCharges = [
        { isCharge: false, amount: 1 },
        { isCharge: true, amount: 1 },
      ];
    }).allowancesCharges;
    expect(entries.map(({ reasonCode, reason }) => [reasonCode, reason])).toEqual([
      ['95', 'Discount'],
      ['ABK', 'Miscellaneous'],
    ]);
  });

  test('the VAT category is the one common to all lines; if there are several, the library does not choose', () => {
    const category = (name: string) =>
      invoiceOf(name, (request) => {
        request.allowancesCharges = [{ isCharge: true, amount: 1, reason: 'Fee' }];
      }).allowancesCharges[0]?.vatCategory;
    expect(category('exempt')).toBe('E');
    expect(category('several-vat-categories')).toBeUndefined();
  });

  test('a single base amount or percentage is left out', () => {
    expect(
      toldIn('standard-invoice', (request) => {
        request.allowancesCharges = [
          { isCharge: false, amount: 5, reason: 'Loyalty', baseAmount: 100, vatCategory: 'S' },
        ];
      }),
    ).toEqual([['percentageLeftOut', 'allowancesCharges[0].multiplierPercent']]);
  });

  test('an amount a cent away from base times percentage goes out alone', () => {
    const edit = (request: DocumentRequest) => {
      request.allowancesCharges = [
        {
          isCharge: false,
          amount: 1.01,
          reason: 'Loyalty',
          baseAmount: 40.2,
          multiplierPercent: 2.5,
          vatCategory: 'S',
        },
      ];
    };
    expect(invoiceOf('standard-invoice', edit).allowancesCharges[0]?.baseAmount).toBeUndefined();
    expect(toldIn('standard-invoice', edit)).toEqual([['percentageRounded', 'allowancesCharges[0].amount']]);
  });
});

describe('credit notes', () => {
  test('a credit note without a reason gets DL8.61.1.C, the consideration was altered', () => {
    const edit = (request: DocumentRequest) => {
      request.creditNoteReasonCode = null;
    };
    expect(invoiceOf('credit-note', edit).creditNoteReason).toBe('DL8.61.1.C');
    expect(toldIn('credit-note', edit)).toEqual([['creditNoteReasonDefaulted', 'creditNoteReasonCode']]);
  });

  test('the option gives a reason if the request has none', () => {
    const edit = (request: DocumentRequest) => {
      request.creditNoteReasonCode = null;
    };
    expect(invoiceOf('credit-note', edit, { creditNoteReasonCode: 'DL8.61.1.A' }).creditNoteReason).toBe(
      'DL8.61.1.A',
    );
  });

  test('a volume discount names no preceding invoice', () => {
    const edit = (request: DocumentRequest) => {
      request.precedingInvoiceNumber = 'INV-1';
    };
    expect(invoiceOf('volume-discount-credit-note', edit).precedingInvoice).toBeUndefined();
    expect(toldIn('volume-discount-credit-note', edit)).toEqual([
      ['precedingInvoiceLeftOut', 'precedingInvoiceNumber'],
    ]);
  });

  test('the project goes out as a supporting document of type 50', () => {
    const invoice = invoiceOf('credit-note', (request) => {
      request.references = { purchaseOrderId: null, contractId: null, projectId: 'PRJ-9' };
    });
    expect(invoice.additionalDocuments).toMatchObject([{ documentId: 'PRJ-9', documentTypeCode: '50' }]);
  });
});

describe('attachments', () => {
  const pdf = 'JVBERi0xLjQK';

  test('media type and file name are derived from the content', () => {
    const [document] = invoiceOf('standard-invoice', (request) => {
      request.additionalDocuments = [{ documentId: 'TS-1', embeddedBase64: pdf }];
    }).additionalDocuments;
    expect(document).toMatchObject({ mimeCode: 'application/pdf', fileName: 'TS-1.pdf' });
  });

  test('media type is derived from the file name', () => {
    const [document] = invoiceOf('standard-invoice', (request) => {
      request.additionalDocuments = [{ documentId: 'TS-1', embeddedBase64: 'QQ==', fileName: 'scan.JPEG' }];
    }).additionalDocuments;
    expect(document?.mimeCode).toBe('image/jpeg');
  });
});

describe('UUID (BTAE-07)', () => {
  test('the same request always has the same one, and another number a different one', () => {
    const uuid = invoiceOf('standard-invoice').uuid;
    expect(invoiceOf('standard-invoice').uuid).toBe(uuid);
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const other = invoiceOf('standard-invoice', (request) => {
      request.invoiceNumber = 'INV-2026-0043';
    });
    expect(other.uuid).not.toBe(uuid);
  });

  test('the option wins', () => {
    const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(invoiceOf('standard-invoice', () => {}, { uuid }).uuid).toBe(uuid);
  });
});

describe('foreign currency', () => {
  test('the exchange rate has at most six decimals', () => {
    const edit = (request: DocumentRequest) => {
      request.currencyExchangeRate = 3.67251234;
    };
    const { exchangeRate } = invoiceOf('export-usd', edit);
    expect(exchangeRate && plainText(exchangeRate.rate)).toBe('3.672512');
    expect(toldIn('export-usd', edit)).toContainEqual(['exchangeRateRounded', 'currencyExchangeRate']);
  });

  test('in AED a rate and a tax currency are ignored', () => {
    const invoice = invoiceOf('standard-invoice', (request) => {
      request.currencyExchangeRate = 1;
      request.taxCurrencyCode = 'AED';
    });
    expect([invoice.exchangeRate, invoice.taxCurrency]).toEqual([undefined, undefined]);
  });
});

test('no example needs anything except what its own situation requires', () => {
  expect(normalise(example('standard-invoice')).findings).toEqual([]);
  expect(normalise(example('reverse-charge')).findings.map(({ text }) => text)).toEqual(['aliasResolved']);
  expect(normalise(example('credit-note')).findings).toEqual([]);
});
