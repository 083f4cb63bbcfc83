import { describe, expect, test } from 'vitest';
import { embeddedRuleSet, normalise, parseDocumentRequest } from '../src/api/steps.ts';
import { readFiles, validateBatch } from '../src/batch/index.ts';
import { createHandler, createProblem, openApiDocument } from '../src/http/index.ts';
import { toNodeListener } from '../src/http/node.ts';
import { convert, validate, validateUbl } from '../src/index.ts';
import { saxonEngine } from '../src/schematron/saxon.ts';
import { startServer } from '../src/server/index.ts';
import { versionsQuoted } from './releases.ts';
import { example } from './requests.ts';

const request = example('standard-invoice');
const { xml } = convert(request);
const parsed = parseDocumentRequest(request);

/** Every public function with options, called with what a program may pass. */
const functions: Readonly<Record<string, (options: never) => unknown>> = {
  validate: (options) => validate(request, options),
  convert: (options) => convert(request, options),
  validateUbl: (options) => validateUbl(xml ?? '', options),
  normalise: (options) => (parsed.ok ? normalise(parsed.value, options) : undefined),
  createHandler: (options) => createHandler(options),
  openApiDocument: (options) => openApiDocument(options),
  createProblem: (options) => createProblem('conflict', options),
  toNodeListener: (options) => toNodeListener(createHandler(), options),
  startServer: (options) => startServer(options),
  validateBatch: (options) => validateBatch([], options),
  readFiles: (options) => readFiles(['examples'], options),
};

/** The message of the TypeError that a function throws, or rejects with, because of its options. */
async function refusal(name: string, options: unknown): Promise<string> {
  try {
    await functions[name]?.(options as never);
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return error instanceof Error ? error.message : '';
  }
  throw new Error(`${name} took its options`);
}

describe('every public function refuses an option that it does not have', () => {
  test.each(Object.keys(functions))('%s', async (name) => {
    const message = await refusal(name, { colour: 'red' });
    expect(message).toMatch(new RegExp(`^${name}: there is no option colour; there are \\w+`));
    expect(await refusal(name, null)).toBe(`${name}: what is given as options is null, not an object`);
    expect(await refusal(name, 'en')).toBe(`${name}: what is given as options is "en", not an object`);
  });
});

