import * as http from '../../src/http/index.ts';
import { example } from '../requests.ts';
import type { Asked } from './approved.ts';

/** Values that are none of those that a function takes. */
const others: readonly unknown[] = [undefined, null, 7, 'fr', '', {}, [], () => 1];

const request = new Request('http://localhost/');
const result = { outcome: 'valid', issues: [] };
const work = {
  ...{ operation: 'validate', body: new TextEncoder().encode(JSON.stringify(example('standard-invoice'))) },
  ...{
    format: 'json',
    answerFormat: 'json',
    documentType: undefined,
    language: 'en',
    instance: '/',
    traceId: '0',
  },
};

/** Right arguments of each function, by its name. */
const calls: Readonly<Partial<Record<keyof typeof http, readonly unknown[]>>> = {
  answer: [work, {}],
  createHandler: [{}],
  createMalformedProblem: [result, {}],
  createProblem: ['not-found', {}],
  createProblemAnswer: ['not-found', {}, {}],
  createProblemResponse: ['not-found', {}, {}],
  createValidationProblem: [result, {}],
  describeRule: ['ibr-002', 'en'],
  documentFormat: ['application/json'],
  documentRequestJsonSchema: ['https://a.example', 'en'],
  listRules: ['en', {}],
  openApiDocument: [{}, 'en'],
  preferredLanguage: ['en', 'ar'],
  preferredType: ['*/*', ['text/html']],
  readBody: [request, 5],
  readJson: [work.body, {}, {}],
  submissionErrorOf: [result, 9, 'en'],
  toProblem: [result, {}],
  traceIdOf: [request],
};

/** The refusals of each argument of each function that is another value; an answer only by its kind. */
export function* httpRefusals(): Generator<Asked> {
  for (const [name, given] of Object.entries(calls))
    for (const at of given.keys())
      yield {
        name: `refusals: ${name} argument ${at + 1}`,
        answer: () => Promise.all(others.map((other) => answerTo(name, given.with(at, other)))),
      };
}

async function answerTo(name: string, given: readonly unknown[]): Promise<unknown> {
  try {
    const answer: unknown = await Reflect.get(http, name)(...given);
    return typeof answer;
  } catch (error) {
    const { message, code, option, expected } = Object(error);
    return { message, code, option, expected };
  }
}
