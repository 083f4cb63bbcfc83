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
  test('a complete request is well-formed', () => {
    expect(issuesOf(example('standard-invoice'))).toEqual([]);
  });

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

  test('every malformed field is reported at once, with its JSON path', () => {
    const fields = issuesOf(example('broken/malformed')).map(({ path }) => path);
    expect(fields).toEqual(['documentType', 'issueDate', 'buyer.trn', 'lines[0].quantity']);
  });

  test.each([
    ['a required field that is missing', withField('seller', undefined), 'seller', 'is required'],
    ['a required field that may be null', withField('dueDate', undefined), 'dueDate', 'is required'],
    ['a text where a list belongs', withField('lines', 'none'), 'lines', 'must be a list, not a text'],
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
      'a number beyond the cents of a double',
      withField('prepaidAmount', 1e21),
      'prepaidAmount',
      'must be at most 90000000000000',
    ],
    [
      'a day that is in no calendar',
      withField('dueDate', '2025-02-29'),
      'dueDate',
      'is not a calendar date written as YYYY-MM-DD',
    ],
    [
      'a date whose day and month may be exchanged',
      withField('issueDate', '02/11/2026'),
      'issueDate',
      'must be a date (YYYY-MM-DD). 02/11/2026 could be any of 2026-11-02, 2026-02-11',
    ],
    [
      'the number that a spreadsheet has for a date',
      withField('dueDate', 46328),
      'dueDate',
      'must be a date (YYYY-MM-DD). The number 46328 probably means 2026-11-02',
    ],
    [
      'an empty text in the place of the date that every document has',
      withField('issueDate', ''),
      'issueDate',
      'is not a calendar date written as YYYY-MM-DD',
    ],
    [
      'an unknown document type',
      withField('documentType', 'Bill'),
      'documentType',
      'must be one of Invoice (Tax invoice), CreditNote (Tax credit note), SelfBillingInvoice (Tax invoice (self-billing)), SelfBillingCreditNote (Tax credit note (self-billing))',
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

  test('a 29 February of a leap year is a date', () => {
    expect(issuesOf(withField('dueDate', '2028-02-29'))).toEqual([]);
  });

  test('an error inside a classification entry is reported at its own field', () => {
    const request = edited('standard-invoice', ({ lines }) => {
      Object.assign(lines[0] ?? {}, { classifications: [{ code: 940139 }] });
    });
    expect(issuesOf(request)).toMatchObject([
      {
        path: 'lines[0].classifications[0].code',
        message: 'lines[0].classifications[0].code must be a text, not a number.',
        hint: 'Send "940139", with quotation marks.',
        rule: 'pint-ae-malformed',
        fix: [{ op: 'replace', path: '/lines/0/classifications/0/code', value: '940139' }],
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

  test('vatCategory may be left out', () => {
    const request = edited('standard-invoice', ({ lines }) => {
      Reflect.deleteProperty(lines[0] ?? {}, 'vatCategory');
    });
    expect(issuesOf(request)).toEqual([]);
  });
});

describe('fields that the interface does not know', () => {
  test('are found at every depth', () => {
    const request = {
      ...example('standard-invoice'),
      invoiceNo: 'INV-1',
      seller: { ...example('standard-invoice').seller, vatNumber: '1', address: { street: 'x' } },
      lines: [{ vatcategory: 'S', classifications: ['940139', { kode: '1' }] }],
    };
    expect(pathsOfUnknown(request)).toEqual([
      'seller.address.street',
      'seller.vatNumber',
      'lines[0].vatcategory',
      'lines[0].classifications[1].kode',
      'invoiceNo',
    ]);
  });

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

test('an exemption of the VAT breakdown names its category', () => {
  const request = { ...example('standard-invoice'), vatExemptions: [{ exemptionReason: 'x' }] };
  expect(issuesOf(request).map(({ path }) => path)).toEqual(['vatExemptions[0].vatCategory']);
});
