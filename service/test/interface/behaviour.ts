import { openApiDocument } from '../../src/app/openapi.ts';
import { operations } from '../../src/app/operations.ts';
import { readSettings } from '../../src/settings.ts';
import { type Answered, asker } from '../support/asking.ts';
import { creditNote, invalidInvoice, invoice } from '../support/requests.ts';
import { by, type Row, reading, type Statement, section, sending } from './statement.ts';
import { told, type World } from './world.ts';

const post = (body?: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers,
  ...(body === undefined ? {} : { body }),
});

/** Creates an invoice with some fields changed. */
const create = (changes: object = {}) => sending({ ...invoice, ...changes });

/** Tells what validate says of an invoice with a line changed. */
function verdictWith(line: object) {
  return async ({ ask }: World): Promise<string> => {
    const [first = {}] = invoice.lines;
    const { body } = await ask(
      '/v1/invoices',
      post({ ...invoice, lines: [{ ...first, ...line }], ...noTotals }),
    );
    const { valid, issues } = (await ask(`/v1/invoices/${body.id}/validate`, post())).body;
    const paths = issues.map(({ path }: { readonly path: string }) => path.replace('lines[0].', ''));
    return valid ? 'valid' : `invalid at ${[...new Set(paths)].join(', ')}`;
  };
}

/** The service computes them. */
const noTotals = { taxTotal: null, legalMonetaryTotal: null };

const statusOf = reading(({ body }) => body.status);
const state = ({ body }: Answered) => `${body.status} ${body.participantDelivery}`;
const count = ({ body }: Answered) => body.items.length;
const withoutPlace = (answer: Answered) => told(answer).replace(/ at .*/, '');

const groups = [
  ...['CreditNotes', 'Customers', 'Invoices', 'Items', 'PurchaseCreditNotes', 'PurchaseInvoices'],
  ...['Vendors', 'Webhooks', 'WhoAmI', 'EchoTest', 'ThrowTest'],
];
const general = section('What the service does', [
  [
    'Every request is scoped to the company of its key',
    'GET /v1/invoices/{draft} by another company',
    '404 not-found',
    by('other'),
  ],
  [
    'A successful submit only queues the document',
    'POST /v1/invoices/{id}/submit',
    '202 Pending',
    ({ submitted }) => `${submitted.status} ${submitted.body.status}`,
  ],
  ['Validation and delivery run in the background', 'GET /v1/invoices/{sent} after that', 'Sent', statusOf],
  [
    'There is a production and a sandbox',
    'GET /v1/whoami',
    'sandbox',
    reading(({ body }) => body.environment),
  ],
  [
    'All paths are prefixed with /v1',
    'the paths of all operations',
    '0 others',
    () => `${operations.filter(({ path }) => !path.startsWith('/v1/')).length} others`,
  ],
  ...groups.map(
    (group): Row => [
      `${group} is a group of resources`,
      'the groups of all operations',
      'there',
      () => (operations.some(({ tag }) => tag === group) ? 'there' : 'missing'),
    ],
  ),
]);

const typeOf = ({ headers }: Answered) => (headers.get('content-type') ?? '').replace(/;.*/, '');
const echo = (type: string) => sending({ message: 'hello' }, { 'content-type': type });

const conventions = section('Conventions', [
  [
    'Field names are camelCase',
    'the properties of all schemas',
    '0 others',
    () => {
      const { schemas } = openApiDocument('').components as {
        readonly schemas: Readonly<Record<string, { readonly properties?: object }>>;
      };
      const names = Object.values(schemas).flatMap(({ properties }) => Object.keys(properties ?? {}));
      return `${names.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name)).length} others`;
    },
  ],
  ...['application/json', 'text/json', 'application/vnd.erp+json'].map(
    (type): Row => [`Requests may be ${type}`, `POST /v1/echo-test as ${type}`, '200', echo(type)],
  ),
  [
    'Requests are nothing but JSON',
    'POST /v1/echo-test as text/csv',
    '415 unsupported-media-type',
    echo('text/csv'),
  ],
  ...['application/json', 'text/json', 'text/plain'].map(
    (accept): Row => [
      `A document may be answered as ${accept}`,
      `GET /v1/invoices/{draft} with Accept: ${accept}`,
      accept,
      reading(typeOf, { headers: { accept } }),
    ],
  ),
  [
    'Errors are application/problem+json',
    'GET /v1/invoices/none',
    'application/problem+json',
    reading(typeOf),
  ],
  [
    'Dates are full dates of ISO 8601',
    'POST /v1/invoices of issueDate 02/11/2026',
    '400 bad-request at issueDate',
    create({ issueDate: '02/11/2026' }),
  ],
  [
    'Timestamps are date-times of ISO 8601',
    'createdAt of a document',
    'true',
    ({ submitted }) => !Number.isNaN(Date.parse(submitted.body.createdAt)),
  ],
  [
    'Amounts and quantities are numbers of JSON',
    'GET /v1/invoices/{draft}, its totalPayableAmount',
    'number',
    reading(({ body }) => typeof body.totalPayableAmount),
  ],
]);

