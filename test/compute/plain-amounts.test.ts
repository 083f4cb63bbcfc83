import { expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import { eachPlainAmount } from '../../src/compute/plain-amounts.ts';
import { decimal } from '../../src/core/numbers/decimal.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { example } from '../requests.ts';

test('amounts that are written as they were sent are visited in the document and in its parts, with their paths', () => {
  const { fields } = defaultSpecification;
  const withFee = (object: 'DocumentRequest' | 'Line' | 'Party') => ({
    ...fields[object],
    fields: { ...fields[object]?.fields, fee: { kind: 'amount', ubl: 'cbc:Fee' } },
  });
  const specification = {
    ...defaultSpecification,
    fields: {
      ...fields,
      DocumentRequest: withFee('DocumentRequest'),
      Line: withFee('Line'),
      Party: withFee('Party'),
    },
  } as typeof defaultSpecification;
  const { invoice } = normalise(example('standard-invoice'), {});
  const sent = (fee: number) => ({ fee: decimal(fee) });
  const visited: string[] = [];
  eachPlainAmount(
    {
      ...invoice,
      asSent: { ...invoice.asSent, ...sent(1) },
      seller: { ...invoice.seller, asSent: { ...invoice.seller.asSent, ...sent(3) } },
    },
    invoice.lines.map((line) => ({ ...line, asSent: { ...line.asSent, ...sent(2) } })),
    specification,
    (path, amount) => visited.push(`${path} ${amount}`),
  );
  // The buyer has sent none.
  expect(visited).toEqual([
    'fee 1',
    ...invoice.lines.map((_, index) => `lines[${index}].fee 2`),
    'seller.fee 3',
  ]);
});
