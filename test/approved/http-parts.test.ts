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
import { hostOf, pathOf } from '../../src/http/node-request.ts';
import { validate, validateUbl } from '../../src/index.ts';
import { ask } from '../http/asking.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/fixture.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import {
  accepts,
  each,
  handlers,
  id,
  languages,
  paths,
  queries,
  targets,
  traces,
  types,
} from './http-part-inputs.ts';
import { httpRefusals } from './http-refusals.ts';
import { memoryBudgetRuns } from './memory-runs.ts';
import { onADay } from './on-a-day.ts';

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
const encodings = [
  'identity',
  'Identity',
  'gzip',
  ' GZIP ',
  'x-gzip',
  'deflate',
  'br',
  'compress',
  'gzip, gzip',
  '',
];
const lengths = [undefined, '0', '1000', '1001', '-1', 'x', '1e9', ' 1001'];

async function readOf(body: Uint8Array, headers: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  const init = { method: 'POST', headers: given, body: new Uint8Array(body) };
  const read = await readBody(new Request('http://localhost/', init), 1000);
  return read.ok ? read.value.length : read.failure;
}

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
  for (const lang of [null, '', 'ar', 'AR', 'en', 'EN', 'fr'])
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
  yield* httpRefusals();
}

onADay();

compareWithApproved('http-parts', asked());