const types = ['Invoice', 'CreditNote', 'SelfBillingInvoice', 'SelfBillingCreditNote'];
const codes = { cash: '10', cheque: '20', card: '48', debit: '49' };
const requests = section('Document request', [
  ...types.map(
    (documentType): Row => [
      `${documentType} is a type`,
      'POST /v1/invoices',
      '201',
      create({ documentType }),
    ],
  ),
  [
    'On credit-note endpoints the type is CreditNote whatever is sent',
    'POST /v1/credit-notes with Invoice',
    'CreditNote',
    async ({ ask }) => {
      const { body } = await ask('/v1/credit-notes', post({ ...creditNote, documentType: 'Invoice' }));
      return (await ask(`/v1/credit-notes/${body.id}`)).body.documentType;
    },
  ],
  ...[...Object.values(codes).map((code) => [code, code] as const), ...Object.entries(codes)].map(
    ([mode, code]): Row => [
      `paymentMode ${mode} is the code ${code}`,
      'the UBL of an invoice',
      code,
      paymentCodeOf({ paymentMode: mode }),
    ],
  ),
  [
    'The default paymentMode is 30',
    'the UBL of an invoice with an account and no mode',
    '30',
    paymentCodeOf({ paymentMode: undefined }),
  ],
  [
    'Without paymentBankAccount 30 falls back to 1',
    'the UBL of an invoice with neither',
    '1',
    paymentCodeOf({ paymentMode: '30', paymentBankAccount: null }),
  ],
]);

function paymentCodeOf(changes: object) {
  return async ({ ask }: World): Promise<string> => {
    const { body } = await ask('/v1/invoices', post({ ...invoice, ...changes }));
    const { text } = await ask(`/v1/invoices/${body.id}`, { headers: { accept: 'application/xml' } });
    return /PaymentMeansCode[^>]*>(\w+)</.exec(text)?.[1] ?? text.slice(0, 200);
  };
}

const lines = section('Line', [
  ['S is the default category', 'vatCategory left out', 'valid', verdictWith({ vatCategory: undefined })],
  ['S is the standard rate of 5 percent', 'S with 15', 'invalid at vatRate', verdictWith({ vatRate: 15 })],
  ['Z is zero-rated', 'Z with 0', 'valid', verdictWith({ vatCategory: 'Z', vatRate: 0 })],
  [
    'E requires exemptionReasonCode',
    'E without one',
    'invalid at exemptionReasonCode',
    verdictWith({ vatCategory: 'E', vatRate: 0 }),
  ],
  [
    'AE requires goodsNatureCode',
    'AE without one',
    'invalid at standardItemId, goodsNatureCode',
    verdictWith({ vatCategory: 'AE', vatRate: 5 }),
  ],
  ...['S', 'B'].map(
    (itemTypeCode): Row => [
      `itemTypeCode ${itemTypeCode} requires serviceAccountingCode`,
      `${itemTypeCode} without one`,
      'invalid at serviceAccountingCode',
      verdictWith({ itemTypeCode, serviceAccountingCode: null }),
    ],
  ),
  ['itemTypeCode G requires none', 'G without one', 'valid', verdictWith({ itemTypeCode: 'G' })],
]);

