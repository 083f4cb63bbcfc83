import { describe, expect, test } from 'vitest';
import { malformedField } from '../../src/core/findings/finding.ts';
import { withTextLines } from '../../src/request/explain/explain.ts';
import { otherSystemOf } from '../../src/request/explain/other-documents.ts';
import { defaultSpecification } from '../../src/specification/default.ts';

describe('the system whose document was sent instead of a request', () => {
  const [system] = defaultSpecification.aliases.systems ?? [];
  const fields = Object.fromEntries((system?.fields ?? []).map((name) => [name, 1]));

  test('is told by its fields, also inside envelopes and lists', () => {
    expect(otherSystemOf(fields, defaultSpecification)).toBe(system);
    expect(otherSystemOf({ data: [{ invoice: fields }] }, defaultSpecification)).toBe(system);
  });

  test('is nobody’s if they lie deeper than any system puts them, or if there are none', () => {
    const deep = { a: { b: { c: { d: { e: { f: fields } } } } } };
    expect(otherSystemOf(deep, defaultSpecification)).toBeUndefined();
    expect(otherSystemOf({}, defaultSpecification)).toBeUndefined();
  });
});

describe('a line without quantity and price', () => {
  const toldOf = (line: unknown) =>
    withTextLines(
      [malformedField('missing', 'lines[0].quantity'), malformedField('missing', 'lines[0].unitPrice')],
      { lines: [line] },
    ).map(({ text, path }) => `${text} ${path}`);

  test('is a text line if it has words and no number, told once', () => {
    expect(toldOf({ id: '1', description: 'Delivered in two parts' })).toEqual(['textLine lines[0]']);
    expect(toldOf({ description: 'As agreed', quantity: 0, unitPrice: '' })).toEqual(['textLine lines[0]']);
  });

  test.each([
    { description: 'Chairs', quantity: 4 },
    { description: 'Chairs', lineExtensionAmount: 200 },
    { description: 'Chairs', lineExtensionAmount: '200.00' },
    { description: '' },
    'a text',
  ])('is a line with a mistake otherwise: %j', (line) => {
    expect(toldOf(line)).toEqual(['missing lines[0].quantity', 'missing lines[0].unitPrice']);
  });
});
