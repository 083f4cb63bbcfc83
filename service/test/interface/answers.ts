import { documentTypes } from '../../src/read/schemas.ts';
import { participantDeliveries, statuses } from '../../src/track/states.ts';
import { at } from './complete-request.ts';
import { type Row, type Statement, section } from './statement.ts';
import { told, type World } from './world.ts';

/** The kinds of value that the specification names. */
const kinds = {
  string: (value: unknown) => typeof value === 'string',
  date: (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  'date-time': (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
  number: (value: unknown) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value: unknown) => typeof value === 'boolean',
  null: (value: unknown) => value === null,
  'array of strings': (value: unknown) =>
    Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  array: Array.isArray,
  status: (value: unknown) => statuses.some((name) => name === value),
  delivery: (value: unknown) => participantDeliveries.some((name) => name === value),
  'document type': (value: unknown) => documentTypes.some((name) => name === value),
  'category of VAT': (value: unknown) => ['S', 'Z', 'E', 'O', 'AE'].some((name) => name === value),
  direction: (value: unknown) => value === 'Outbound' || value === 'Inbound',
} as const;
type Kind = keyof typeof kinds;

/** One statement for each field of an answer: it has a value of that kind. */
function answerFields(
  name: string,
  tried: string,
  answer: (world: World) => unknown,
  fields: Readonly<Record<string, Kind>>,
): Statement[] {
  return section(
    name,
    Object.entries(fields).map(([field, kind]) => [
      `${field}: ${kind}`,
      tried,
      kind,
      async (world) => {
        const value = at(await answer(world), field);
        return kinds[kind](value) ? kind : JSON.stringify(value);
      },
    ]),
  );
}

/** A record as it is created: a code belongs to one record only. */
let codes = 0;
const newCode = (): string => `S-${++codes}`;

interface RecordFields {
  readonly name: string;
  readonly path: string;
  /** A request with nothing but what every request has. */
  readonly needed: () => Readonly<Record<string, unknown>>;
  /** Values of the other fields if they are not sent, and forms in which they are. */
  readonly others: Readonly<Record<string, readonly [absent: unknown, sent: unknown]>>;
}

/** One statement for each field of a record: what is sent of it comes back, and what comes if nothing is sent. */
function recordFields({ name, path, needed, others }: RecordFields): Statement[] {
  const create = ({ ask }: World, body: object) => ask(path, { method: 'POST', body });
  const own: Statement[] = section(name, [
    [
      'id: string, returned only',
      `POST ${path} without and with an id`,
      'string; 400',
      async (world) => {
        const { id } = (await create(world, needed())).body;
        return `${typeof id}; ${(await create(world, { ...needed(), id: 'mine' })).status}`;
      },
    ],
    ...Object.keys(needed()).map(
      (field): Row => [
        `${field}: sent in every request`,
        `POST ${path} without ${field}`,
        `400 bad-request at ${field}`,
        async (world) => {
          const { [field]: _, ...body } = needed();
          return told(await create(world, body));
        },
      ],
    ),
  ]);
  const defaulted = section(
    name,
    Object.entries(others).map(([field, [absent, sent]]) => [
      `${field}: ${JSON.stringify(absent)} if it is not sent`,
      `POST ${path} without ${field}; with ${JSON.stringify(sent)}`,
      `${JSON.stringify(absent)}; ${JSON.stringify(sent)}`,
      async (world) => {
        const without = (await create(world, needed())).body;
        const given = (await create(world, { ...needed(), [field]: sent })).body;
        return `${JSON.stringify(without[field])}; ${JSON.stringify(given[field])}`;
      },
    ]),
  );
  return [...own, ...defaulted];
}

const business = [
  ...['nameAr', 'email', 'phone', 'vatTrn', 'address', 'city', 'country', 'contactPerson'],
  ...['participantId', 'postalCode', 'addressLine2', 'stateProvince', 'companyRegistrationNumber'],
];

const first = async ({ ask }: World, list: string) => (await ask(list)).body.items[0];

/** The statements about what answers hold. */
export function answerStatements(): Statement[] {
  return [
    ...answerFields('Document response', 'POST /v1/invoices/{id}/submit', ({ submitted }) => submitted.body, {
      id: 'string',
      invoiceNumber: 'string',
      status: 'status',
      participantDelivery: 'delivery',
      createdAt: 'date-time',
      'links.self': 'string',
      submissionError: 'null',
    }),
    ...answerFields(
      'Document response',
      'GET /v1/invoices/{id} of one that failed',
      async ({ ask, failed }) => (await ask(`/v1/invoices/${failed}`)).body,
      { submissionError: 'string' },
    ),
    ...answerFields(
      'Purchase credit note',
      'GET /v1/purchase-credit-notes/{id}',
      ({ purchase }) => purchase.body,
      {
        id: 'string',
        invoiceNumber: 'string',
        documentType: 'document type',
        status: 'status',
        issueDate: 'date',
        // The credit note has none.
        dueDate: 'null',
        currency: 'string',
        'seller.name': 'string',
        'seller.trn': 'string',
        'seller.participantId': 'string',
        buyerName: 'string',
        totalNetAmount: 'number',
        totalVatAmount: 'number',
        totalPayableAmount: 'number',
        note: 'string',
        'lines[0].lineNumber': 'integer',
        'lines[0].description': 'string',
        'lines[0].quantity': 'number',
        'lines[0].unitCode': 'string',
        'lines[0].unitPrice': 'number',
        'lines[0].netAmount': 'number',
        'lines[0].vatCategory': 'category of VAT',
        'lines[0].vatRate': 'number',
        'lines[0].vatAmount': 'number',
        'lines[0].grossAmount': 'number',
        'lines[0].sellersItemId': 'string',
        'lines[0].buyersItemId': 'string',
        'lines[0].standardItemId': 'string',
        'links.self': 'string',
      },
    ),
    ...answerFields(
      'Failed-document list item',
      'GET /v1/invoices/failed',
      (world) => first(world, '/v1/invoices/failed'),
      {
        id: 'string',
        invoiceNumber: 'string',
        issueDate: 'date',
        currency: 'string',
        sellerName: 'string',
        buyerName: 'string',
        status: 'status',
        direction: 'direction',
        documentType: 'document type',
        totalPayableAmount: 'number',
        submissionError: 'string',
        'links.self': 'string',
      },
    ),
    ...answerFields(
      'Validation result',
      'POST /v1/invoices/{id}/validate of an invalid one',
      async ({ ask, invalid }) => (await ask(`/v1/invoices/${invalid}/validate`, { method: 'POST' })).body,
      {
        valid: 'boolean',
        issues: 'array',
        'issues[0].rule': 'string',
        'issues[0].message': 'string',
        'issues[0].hint': 'string',
      },
    ),
    ...recordFields({
      name: 'Customer',
      path: '/v1/customers',
      needed: () => ({ name: 'Falcon' }),
      others: {
        ...Object.fromEntries(business.map((field) => [field, [null, `a ${field}`]])),
        code: [null, 'S-CUSTOMER'],
        isActive: [true, false],
      },
    }),
    ...recordFields({
      name: 'Item',
      path: '/v1/items',
      needed: () => ({ code: newCode(), name: 'Chair' }),
      others: {
        nameAr: [null, 'كرسي'],
        description: [null, 'An office chair'],
        unitOfMeasure: ['EA', 'HUR'],
        unitPrice: [0, 845.5],
        isActive: [true, false],
      },
    }),
    ...answerFields('Webhook (list item)', 'GET /v1/webhooks', (world) => first(world, '/v1/webhooks'), {
      id: 'string',
      targetUrl: 'string',
      eventTypes: 'array of strings',
      status: 'string',
      createdAt: 'date-time',
    }),
    ...answerFields(
      'Lists',
      'GET /v1/invoices?limit=1',
      async ({ ask }) => (await ask('/v1/invoices?limit=1')).body,
      {
        items: 'array',
        nextCursor: 'string',
      },
    ),
    ...answerFields(
      'Errors',
      'GET /v1/invoices/none',
      async ({ ask }) => (await ask('/v1/invoices/none')).body,
      {
        type: 'string',
        title: 'string',
        status: 'integer',
        detail: 'string',
        instance: 'string',
        traceId: 'string',
        errors: 'null',
      },
    ),
    ...answerFields(
      'Errors',
      'POST /v1/customers without name',
      async ({ ask }) => (await ask('/v1/customers', { method: 'POST', body: {} })).body,
      { 'errors[0].field': 'string', 'errors[0].message': 'string' },
    ),
  ];
}