const states = section('States and transitions', [
  [
    'A created document is a Draft, NotApplicable',
    'GET /v1/invoices/{draft}',
    'Draft NotApplicable',
    reading(state),
  ],
  [
    'A replaced document is a Draft, NotApplicable',
    'PUT /v1/invoices/{draft}',
    'Draft NotApplicable',
    reading(state, { body: { ...invoice, invoiceNumber: 'S-DRAFT' } }),
  ],
  [
    'A submitted Draft is Pending, delivery Pending',
    'POST /v1/invoices/{id}/submit',
    'Pending Pending',
    ({ submitted }) => state(submitted),
  ],
  ['Pending becomes Sent where validation and delivery succeed', 'GET /v1/invoices/{sent}', 'Sent', statusOf],
  [
    'Pending becomes DeliveryFailed, delivery Failed, with submissionError',
    'GET /v1/invoices/{failed}',
    'DeliveryFailed Failed string',
    reading((answer) => `${state(answer)} ${typeof answer.body.submissionError}`),
  ],
  [
    'DeliveryFailed becomes Pending when it was corrected, is valid and is submitted again',
    'PUT, validate, submit',
    'true; Pending',
    async ({ ask }) => {
      const buyer = { ...invoice.buyer, participantId: '0235:1000000422' };
      const body = { ...invoice, invoiceNumber: 'S-RECOVERED' };
      const { id } = (await ask('/v1/invoices', post({ ...body, buyer }))).body;
      await ask(`/v1/invoices/${id}`, { method: 'PUT', body });
      const { valid } = (await ask(`/v1/invoices/${id}/validate`, post())).body;
      return `${valid}; ${(await ask(`/v1/invoices/${id}/submit`, post())).body.status}`;
    },
  ],
  [
    'Received is an inbound purchase document',
    'GET /v1/purchase-credit-notes/{id}',
    'Received',
    ({ purchase }) => purchase.body.status,
  ],
  [
    'A 202 on submit does not guarantee delivery',
    'GET /v1/invoices/{failed}, whose submit was accepted',
    'DeliveryFailed',
    statusOf,
  ],
  [
    'Validate persists nothing and does not change the status',
    'GET before and after validate',
    'same',
    async ({ ask, invalid }) => {
      const before = (await ask(`/v1/invoices/${invalid}`)).text;
      await ask(`/v1/invoices/${invalid}/validate`, post());
      return (await ask(`/v1/invoices/${invalid}`)).text === before ? 'same' : 'changed';
    },
  ],
]);

const withKey = (key: string) => ({ 'idempotency-key': key });
const refusedKey = (key: string) => reading(withoutPlace, { body: { message: 'x' }, headers: withKey(key) });

const idempotency = section('Idempotency', [
  [
    'Every POST but validate requires an Idempotency-Key',
    'the operations',
    'validate alone',
    () => {
      const without = operations.filter(({ storesNothing }) => storesNothing === true);
      return without.every(({ path }) => path.endsWith('/validate')) ? 'validate alone' : 'others too';
    },
  ],
  ['A missing key is 400', 'POST /v1/echo-test without it', '400 bad-request', refusedKey('')],
  [
    'A key that is too long is 400',
    'POST /v1/echo-test with 5,000 characters',
    '400 bad-request',
    refusedKey('k'.repeat(5000)),
  ],
  [
    'A key reused with another body is 409',
    'POST /v1/echo-test twice',
    '200; 409 conflict',
    async ({ ask }) => {
      const once = told(await ask('/v1/echo-test', post({ message: 'one' }, withKey('s-409'))));
      return `${once}; ${told(await ask('/v1/echo-test', post({ message: 'two' }, withKey('s-409'))))}`;
    },
  ],
  [
    'A retry with the same key makes no second document',
    'POST /v1/invoices twice',
    'same id',
    async ({ ask }) => {
      const body = { ...invoice, invoiceNumber: 'S-ONCE' };
      const one = await ask('/v1/invoices', post(body, withKey('s-once')));
      const two = await ask('/v1/invoices', post(body, withKey('s-once')));
      return one.body.id === two.body.id ? 'same id' : 'two documents';
    },
  ],
  [
    'Validate needs no key',
    'POST /v1/invoices/{draft}/validate with none',
    '200',
    sending(undefined, withKey('')),
  ],
]);

