import { validate } from '../../../src/api/validate.ts';
import { example, lineOf } from '../../requests.ts';
import { type Diagnosis, reshaped } from './diagnosis.ts';

export const shapes: readonly Diagnosis[] = [
  [
    'a number is sent as a text, with thousands separators',
    reshaped((request) => {
      request.lines = [{ ...lineOf(example('standard-invoice')), unitPrice: '1,234.50' }];
    }),
    ['lines[0].unitPrice pint-ae-malformed: lines[0].unitPrice must be a number, not the text 1,234.50.'],
  ],
  [
    'a rate is sent with a percent sign',
    reshaped((request) => {
      request.lines = [{ ...lineOf(example('standard-invoice')), vatRate: '5%' }];
    }),
    ['lines[0].vatRate pint-ae-malformed: lines[0].vatRate must be a number, not the text 5%.'],
  ],
  [
    'an amount is sent in Arabic digits with its currency',
    reshaped((request) => {
      request.prepaidAmount = '١٬٥٠٠٫٢٥ AED';
    }),
    ['prepaidAmount pint-ae-malformed: prepaidAmount must be a number, not the text ١٬٥٠٠٫٢٥ AED.'],
  ],
  [
    'a number is sent with a decimal comma',
    reshaped((request) => {
      request.prepaidAmount = '22,50';
    }),
    ['prepaidAmount pint-ae-malformed: prepaidAmount must be a number, not the text 22,50.'],
  ],
  [
    'a date is sent in another order',
    reshaped((request) => {
      request.dueDate = '15.11.2026';
    }),
    ['dueDate pint-ae-malformed: dueDate must be a calendar date written as YYYY-MM-DD, not 15.11.2026.'],
  ],
  [
    'a text says no number',
    reshaped((request) => {
      request.prepaidAmount = 'none';
    }),
    ['prepaidAmount pint-ae-malformed: prepaidAmount must be a number, not a text.'],
  ],
  [
    'a TRN is sent as a number',
    reshaped((request) => {
      request.seller = { ...example('standard-invoice').seller, trn: 100354879700003 };
    }),
    ['seller.trn pint-ae-malformed: seller.trn must be a text, not a number.'],
  ],
  [
    'a flag is sent as a text',
    reshaped((request) => {
      request.transactionType = { exports: 'true' };
    }),
    ['transactionType.exports pint-ae-malformed: transactionType.exports must be true or false, not a text.'],
  ],
  [
    'a required key is misspelt',
    reshaped((request) => {
      request.invoiceNumer = request.invoiceNumber;
      delete request.invoiceNumber;
    }),
    [
      'invoiceNumer pint-ae-unknown-field: The field invoiceNumer is not part of the document request and was ignored; did you mean invoiceNumber?',
    ],
  ],
  [
    'a required key inside a party is misspelt, and another key is not known',
    reshaped((request) => {
      const { participantId, ...seller } = example('standard-invoice').seller;
      request.seller = { ...seller, participantID: participantId };
      request.colour = 'red';
    }),
    [
      'seller.participantID pint-ae-unknown-field: The field seller.participantID is not part of the document request and was ignored; did you mean participantId?',
      'colour pint-ae-unknown-field: The field colour is not part of the document request and was ignored.',
    ],
  ],
  [
    'unknown keys of a malformed request are told, in the order of the interface',
    reshaped((request) => {
      request.issueDate = '02/11/2026';
      request.buyer = { ...example('standard-invoice').buyer, vatNumber: '1' };
    }),
    [
      'issueDate pint-ae-malformed: issueDate must be a calendar date written as YYYY-MM-DD, not 02/11/2026, which may be either of 2026-11-02, 2026-02-11.',
      'buyer.vatNumber pint-ae-unknown-field: The field buyer.vatNumber is not part of the document request, and its value 1 was ignored.',
    ],
  ],
  [
    'the verdict on a request is sent in its place',
    { file: 'invoice.json', ...validate(example('standard-invoice')) },
    [' pint-ae-malformed: This is the verdict on a document, not the document itself.'],
  ],
  [
    'the request is inside an envelope',
    { invoice: example('standard-invoice') },
    ['invoice pint-ae-malformed: invoice holds the document request, which must be sent by itself.'],
  ],
  [
    'the request is inside an envelope with other fields',
    { id: 7, data: { document: example('standard-invoice') } },
    [
      'data.document pint-ae-malformed: data.document holds the document request, which must be sent by itself.',
    ],
  ],
  [
    'the texts between lines are sent as lines',
    reshaped((request) => {
      const [first] = example('standard-invoice').lines;
      request.lines = [
        { display_type: 'line_section', name: 'First floor' },
        first,
        { id: '2', description: 'Delivered in two parts', quantity: null, unitPrice: 0, vatRate: 5 },
      ];
    }),
    [
      'lines[0] pint-ae-malformed: lines[0] has no quantity and no price, so it is a text and not a line.',
      'lines[2] pint-ae-malformed: lines[2] has no quantity and no price, so it is a text and not a line.',
    ],
  ],
  [
    'a line whose price has another name is no text',
    reshaped((request) => {
      request.lines = [
        { id: '2', description: 'Chair', unitCode: 'EA', lineExtensionAmount: null, vatRate: 5, cost: 20 },
      ];
    }),
    [
      'lines[0].quantity pint-ae-malformed: lines[0].quantity is required.',
      'lines[0].unitPrice pint-ae-malformed: lines[0].unitPrice is required.',
      'lines[0].cost pint-ae-unknown-field: The field lines[0].cost is not part of the document request: 20 is not in the document.',
    ],
  ],
];
