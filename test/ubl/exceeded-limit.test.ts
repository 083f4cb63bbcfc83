import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { markupIn } from '../../src/intake/nodes.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { exceededLimit, writtenSize } from '../../src/ubl/exceeded-limit.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { writeUbl } from '../../src/ubl/write.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { edited, example } from '../requests.ts';
import { runs } from '../tier.ts';

const written = (request: Parameters<typeof normalise>[0]) =>
  writeUbl(compute(normalise(request).invoice), defaultSpecification).root;

function sizes(request: Parameters<typeof normalise>[0]) {
  const root = written(request);
  const xml = serialise(root);
  const counted = { bytes: new TextEncoder().encode(xml).length, nodes: markupIn(xml) };
  return { measured: writtenSize(root.elements.columns), counted };
}

describe('the size of UBL before its text is made', () => {
  test('is that of its text, for any valid request', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const { measured, counted } = sizes(request);
        expect(measured.nodes).toBe(counted.nodes);
        expect(measured.bytes - counted.bytes).toBeGreaterThanOrEqual(0);
        expect(measured.bytes - counted.bytes).toBeLessThan(200);
      }),
      { numRuns: runs(50) },
    );
  });

  test('counts references, other alphabets and signs of attributes as a reader does', () => {
    const note = 'a & b < c, مرحبا 😀, x="1" y=\'2\''.repeat(1000);
    const plain = sizes(edited('standard-invoice', () => {}));
    const noted = sizes(edited('standard-invoice', (request) => Object.assign(request, { notes: note })));
    expect(noted.measured.bytes - noted.counted.bytes).toBe(plain.measured.bytes - plain.counted.bytes);
    expect(noted.measured.nodes).toBe(noted.counted.nodes);
    expect(noted.measured.nodes).toBeGreaterThan(2000);
  });

  test('counts the first and last characters of each length in UTF-8', () => {
    const sized = (notes: string) =>
      sizes(edited('standard-invoice', (sent) => Object.assign(sent, { notes })));
    const plain = sized('a');
    for (const character of [
      '\u007f',
      '\u0080',
      '\u07ff',
      '\u0800',
      '\ud7ff',
      '\ue000',
      '\ufffd',
      '\u{10000}',
    ]) {
      const { measured, counted } = sized(character);
      expect([character, measured.bytes - plain.measured.bytes]).toEqual([
        character,
        counted.bytes - plain.counted.bytes,
      ]);
    }
  });
});

describe('a request whose UBL no reader would take', () => {
  const base = example('standard-invoice');
  const withLines = (length: number, description: string) => ({
    ...base,
    lines: base.lines.slice(0, 1).flatMap((line) => Array.from({ length }, () => ({ ...line, description }))),
  });
  const long = withLines(200, '&'.repeat(100_000));

  test('is malformed, and both languages say which limit it exceeds', () => {
    const { outcome, xml, issues } = convert(long);
    expect([outcome, xml]).toEqual(['malformed', null]);
    expect(issues.map(({ rule, message }) => [rule, message])).toEqual([
      [
        'pint-ae-too-large',
        'The UBL of this document would be longer than 167772160 bytes, the most that pint-ae reads.',
      ],
    ]);
    expect(issues[0]?.hint).toBe('Split the invoice into several, or attach less.');
    expect(convert(long, { language: 'ar' }).issues[0]?.message).toContain('أقصى ما يقرأه pint-ae');
  });

  test('is malformed for its elements and attributes too', () => {
    const { outcome, issues } = validate(withLines(50, '="'.repeat(50_000)));
    expect(outcome).toBe('malformed');
    expect(issues[0]?.message).toContain('more elements and attributes than 4000000');
  });

  test('is judged if the caller reads documents of that size, and never refused for a lower limit', () => {
    const root = written(example('standard-invoice'));
    expect(exceededLimit(root, { maxBytes: 1 })).toBeUndefined();
    const large = written(long);
    expect(exceededLimit(large)?.text).toBe('moreUblBytes');
    expect(exceededLimit(large, { maxBytes: 2 ** 29 })).toBeUndefined();
    const { result } = validateDocument(JSON.stringify(example('standard-invoice')), {
      limits: { maxBytes: 10_000 },
    });
    expect(result.outcome).toBe('valid');
  });
});