/** The documented errors of the replacement of a credit note. */
const documented = ['400', '401', '403', '404', '422', '429', '500', '502'];

const endpoints = section('Endpoints', [
  [
    'PUT /v1/credit-notes/{id} answers 200, and its type is CreditNote',
    'with documentType Invoice',
    '200 CreditNote',
    async ({ ask }) => {
      const { body } = await ask('/v1/credit-notes', post({ ...creditNote, invoiceNumber: 'S-PUT' }));
      const path = `/v1/credit-notes/${body.id}`;
      const { status } = await ask(path, { method: 'PUT', body: { ...creditNote, documentType: 'Invoice' } });
      return `${status} ${(await ask(path)).body.documentType}`;
    },
  ],
  [
    'POST /v1/credit-notes/{id}/submit answers 202',
    'of a Draft',
    '202',
    async ({ ask }) => {
      const { body } = await ask('/v1/credit-notes', post({ ...creditNote, invoiceNumber: 'S-SUBMIT' }));
      return told(await ask(`/v1/credit-notes/${body.id}/submit`, post()));
    },
  ],
  [
    'GET /v1/statements/{month} has what was issued and received, its VAT, and what documents cannot tell',
    'GET /v1/statements/2031-01, without documents',
    '200 2031-01 0 0; boxes 2,6,14 are not told',
    reading(({ status, body }) => {
      const boxes = body.notTold.flatMap((each: { boxes: string[] }) => each.boxes);
      const missing = ['2', '6', '14'].filter((box) => boxes.includes(box));
      return `${status} ${body.month} ${body.documents.length} ${body.figures.length}; boxes ${missing} are not told`;
    }),
  ],
  [
    'GET /v1/statements/{month} answers 404 for what is no month',
    'GET /v1/statements/2031-13',
    '404 not-found',
  ],
  ...documented.map(
    (status): Row => [
      `PUT /v1/credit-notes/{id} documents ${status} with a problem`,
      'GET /openapi.json',
      'application/problem+json',
      () => {
        const { paths } = openApiDocument('') as { readonly paths: Paths };
        return Object.keys(paths['/v1/credit-notes/{id}']?.put?.responses[status]?.content ?? {});
      },
    ],
  ),
  ['POST /v1/invoices creates a document', 'POST /v1/invoices', '201', create({ invoiceNumber: 'S-POST' })],
  [
    'POST /v1/invoices/{id}/validate runs the checks of a submission',
    'POST /v1/invoices/{invalid}/validate',
    'false',
    reading(({ body }) => body.valid),
  ],
  ['GET /v1/invoices/failed is a list', 'GET /v1/invoices/failed', '200'],
  [
    'GET /v1/invoices/failed lists those of the company alone',
    'GET /v1/invoices/failed by another company',
    '0',
    reading(count, {}, 'other'),
  ],
  ['POST /v1/invoices/{id}/submit answers 202', 'of a Draft', '202', ({ submitted }) => told(submitted)],
  [
    'GET /v1/invoices/{id} has submissionError when it failed',
    'GET /v1/invoices/{failed}',
    'string',
    reading(({ body }) => typeof body.submissionError),
  ],
  [
    'PUT /v1/invoices/{id} replaces the document',
    'with other notes',
    'Replaced',
    async ({ ask }) => {
      const { body } = await ask('/v1/invoices', post({ ...invoice, invoiceNumber: 'S-REPLACED' }));
      await ask(`/v1/invoices/${body.id}`, { method: 'PUT', body: { ...invoice, notes: 'Replaced' } });
      return (await ask(`/v1/invoices/${body.id}`)).body.document.notes;
    },
  ],
  [
    'GET /v1/purchase-credit-notes/{id} answers 200',
    'of one that came in',
    '200',
    ({ purchase }) => told(purchase),
  ],
  [
    'POST /v1/customers answers 201 with an id',
    'POST /v1/customers with a name',
    '201 string',
    reading(({ status, body }) => `${status} ${typeof body.id}`, { body: { name: 'A' } }),
  ],
  ['GET /v1/items is a list', 'GET /v1/items', '200'],
  [
    'PUT /v1/items/{id} answers with the item and its id; DELETE removes it',
    'PUT, DELETE, GET',
    'same id; 204; 404 not-found',
    async ({ ask }) => {
      const body = { code: 'S-PUT-ITEM', name: 'Chair' };
      const { id } = (await ask('/v1/items', post(body))).body;
      const replaced = (await ask(`/v1/items/${id}`, { method: 'PUT', body })).body.id;
      const deleted = told(await ask(`/v1/items/${id}`, { method: 'DELETE' }));
      return `${replaced === id ? 'same id' : replaced}; ${deleted}; ${told(await ask(`/v1/items/${id}`))}`;
    },
  ],
  [
    'DELETE /v1/vendors/{id} removes a vendor',
    'DELETE, GET',
    '204; 404 not-found',
    removing('vendors', { name: 'A' }),
  ],
  ['GET /v1/webhooks is a list', 'GET /v1/webhooks', '200'],
  [
    'DELETE /v1/webhooks/{id} removes a webhook',
    'DELETE, GET',
    '204; 404 not-found',
    removing('webhooks', { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] }),
  ],
]);

