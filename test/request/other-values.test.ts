import { describe, expect, test } from 'vitest';
import { type Language, validate, validateRequest } from '../../src/index.ts';
import { example } from '../requests.ts';

const request = example('standard-invoice');
const text = JSON.stringify(request);
const bytes = new TextEncoder().encode(text);

/** The only finding about a value, in a language. */
function onlyFinding(value: unknown, language: Language = 'en') {
  const { outcome, issues, warnings } = validateRequest(value, { language });
  expect([outcome, issues.length, warnings]).toEqual(['malformed', 1, []]);
  const [{ path, message, hint } = { path: '', message: '', hint: '' }] = issues;
  return { path, said: `${message} ${hint}` };
}

/** As the clients of databases have them: run when they are awaited. */
class Query extends Promise<unknown> {
  readonly sql = 'select';
  constructor(run: ConstructorParameters<typeof Promise>[0] = () => undefined) {
    super(run);
  }
}

describe('a value that is not a request but may lead to one', () => {
  test.each<[what: string, value: unknown, said: RegExp]>([
    ['a promise', Promise.resolve(request), /Promise.* await /],
    ['a query that is awaited', new Query(), /Promise.* await /],
    ['a text of JSON', text, /JSON\.parse.*validate/],
    ['a text of UBL', '<Invoice/>', /JSON\.parse.*validate/],
    ['a Buffer', Buffer.from(text), /bytes.*validate/],
    ['a Uint8Array', bytes, /bytes.*validate/],
    ['an ArrayBuffer', bytes.buffer, /bytes.*validate/],
    ['a DataView', new DataView(bytes.buffer), /bytes.*validate/],
    ['a Date', new Date(0), /Date.*Pass the document request/],
    ['a Map', new Map(Object.entries(Object(request))), /Map.*Pass the document request/],
    [
      'a Request of fetch',
      new Request('http://localhost', { method: 'POST', body: text }),
      /Request.*json\(\)/,
    ],
    ['a Response of fetch', new Response(text), /Response.*json\(\)/],
    ['a Blob', new Blob([text]), /Blob.*text\(\)/],
  ])('%s has one finding, which says what to do', (_, value, said) => {
    expect(onlyFinding(value)).toEqual({ path: '', said: expect.stringMatching(said) });
    expect(onlyFinding(value, 'ar').said).toMatch(/\p{Script=Arabic}{3}/u);
  });

  test.each<[field: string, value: unknown, said: RegExp]>([
    ['issueDate', new Date('2026-11-02'), /day as text.*YYYY-MM-DD.*time zone/],
    ['dueDate', new Date(Number.NaN), /day as text/],
    ['seller', Promise.resolve({}), /Promise.* await /],
    ['references', Promise.resolve({}), /Promise.* await /],
    ['lines', Promise.resolve([]), /Promise.* await /],
    ['invoiceNumber', Promise.resolve('A-1'), /Promise.* await /],
    ['buyer', JSON.stringify({}), /text of JSON.*JSON\.parse/],
    ['lines', '[]', /text of JSON.*JSON\.parse/],
    ['notes', Buffer.from('a'), /bytes.*Base64/],
    ['delivery', new Map(), /must be an object, not Map/],
    ['seller', Buffer.from('{}'), /must be an object, not Uint8Array/],
  ])('in a field has one finding at the field: %s', (field, value, said) => {
    const sent = { ...Object(request), [field]: value };
    expect(onlyFinding(sent)).toEqual({ path: field, said: expect.stringMatching(said) });
    expect(onlyFinding(sent, 'ar').said).toMatch(/\p{Script=Arabic}{3}/u);
  });

  test('does not include objects of classes, frozen ones or those of another realm, which hold data', () => {
    class Invoice {
      constructor() {
        Object.assign(this, request);
      }
    }
    const withoutPrototype = Object.assign(Object.create(null), request);
    for (const value of [new Invoice(), withoutPrototype, Object.freeze({ ...Object(request) })])
      expect(validate(value).outcome).toBe('valid');
  });
});
