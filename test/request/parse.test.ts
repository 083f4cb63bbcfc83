import { describe, expect, test } from 'vitest';
import { parseDocumentRequest } from '../../src/api/steps.ts';
import { unknownFields } from '../../src/request/explain/unknown-fields.ts';
import { readDocumentRequest } from '../../src/request/read.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { edited, example } from '../requests.ts';

function issuesOf(value: unknown) {
  const parsed = parseDocumentRequest(value);
  return parsed.ok ? [] : parsed.failure;
}

function pathsOfUnknown(request: unknown): string[] {
  return unknownFields(request, defaultSpecification).map(({ finding }) => finding.path);
}

function withField(name: string, value: unknown): unknown {
  return { ...example('standard-invoice'), [name]: value };
}

describe('the shape of a document request', () => {
  test('a classification is as long as it may be, whether it is a text or an object', () => {
    const code = '9'.repeat(200);
    const classified = (...classifications: readonly unknown[]) =>
      edited('standard-invoice', (request) => Object.assign(request.lines[0] ?? {}, { classifications }));
    expect(issuesOf(classified(code, { code }))).toEqual([]);
    const tooLong = issuesOf(classified(`${code}9`, { code: `${code}9` }));
    expect(tooLong.map(({ path }) => path)).toEqual([
      'lines[0].classifications[0]',
      'lines[0].classifications[1].code',
    ]);
    expect(new Set(tooLong.map(({ path, message }) => message.replace(path, ''))).size).toBe(1);
  });

  test.each([
    [
      'a number that is no number',
      withField('prepaidAmount', Number.NaN),
      'prepaidAmount',
      'must be a number, not NaN',
    ],
    [
      'an infinite number',
      withField('prepaidAmount', Number.POSITIVE_INFINITY),
      'prepaidAmount',
      'must be a number, not Infinity',
    ],
    [
      'a text of 10 MB',
      withField('notes', 'x'.repeat(10_000_000)),
      'notes',
      'is longer than 100000 characters',
    ],
    ['no object at all', [], '', 'must be an object, not a list'],
    ['null', null, '', 'must be an object, not null'],
  ])('%s', (_, request, path, said) => {
    const message = `${path || 'The request'} ${said}.`;
    expect(issuesOf(request)).toMatchObject([
      {
        rule: 'pint-ae-malformed',
        path,
        message,
        hint: expect.stringMatching(/^\w.*\.$/),
        severity: 'error',
      },
    ]);
  });

  test('a value that throws when it is read is malformed, and why is told', () => {
    const request = { ...example('standard-invoice') };
    Object.defineProperty(request, 'seller', {
      enumerable: true,
      get: () => {
        throw new Error('the record is locked');
      },
    });
    const read = readDocumentRequest(request, defaultSpecification);
    expect(read).toMatchObject({
      failure: [{ text: 'throwsWhenRead', values: { reason: 'the record is locked' } }],
    });
  });

  test('lines are read until there are more malformed fields than wanted', () => {
    const [line] = example('standard-invoice').lines;
    const wrong = { ...line, quantity: 'x' };
    const told = (count: number) => {
      const request = { ...example('standard-invoice'), lines: Array.from({ length: count }, () => wrong) };
      const read = readDocumentRequest(request, defaultSpecification, { limits: { maxFindings: 3 } });
      return read.ok ? [] : read.failure.map(({ rule }) => rule);
    };
    expect(told(4)).toHaveLength(4);
    expect(told(5)).toEqual([...told(4), 'pint-ae-more-findings']);
  });
});

