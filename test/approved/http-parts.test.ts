import { gzipSync } from 'node:zlib';
import {
  type AnswerRecord,
  createMalformedProblem,
  createProblemAnswer,
  createProblemResponse,
  createValidationProblem,
  describeRule,
  documentFormat,
  documentRequestJsonSchema,
  type HandlerOptions,
  listRules,
  openApiDocument,
  preferredLanguage,
  preferredType,
  problemKinds,
  readBody,
  readJson,
  submissionErrorOf,
  toProblem,
  traceIdOf,
} from '../../src/http/index.ts';
import { preferredFormat } from '../../src/http/negotiation.ts';
import { hostOf, pathOf } from '../../src/http/request-target.ts';
import { validate, validateUbl } from '../../src/index.ts';
import { ask } from '../http/asking.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/fixture.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { memoryBudgetRuns } from './memory-runs.ts';

/** The answers to each entry, by the entry. */
const each = <Entry>(entries: readonly Entry[], answer: (entry: Entry) => unknown) =>
  Object.fromEntries(entries.map((entry) => [String(entry), answer(entry)]));

const accepts = [
  ...[null, '', 'application/json', 'APPLICATION/JSON', 'application/*', '*/*', 'text/*;q=0.5, */*;q=0.1'],
  ...['application/xml;q=0.9, application/json;q=0.9', 'application/json;q=0', 'application/json;q=x'],
  ...['application/json ; q=0.3 , text/xml', 'application/vnd.a+json', 'application/ubl+xml', 'text/html'],
  ...[
    'text/json, text/xml;q=0.9',
    ',,application/xml',
    'application/json; charset=utf-8; q=0.2, text/xml;q=0.1',
  ],
  ...[
    'application/json;Q=0.2,application/xml;q=0.3',
    'application/jsonx',
    'xapplication/json',
    'a+json, */*;q=0',
  ],
  ...[
    'application/json;q=0.1, application/*;q=0.9',
    'application/*, application/json;q=0',
    'application/json;q=2',
  ],
  `${'a/b,'.repeat(49)}application/json`,
  `${'a/b,'.repeat(50)}application/json`,
];
const languages = [
  ...[
    null,
    '',
    'ar',
    'AR',
    'ar-AE',
    'arx',
    'en',
    'en-GB;q=0.5, ar;q=0.5',
    '*',
    '*;q=0.5, ar;q=0.4',
    'fr, *;q=0.1',
  ],
  ...[
    'ar;q=0',
    'ar;q=0.2, en;q=0.1',
    'en;q=0, *',
    'ar-EG;q=0.9, ar;q=0.1, en;q=0.5',
    'x-ar',
    'fr;q=1, ar;q=0.1',
  ],
];
const types = [
  ...[
    null,
    '',
    'application/json',
    'Application/JSON',
    'application/json; charset=UTF-8',
    'text/json',
    'text/xml',
  ],
  ...['application/json; charset="utf-8"', 'application/json; charset=utf-16', 'application/ubl+xml', 'json'],
  ...[
    'application/xml; charset=utf-16le',
    'application/xml;charset=UTF-16BE',
    'application/xml; charset=latin1',
  ],
  ...[
    'application/+json',
    'application/json;',
    'application/json;charset=',
    'application/json, text/xml',
    'a/b/c',
  ],
  ...[
    ' application/json',
    'application/jsonx',
    'xapplication/json',
    'text/plain',
    'application/problem+json',
  ],
  ...[
    'application/json; charset=utf-8; charset=latin1',
    'application/json; Charset=utf-8',
    'text/xml; a="b;c\\"d"',
  ],
  ...[
    'application/xml; charset="utf\\-16"',
    'application/a+xml+json',
    'text/a+json',
    'application/json;q=1;charset=x',
  ],
];
const targets = [
  '/',
  '/v1?a=b',
  '*',
  'http://a.example:8080/v1?x=y',
  'https://a.example',
  'a.example:443',
  '//a/b',
  '',
];
const id = '0af7651916cd43dd8448eb211c80319c';
const traces = [
  ...[`00-${id}-b7ad6b7169203331-01`, `01-${id}-b7ad6b7169203331-00-more`, `ff-${id}-b7ad6b7169203331-01`],
  ...[
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${id.toUpperCase()}-b7ad6b7169203331-01`,
    `00-${id}-b7-01`,
  ],
  ...[
    `00-${id}-b7ad6b7169203331-01x`,
    ` 00-${id}-b7ad6b7169203331-01`,
    `0-${id}-b7ad6b7169203331-01`,
    'x',
    '',
    'f',
  ],
];

const both = ['en', 'ar'] as const;
const results = {
  valid: validate(example('standard-invoice')),
  invalid: validate(example('broken/wrong-amounts-and-trn')),
  'in Arabic': validate(example('broken/wrong-amounts-and-trn'), { language: 'ar' }),
  cut: validate(example('broken/wrong-amounts-and-trn'), { limits: { maxFindings: 1 } }),
  malformed: validate(example('broken/malformed')),
  'malformed and cut': validate(example('broken/malformed'), { limits: { maxFindings: 2 } }),
  'no object': validate([]),
  'another document': validateUbl(
    fixture('invoice').replaceAll('Invoice-2"', 'Order-2"').replaceAll('Invoice ', 'Order '),
  ),
  'broken UBL': validateUbl(fixture('invoice').replace('>AE<', '>XX<')),
};

const isNew = (trace: string) => (/^[0-9a-f]{32}$/.test(trace) && !trace.includes(id) ? 'a new one' : trace);

/** Bodies beside a limit of a thousand bytes. */
const pieces: Readonly<Record<string, Uint8Array>> = Object.fromEntries(
  [0, 1, 999, 1000, 1001, 5000].flatMap((length) => {
    const bytes = new TextEncoder().encode('x'.repeat(length));
    return [
      [`${length}`, bytes],
      [`${length} packed`, gzipSync(bytes)],
      [`${length} twice packed`, gzipSync(gzipSync(bytes))],
      [`${length} not to be packed`, gzipSync(bytes, { level: 0 })],
    ];
  }),
);
const encodings = ['identity', 'Identity', 'gzip', ' GZIP ', 'x-gzip', 'deflate', 'br', 'gzip, gzip', ''];
const lengths = [undefined, '0', '1000', '1001', '-1', 'x', '1e9', ' 1001'];

async function readOf(body: Uint8Array, headers: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  const init = { method: 'POST', headers: given, body: new Uint8Array(body) };
  const read = await readBody(new Request('http://localhost/', init), 1000);
  return read.ok ? read.value.length : read.failure;
}

const paths = [
  ...[
    '/validate',
    '/v1/Validate',
    '/v1/validate/',
    '/v1/validat',
    '/v1//validate',
    '/v1/rule',
    '/v2/rules',
    '/V1/RULES',
  ],
  ...[
    '/v1/rules/%',
    '/v1/rules/ibr-002/',
    '/v1/tdd/raed',
    '/x',
    '/v1x',
    '/v1/mls/',
    '/v1/openapi.jsn',
    '/v1/invoices/a/validate',
  ],
  ...['/v1/rules/IBR-002', '/v1/rules/ibr%2D002', '/api/rules', '/api/v1/rules/ibr-002', '/rules/ibr-002'],
];
const queries = [
  ...[
    'lang=',
    'lang=AR',
    'lang=fr',
    'lang=en&lang=ar',
    'Lang=ar',
    'release=',
    'release=1.0.3,1.0.4',
    'release=1.0.4,9',
  ],
  ...[
    'tenant=1',
    'tenant=1&tenant=2',
    'tenant',
    'topic=',
    'topic=Payment',
    'topic=payment&term=IBT-081',
    'term=ibt-081',
  ],
  `${Array.from({ length: 25 }, (_, at) => `a${at}=1`).join('&')}`,
];

async function answerTo(path: string, options: HandlerOptions = {}, method = 'GET', headers = {}) {
  const told: unknown[] = [];
  const onAnswer = ({ request, traceId, ...record }: AnswerRecord<unknown>) =>
    told.push({ ...record, traceId: isNew(traceId), method: request.method });
  const onError = (error: unknown, { traceId }: { readonly traceId: string }) =>
    told.push(String(error), isNew(traceId));
  const init = { method, headers, ...(method === 'POST' && { body: '{}' }) };
  const { status, headers: answered, text } = await ask(path, init, { onAnswer, onError, ...options });
  await new Promise((resolve) => setImmediate(resolve));
  const traceId = /"traceId":"([^"]*)"/.exec(text)?.[1] ?? '';
  const shown = isNew(traceId) === 'a new one' ? text.replace(traceId, 'NEW') : text;
  return { status, headers: Object.fromEntries(answered), text: shown.slice(0, 3000), told };
}

const handlers: Readonly<Record<string, HandlerOptions>> = {
  plain: {},
  'at no prefix': { prefix: '' },
  'at a deep prefix': { prefix: '/api/v1/' },
  'with parameters': { parameters: ['tenant'] },
  'with another base': { problemBase: 'https://a.example/errors' },
  'with a base that ends': { problemBase: 'urn:a/' },
  'with documents': {
    loadDocument: ({ id: name, kind }) =>
      name === 'a' ? example('standard-invoice') : name === 'b' ? { kind } : undefined,
  },
  'with its own trace': { traceId: () => 'trace-1' },
  'with a wrong trace': { traceId: () => 7 as unknown as string },
  'with a trace that throws': {
    traceId: () => {
      throw new Error('no trace');
    },
  },
  'with work that throws': {
    perform: () => {
      throw new Error('no work');
    },
  },
};

function* asked(): Generator<Asked> {
  yield { name: 'negotiation: formats', answer: () => each(accepts, preferredFormat) };
  for (const offered of [
    ['application/json', 'text/xml'],
    ['text/html', 'application/json', 'application/xml'],
    ['text/csv'],
  ])
    yield {
      name: `negotiation: of ${offered}`,
      answer: () => each(accepts, (accept) => preferredType(accept, offered)),
    };
  for (const lang of [null, '', 'ar', 'AR', 'en', 'fr'])
    yield {
      name: `negotiation: languages beside ${lang}`,
      answer: () => each(languages, (accept) => preferredLanguage(lang, accept)),
    };
  yield { name: 'negotiation: types', answer: () => each(types, (type) => documentFormat(type) ?? null) };
  yield {
    name: 'negotiation: targets',
    answer: () => each(targets, (target) => [pathOf(target), hostOf(target, 'h')]),
  };
  yield {
    name: 'negotiation: traces',
    answer: () =>
      each(traces, (traceparent) =>
        isNew(traceIdOf(new Request('http://localhost/', { headers: { traceparent } }))),
      ),
  };
  for (const language of both) {
    const details = { language, instance: '/x', traceId: 't', errors: [{ field: 'a', message: 'b' }] };
    yield {
      name: `problems: every kind ${language}`,
      answer: () =>
        each(Object.keys(problemKinds) as (keyof typeof problemKinds)[], (kind) => [
          createProblemAnswer(kind, { language }, { 'retry-after': '5' }),
          createProblemAnswer(kind, { ...details, detail: 'said', problemBase: 'https://a.example' }),
          Object.fromEntries(createProblemResponse(kind, details, { a: 'b' }).headers),
        ]),
    };
    for (const [name, result] of Object.entries(results))
      yield {
        name: `problems: ${name} ${language}`,
        answer: () => ({
          to: toProblem(result, { language }) ?? null,
          malformed: createMalformedProblem(result, { language, detail: 'own' }),
          validation: createValidationProblem(result, { language }),
          errors: each([0, 1, 20, 100, 200, 201, 1000, 100_000], (length) =>
            submissionErrorOf(result, length, language),
          ),
        }),
      };
    yield {
      name: `resources: ${language}`,
      answer: () => [
        ...['ibr-002', 'IBR-002', 'none'].map((rule) => describeRule(rule, language)),
        ...[
          {},
          { topic: '' },
          { topic: 'payment' },
          { term: 'ibt-081' },
          { term: '' },
          { topic: 'payment', term: 'IBT-084' },
        ].map((filter) => listRules(language, filter).items.map((rule) => rule.id)),
      ],
    };
    for (const way of language === 'ar' ? ['with documents'] : ['at a deep prefix'])
      yield { name: `resources: described ${way}`, answer: () => openApiDocument(handlers[way], language) };
    yield {
      name: `resources: schema ${language}`,
      answer: () => documentRequestJsonSchema('https://a.example/x?y', language),
    };
  }
  for (const [name, body] of Object.entries(pieces)) {
    yield {
      name: `bodies: ${name}`,
      answer: async () =>
        Object.fromEntries(
          await Promise.all(
            encodings.map(async (encoding) => [
              encoding,
              await readOf(body, { 'content-encoding': encoding }),
            ]),
          ),
        ),
    };
    yield {
      name: `bodies: ${name} of lengths`,
      answer: async () =>
        Object.fromEntries(
          await Promise.all(
            lengths.map(async (length) => [String(length), await readOf(body, { 'content-length': length })]),
          ),
        ),
    };
  }
  for (const text of [
    '{}',
    '\ufeff{}',
    '[1]',
    '{"a":1,"a":2}',
    '{"a":1e999}',
    '"x"',
    'null',
    ' ',
    '{"a":[[1]]}',
  ])
    yield {
      name: `bodies: as JSON ${text}`,
      answer: () => [
        readJson(Buffer.from(text)),
        readJson(Buffer.from(text), { maxNesting: 1 }, { language: 'ar' }),
      ],
    };
  for (const [way, options] of Object.entries(handlers)) {
    for (const path of paths)
      yield {
        name: `handlers: ${path} ${way}`,
        answer: () =>
          answerTo(path, options, /validate/.test(path) ? 'POST' : 'GET', { traceparent: traces[0] }),
      };
    for (const query of queries)
      yield {
        name: `handlers: ?${query} ${way}`,
        answer: () => answerTo(`${options.prefix ?? '/v1'}/rules?${query}`, options),
      };
  }
  yield* memoryBudgetRuns();
}

compareWithApproved('http-parts', asked());