interface Paths {
  readonly [path: string]: {
    readonly [method: string]: {
      readonly responses: Readonly<Record<string, { readonly content?: object }>>;
    };
  };
}

function removing(resource: string, body: object) {
  return async ({ ask }: World): Promise<string> => {
    const { id } = (await ask(`/v1/${resource}`, post(body))).body;
    const path = `/v1/${resource}/${id}`;
    return `${told(await ask(path, { method: 'DELETE' }))}; ${told(await ask(path))}`;
  };
}

const authentication = section('Authentication', [
  ['A request without a key is 401', 'GET /v1/invoices', '401 unauthorized', by('nobody')],
  ['An invalid key is 401', 'GET /v1/invoices', '401 unauthorized', by('unknown')],
  ['A revoked key is 401 at once', 'GET /v1/invoices', '401 unauthorized', by('revoked')],
  [
    'There is no other credential',
    'GET /v1/whoami with a bearer token',
    '401 unauthorized',
    reading(told, { headers: { authorization: 'Bearer x' } }, 'nobody'),
  ],
  [
    'A key that lacks the scope is 403',
    'POST /v1/invoices with invoices:read',
    '403 forbidden',
    by('reader', invoice),
  ],
  ['A key with the scope may', 'GET /v1/invoices with invoices:read', '200', by('reader')],
  [
    'Keys are not created over the interface',
    'the paths of all operations',
    '0',
    () => operations.filter(({ path }) => path.includes('key') && !path.includes('/operator/')).length,
  ],
  [
    'A key has a descriptive name and scopes',
    'GET /v1/whoami',
    'string array',
    reading(({ body: { key } }) => `${typeof key.name} ${Array.isArray(key.scopes) ? 'array' : ''}`),
  ],
]);

const events = section('Events', [
  ['Webhooks are kept per company', 'GET /v1/webhooks by another company', '0', reading(count, {}, 'other')],
]);

