import { expect, test } from 'vitest';
import { unknownFields } from '../../src/request/explain/unknown-fields.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

test('Unknown fields of more than 200,000 in all are refused, whatever their names, and the rest is not looked at', () => {
  const { lines, ...rest } = example('standard-invoice');
  const line = {
    ...lines[0],
    ...Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`zzz${at}`, at])),
  };
  const many = unknownFields({ ...rest, lines: Array(2400).fill(line) }, defaultSpecification);
  expect([many.length, many.at(-1)?.finding.path, many.at(-1)?.finding.text]).toEqual([
    ...[200_001, 'lines[2222].zzz20', 'tooManyUnknownFields'],
  ]);
});