describe('a wrong option is named, with what was given and what is allowed', () => {
  test.each<[string, object, string]>([
    ['validate', { language: 'en-US' }, 'language is "en-US", not one of "en", "ar" (did you mean en?)'],
    ['validate', { langauge: 'ar' }, 'there is no option langauge (did you mean language?)'],
    ['validate', { strict: 'yes' }, 'strict is "yes", not true or false'],
    ['validate', { engine: {} }, 'engine is {}, not an engine, which has a name and a function judge'],
    ['validate', { engine: null }, 'engine is null, not an engine'],
    [
      'validate',
      { release: '1.0.33' },
      `release is "1.0.33", not one of ${versionsQuoted} (did you mean 1.0.3?)`,
    ],
    ['validate', { ruleSets: [{}] }, 'ruleSets[0] is {}, not a rule set such as loadRuleSet gives'],
    ['validate', { documentType: 'Invioce' }, '(did you mean Invoice?)'],
    [
      'validate',
      { ignoreAdvice: ['pint-ae-advice-due-before-isue'] },
      'ignoreAdvice[0] is "pint-ae-advice-due-before-isue", not one of',
    ],
    ['convert', { ignoreAdvice: ['pint-ae-advice-gtins'] }, '(did you mean pint-ae-advice-gtin?)'],
    ['createHandler', { ignoreAdvice: ['gtin'] }, 'ignoreAdvice[0] is "gtin", not one of'],
    ['startServer', { ignoreAdvice: ['gtin'] }, 'ignoreAdvice[0] is "gtin", not one of'],
    ['validateBatch', { ignoreAdvice: ['gtin'] }, 'ignoreAdvice[0] is "gtin"'],
    ['validate', { today: '21.11.2026' }, 'today is "21.11.2026", not a date such as 2026-11-21'],
    ['validate', { uuid: '7' }, 'uuid is "7", not a UUID'],
    ['validate', { company: { tnr: '1' } }, 'there is no option tnr in company (did you mean trn?)'],
    ['validate', { company: { trn: '1', address: { city: 7 } } }, 'company.address.city is 7, not a text'],
    ['convert', { company: [] }, 'company is a list, not a list with an entry'],
    ['convert', { company: ['Falcon'] }, 'company[0] is "Falcon", not an object'],
    [
      'validateUbl',
      { profile: 'self-billing' },
      'profile is "self-billing", not one of "billing", "selfbilling" (did you mean selfbilling?)',
    ],
    ['createHandler', { limits: { maxBodyBytes: -1 } }, 'limits.maxBodyBytes is -1, which is less than 1'],
    ['createHandler', { maxBytes: 10 }, 'there is no option maxBytes; write it inside limits'],
    ['createHandler', { loadDocument: 'x' }, 'loadDocument is "x", not a function'],
    [
      'createHandler',
      { limits: { maxLine: 1 } },
      'there is no option maxLine in limits (did you mean maxLines?)',
    ],
    ['toNodeListener', { trustProxy: 1 }, 'trustProxy is 1, not true or false'],
    ['startServer', { port: 70_000 }, 'port is 70000, which is more than 65535'],
    ['startServer', { threads: 1.5 }, 'threads is 1.5, not a whole number'],
    ['startServer', { engine: saxonEngine }, 'there is no option engine'],
    [
      'startServer',
      { ruleSets: [embeddedRuleSet] },
      'ruleSets[0] is an object, not the value of a rule set file',
    ],
    ['validateBatch', { language: 'de' }, 'language is "de", not one of "en", "ar"'],
    ['validateBatch', { signal: {} }, 'signal is {}, not an AbortSignal'],
    ['validateBatch', { blankLines: 'judged' }, '(did you mean judge?)'],
    ['readFiles', { exclude: 'out' }, 'exclude is "out", not a list'],
  ])('%s %j', async (name, options, message) => {
    expect(await refusal(name, options)).toContain(message);
  });

  test('all errors are reported at once', async () => {
    expect(await refusal('validate', { strict: 1, language: 'en', lang: 'en' })).toMatch(
      /^validate: strict is 1, not true or false; there is no option lang /,
    );
  });

  test('a given value is quoted in short', async () => {
    expect((await refusal('validate', { language: 'x'.repeat(1e6) })).length).toBeLessThan(200);
  });
});

test('right options are accepted, undefined ones among them', () => {
  const options = {
    strict: undefined,
    language: 'ar',
    engine: saxonEngine,
    release: ['1.0.3', '1.0.4'],
    ruleSets: [embeddedRuleSet],
    ignoreAdvice: ['pint-ae-advice-gtin'],
    today: '2026-11-02',
  } as const;
  const ofRequests = {
    documentType: 'Invoice',
    uuid: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
    issueTime: '10:30:00+04:00',
    company: { trn: '100354879700003', address: { city: 'Dubai' } },
  } as const;
  expect(validate(request, { ...options, ...ofRequests }).valid).toBe(true);
  expect(validateUbl(xml ?? '', options).valid).toBe(true);
  for (const [name, value] of Object.entries(ofRequests))
    expect(() => validateUbl(xml ?? '', { [name]: value })).toThrow(`there is no option ${name}`);
});

test('right options that are changed are checked again', () => {
  const options: Record<string, unknown> = { language: 'ar', strict: true };
  expect(validate(request, options).valid).toBe(true);
  options.language = 'de';
  expect(() => validate(request, options)).toThrow('language is "de"');
  delete options.language;
  options.langauge = 'ar';
  expect(() => validate(request, options)).toThrow('langauge');
  const company: Record<string, unknown> = { trn: '100354879700003' };
  expect(validate(request, { company }).valid).toBe(true);
  company.trn = 7;
  expect(() => validate(request, { company })).toThrow('company.trn');
});

test('a handler judges by its own options, and passes no others on', async () => {
  const handler = createHandler({
    prefix: '/x',
    limits: { maxBodyBytes: 100_000 },
    strict: true,
    onAnswer: () => {},
  });
  const asked = new Request('http://localhost/x/validate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...example('standard-invoice'), dueDate: '2026-10-01' }),
  });
  expect(await (await handler(asked)).json()).toMatchObject({ outcome: 'invalid' });
});