const kinds = {
  ...{ '401': 'unauthorized', '402': 'quota-exceeded', '403': 'forbidden', '429': 'rate-limited' },
  ...{ '500': 'internal-error', '502': 'upstream-error' },
};
/** The conditions of errors that a client can bring about, and ThrowTest for the others. */
const errors = section('Errors', [
  [
    '400 bad-request: malformed JSON',
    'POST /v1/invoices with {',
    '400 bad-request',
    reading(withoutPlace, { body: '{' }),
  ],
  [
    '400 bad-request: a field that fails validation',
    'POST /v1/invoices of issueDate tomorrow',
    '400 bad-request at issueDate',
    create({ issueDate: 'tomorrow' }),
  ],
  [
    '402 quota-exceeded: the quota is reached',
    'POST /v1/invoices of a company whose quota is 0',
    '402 quota-exceeded',
    by('withoutQuota', { ...invoice, seller: { ...invoice.seller, participantId: null } }),
  ],
  ['404 not-found: no such endpoint', 'GET /v1/nothing', '404 not-found'],
  ['404 not-found: no such resource', 'GET /v1/invoices/none', '404 not-found'],
  ['404 not-found: of another company', 'GET /v1/invoices/{sent}', '404 not-found', by('other')],
  ['409 conflict: the state forbids it', 'DELETE /v1/invoices/{sent}', '409 conflict'],
  [
    '422 validation-failed: errors lists the failing rules',
    'POST /v1/invoices, strict, an exempt line without a reason',
    '422 validation-failed, with exemptionReasonCode',
    async ({ ask }) => {
      const body = { ...invalidInvoice, invoiceNumber: 'S-422' };
      const answer = await ask('/v1/invoices', post(body, { prefer: 'handling=strict' }));
      const named = JSON.stringify(answer.body.errors).includes('exemptionReasonCode');
      return `${withoutPlace(answer)}${named ? ', with exemptionReasonCode' : ''}`;
    },
  ],
  ...Object.entries(kinds).map(
    ([status, kind]): Row => [
      `${status} is ${kind}`,
      `GET /v1/throw-test?status=${status}`,
      `${status} ${kind}`,
    ],
  ),
  [
    'type is a URI under {base_url}/errors/',
    'GET /v1/invoices/none',
    'http://localhost/errors/not-found',
    reading(({ body }) => body.type),
  ],
  ['status repeats the status', 'GET /v1/invoices/none', '404', statusOf],
  [
    'instance is the path of the request',
    'GET /v1/invoices/none',
    '/v1/invoices/none',
    reading(({ body }) => body.instance),
  ],
  [
    'A request is malformed (400), or well-formed and breaks rules (422): a document that breaks rules may be kept',
    'POST /v1/invoices of an invalid one',
    '201',
    sending({ ...invalidInvoice, invoiceNumber: 'S-KEPT' }),
  ],
  [
    'The reason of a failed submission is in /v1/invoices/failed',
    'GET',
    'there',
    async ({ ask, failed }) => {
      const { items } = (await ask('/v1/invoices/failed')).body;
      const found = items.find(({ id }: { readonly id: string }) => id === failed);
      return found?.submissionError ? 'there' : 'missing';
    },
  ],
]);

const limits = section('Limits', [
  [
    'By default a company may make 100 requests in 10 seconds',
    'the settings',
    '100 in 10',
    () => {
      const { requests, seconds } = readSettings({ DATA_FOLDER: 'memory' }).rateLimit;
      return `${requests} in ${seconds}`;
    },
  ],
  [
    'On excess Retry-After and X-RateLimit-Remaining are told, always 0',
    'GET /v1/throw-test?status=429',
    'seconds; 0',
    reading(({ headers }) => {
      const seconds = /^\d+$/.test(headers.get('retry-after') ?? '') ? 'seconds' : 'missing';
      return `${seconds}; ${headers.get('x-ratelimit-remaining')}`;
    }),
  ],
  [
    'The quota applies to the creation of documents',
    'POST /v1/customers of a company whose quota is 0',
    '201',
    by('withoutQuota', { name: 'A' }),
  ],
]);

const registration = reading(
  ({ body: { registered, receives } }) => `${registered}; ${receives.join(', ') || '[]'}`,
);

const participants = section('Participants', [
  [
    'A receiver that the network does not have is not registered',
    'GET /v1/participants/0235:1000000404',
    'false; []',
    registration,
  ],
  [
    'Of a receiver that the network has, it is said which documents of PINT-AE it receives',
    'GET /v1/participants/0235:1007123456',
    'true; Invoice, CreditNote, SelfBillingInvoice, SelfBillingCreditNote',
    registration,
  ],
  [
    'An answer about a receiver has its age',
    'GET /v1/participants/0235:1007123456',
    'number',
    reading(({ body }) => typeof body.ageSeconds),
  ],
  [
    'It is never said of an identifier that is only reported to that it is registered, or that it is not',
    'GET /v1/participants/0235:9900000098',
    'null',
    reading(({ body }) => body.registered),
  ],
  ['What is no identifier of a participant is not found', 'GET /v1/participants/Falcon', '404 not-found'],
]);