describe('fields that the interface does not know', () => {
  test('an own property called __proto__ is one of them', () => {
    expect(pathsOfUnknown(JSON.parse('{"__proto__": {"documentType": "Invoice"}}'))).toEqual(['__proto__']);
  });

  test('$schema is not one of them at the top, where editors use it', () => {
    expect(pathsOfUnknown({ $schema: 'https://example.com', seller: { $schema: '' } })).toEqual([
      'seller.$schema',
    ]);
  });

  test('are told with what is meant and, if only that can be, how to mend it', () => {
    const { invoiceNumber, ...rest } = example('standard-invoice');
    const foundIn = (request: object) => {
      const read = readDocumentRequest(request, defaultSpecification);
      return read.ok
        ? read.value.unknown.map(({ finding }) => finding)
        : read.failure.map(({ text, path, values, remedy }) => ({ text, path, values, remedy }));
    };
    // A misspelt field is told once, not as missing too.
    expect(foundIn({ ...rest, invoiceNumer: invoiceNumber })).toEqual([
      {
        text: 'misspeltField',
        path: 'invoiceNumer',
        values: { field: 'invoiceNumer', meant: 'invoiceNumber' },
        remedy: { name: 'invoiceNumber' },
      },
    ]);
    expect(foundIn({ ...rest, 'invoice.Number': invoiceNumber })).toMatchObject([
      { values: { meant: 'invoiceNumber' }, remedy: undefined },
    ]);
    expect(foundIn({ ...rest, invoiceNumber, colour: 'red' })).toMatchObject([
      { path: 'colour', values: { field: 'colour' }, severity: 'warning' },
    ]);
  });

  test('are compared with all other fields a thousand times, then only with those that decide on amounts', () => {
    const { invoiceNumber, ...rest } = example('standard-invoice');
    const meantAfter = (count: number) => {
      const others = Object.fromEntries(Array.from({ length: count }, (_, index) => [`zzz${index}`, 1]));
      const request = { ...others, ...rest, invoiceNumer: invoiceNumber };
      return unknownFields(request, defaultSpecification).at(-1)?.meantPath;
    };
    expect([meantAfter(999), meantAfter(1000)]).toEqual(['invoiceNumber', undefined]);
  });

  test('of more than a thousand names are refused, and the rest is not looked at', () => {
    const namesBeyond = (count: number) => {
      const others = Object.fromEntries(Array.from({ length: count }, (_, index) => [`zzz${index}`, 1]));
      return unknownFields({ ...example('standard-invoice'), ...others }, defaultSpecification);
    };
    expect(namesBeyond(1000).map(({ finding }) => finding.text)).not.toContain('tooManyUnknownNames');
    const many = namesBeyond(300_000);
    expect([many.length, many.at(-1)?.finding.path, many.at(-1)?.finding.text]).toEqual([
      ...[1001, 'zzz1000', 'tooManyUnknownNames'],
    ]);
  });

  test('that come again in every line are looked at, and beyond a thousand only counted', () => {
    const { lines, ...rest } = example('standard-invoice');
    const [line] = lines;
    const { vatCategory, ...other } = line ?? {};
    const noted = Array.from({ length: 3000 }, () => ({ ...line, internalRemark: 'x' }));
    const request = { ...rest, lines: [...noted, { ...other, vatCategry: vatCategory }] };
    const unknown = unknownFields(request, defaultSpecification);
    expect(unknown).toHaveLength(3001);
    expect(new Set(unknown).size).toBeLessThan(1003);
    expect(unknown.at(-1)).toMatchObject({
      finding: { path: 'lines[3000].vatCategry', text: 'misspeltDecisive' },
    });
  });

  test('every example is free of them', () => {
    expect(pathsOfUnknown(example('allowances-and-charges'))).toEqual([]);
  });

  test('are treated as the field with nearly the same name that was not sent', () => {
    const { invoiceNumber, dueDate, ...rest } = example('standard-invoice');
    const request = { ...rest, invoiceNumer: invoiceNumber, duedate: dueDate, dueDate, colour: 'red' };
    expect(unknownFields(request, defaultSpecification).map(({ meantPath }) => meantPath)).toEqual([
      'invoiceNumber',
      undefined,
      undefined,
    ]);
  });
});
