import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

type Told = readonly (readonly [path: string, severity: string])[];

/** The findings about values of a standard invoice that are sent but not written. */
function told(edit: (request: DocumentRequest) => void): Told {
  return validate(edited('standard-invoice', edit))
    .warnings.filter(({ rule }) => rule === 'pint-ae-not-written')
    .map(({ path, severity }) => [path, severity]);
}

const line = (values: Partial<DocumentRequest['lines'][number]>) => (request: DocumentRequest) => {
  Object.assign(lineOf(request), values);
};
const fields = (values: Partial<DocumentRequest>) => (request: DocumentRequest) => {
  Object.assign(request, values);
};
const noPayment = { paymentMode: null, paymentBankAccount: null, dueDate: null };
const attached = (values: object) => fields({ additionalDocuments: [{ documentId: 'D-1', ...values }] });

describe('a value that is sent but not written is reported', () => {
  test.each<[string, (request: DocumentRequest) => void, Told]>([
    [
      'the scheme of a reference without the reference',
      fields({
        references: {
          purchaseOrderId: null,
          despatchSchemeId: 'X',
          contractId: ' ',
          contractSchemeId: 'Y',
          projectId: 'P',
        },
      }),
      [
        ['references.contractSchemeId', 'information'],
        ['references.despatchSchemeId', 'information'],
      ],
    ],
    [
      'the scheme of an item without its identifier',
      line({ standardItemSchemeId: '0160' }),
      [['lines[0].standardItemSchemeId', 'information']],
    ],
    [
      'the scheme of an object, a location or an account without it',
      (request) => {
        line({ objectSchemeId: 'ABZ' })(request);
        fields({
          delivery: { city: 'Dubai', countryCode: 'AE', locationSchemeId: '0088' },
          paymentMode: '10',
          paymentBankAccount: null,
          paymentAccountSchemeId: 'IBAN',
          paymentInstructions: [{ paymentMode: '10', paymentAccountSchemeId: 'IBAN' }],
          payee: { name: 'Factor', legalRegistrationSchemeId: '0235' },
        })(request);
      },
      [
        ['lines[0].objectSchemeId', 'information'],
        ['delivery.locationSchemeId', 'information'],
        ['payee.legalRegistrationSchemeId', 'information'],
        ['paymentAccountSchemeId', 'information'],
        ['paymentInstructions[0].paymentAccountSchemeId', 'information'],
      ],
    ],
    [
      'the value of a contract without the contract',
      fields({ references: { purchaseOrderId: null, contractId: null, contractValue: '5' } }),
      [['references.contractValue', 'information']],
    ],
    [
      'every reason of a credit note on an invoice',
      (request) => {
        line({ creditNoteReason: 'Late' })(request);
        fields({ creditNoteReason: 'Late', creditNoteReasons: [{ creditNoteReasonCode: 'VD' }] })(request);
      },
      [
        ['lines[0].creditNoteReason', 'information'],
        ['creditNoteReason', 'information'],
        ['creditNoteReasons[0].creditNoteReasonCode', 'information'],
      ],
    ],
    [
      'the name of an attachment without content',
      attached({ fileName: 'a.pdf', embeddedBase64: ' ' }),
      [['additionalDocuments[0].fileName', 'warning']],
    ],
    [
      'an exchange rate of the currency of accounting',
      fields({ currencyExchangeRate: 1 }),
      [['currencyExchangeRate', 'information']],
    ],
    [
      'the reason of a credit note on an invoice',
      fields({ creditNoteReasonCode: 'VD' }),
      [['creditNoteReasonCode', 'information']],
    ],
    [
      'a second name of a code that says the same',
      line({ classifications: [{ code: '940139', value: '940139' }] }),
      [['lines[0].classifications[0].value', 'information']],
    ],
    [
      'a second name of a code that says something else',
      line({ classifications: [{ code: '940139', value: '940140' }] }),
      [['lines[0].classifications[0].value', 'warning']],
    ],
    [
      'a classification without a code',
      line({ classifications: ['940139', { listId: 'STI' }] }),
      [['lines[0].classifications[1]', 'warning']],
    ],
    [
      'a second service accounting code',
      line({ serviceAccountingCode: '1', classifications: ['940139', { code: '2', listId: 'SAC' }] }),
      [['lines[0].classifications[1]', 'warning']],
    ],
  ])('%s', (_, edit, expected) => {
    expect(told(edit)).toEqual(expected);
  });

  test('and a value that is written is not', () => {
    expect(
      told((request) => {
        fields({
          references: { purchaseOrderId: null, contractId: null, despatchId: 'D', despatchSchemeId: 'X' },
        })(request);
        line({ standardItemId: '6291041500213', standardItemSchemeId: '0160' })(request);
        attached({ description: 'a drawing' })(request);
      }),
    ).toEqual([]);
  });

  test('what was paid in advance is told on a credit note, which has no element for it', () => {
    const request = edited('credit-note', fields({ paidAmounts: [{ amount: 5 }] }));
    expect(validate(request).warnings.map(({ rule, path }) => [rule, path])).toContainEqual([
      'pint-ae-not-written',
      'paidAmounts',
    ]);
  });

  test('any detail of the payment of a credit note is written', () => {
    const { payment } = normalise(edited('credit-note', fields({ ...noPayment, mandateId: 'M-1' }))).invoice;
    expect(payment?.mandateId).toBe('M-1');
    expect(normalise(edited('credit-note', fields(noPayment))).invoice.payment).toBeUndefined();
  });
});