/** The rules of the warnings of a credit note for an invoice, once it is created. */
const bookWarnings =
  (changes: object, headers: Readonly<Record<string, string>> = {}) =>
  async ({ ask }: World): Promise<string> => {
    const answered = await ask('/v1/credit-notes', post({ ...creditNote, ...changes }, headers));
    if (answered.status !== 201) return told(answered);
    const history = (await ask(`/v1/credit-notes/${answered.body.id}/history`)).body.items[0];
    const rules = history.warnings.map(({ rule }: { readonly rule: string }) => rule);
    const ofBooks = rules.filter((rule: string) => /^(?:credit|preceding)-/.test(rule));
    return [...new Set(ofBooks)].join(', ') || 'none';
  };
const crediting = (invoiceNumber: string, precedingInvoiceNumber: string) => ({
  ...invoice,
  documentType: 'CreditNote',
  dueDate: null,
  creditNoteReasonCode: 'DL8.61.1.D',
  precedingInvoiceIssueDate: invoice.issueDate,
  ...{ invoiceNumber, precedingInvoiceNumber },
});

const books = section('The books', [
  [
    'A credit note within its invoice is told nothing',
    'POST /v1/credit-notes for S-SENT',
    'none',
    bookWarnings(crediting('S-BOOKS-1', 'S-SENT')),
  ],
  [
    'A second credit note for all of an invoice is told that they are above it',
    'POST /v1/credit-notes for S-SENT again',
    'credit-above-category, credit-above-quantity',
    bookWarnings(crediting('S-BOOKS-2', 'S-SENT')),
  ],
  [
    'Under strict handling it is refused',
    'POST /v1/credit-notes for S-SENT with Prefer: handling=strict',
    '422 validation-failed at precedingInvoiceNumber',
    bookWarnings(crediting('S-BOOKS-3', 'S-SENT'), { prefer: 'handling=strict' }),
  ],
  [
    'A preceding number that does not exist is told',
    'POST /v1/credit-notes for NOBODY-HAS-IT',
    'preceding-missing',
    bookWarnings(crediting('S-BOOKS-4', 'NOBODY-HAS-IT')),
  ],
  ...(['csv', 'xlsx'] as const).map(
    (format): Row => [
      `The month is a file (${format})`,
      `GET /v1/statements/2031-01?format=${format}`,
      `200 attachment; filename="statement-2031-01.${format}"`,
      reading(({ status, headers }) => `${status} ${headers.get('content-disposition')}`),
    ],
  ),
  [
    'Only the operator creates and erases companies',
    'POST /v1/operator/companies by a company',
    '403 forbidden',
    sending({ name: 'Mine' }),
  ],
  [
    'Only the operator creates and erases companies',
    'POST /v1/operator/companies/none/erase by a company',
    '403 forbidden',
  ],
  [
    'The month explains the differences that rounding makes',
    'GET /v1/statements/2031-01, in which there are none',
    '{"count":0,"documents":[]}',
    reading(({ body }) => JSON.stringify(body.roundings)),
  ],
  [
    'A participant belongs to one company',
    'two creations of companies with one participant at the same moment',
    '201,409',
    async ({ opened }) => {
      const operator = asker(opened.app, await opened.operatorKey());
      const body = { name: 'Claims', participants: ['0235:1999999991'] };
      const both = [1, 2].map(() => operator('/v1/operator/companies', { method: 'POST', body }));
      return (await Promise.all(both)).map(({ status }) => status).toSorted();
    },
  ],
]);

const versioning = section('Versioning', [
  ['There is nothing outside /v1', 'GET /invoices', '404 not-found'],
  [
    'Types stay the same while titles may change',
    'GET /v1/invoices/none in both languages',
    'same type, other title',
    async ({ ask }) => {
      const english = (await ask('/v1/invoices/none')).body;
      const arabic = (await ask('/v1/invoices/none?lang=ar')).body;
      const compared = (name: 'type' | 'title') => (english[name] === arabic[name] ? 'same' : 'other');
      return `${compared('type')} type, ${compared('title')} title`;
    },
  ],
]);

/** The statements about what the service does, by section of the specification. */
export const behaviour: readonly Statement[] = [
  ...[general, conventions, requests, lines, states, idempotency, endpoints],
  ...[authentication, events, errors, limits, participants, books, versioning],
].flat();
