import { expect, test } from 'vitest';
import { createRunFindings } from '../../src/batch/report/collect.ts';
import { verdictOn } from '../../src/batch/verdict.ts';
import { example } from '../requests.ts';

const judged = (name: string, request: object) =>
  verdictOn(
    { input: 0, name, content: { kind: 'bytes', bytes: new TextEncoder().encode(JSON.stringify(request)) } },
    {},
  ).verdict;

test('two faults of one rule at one place have a heading each, and one fault with two values has one', () => {
  const findings = createRunFindings();
  const { lines, ...document } = example('standard-invoice');
  const withQuantity = (quantity: unknown) => ({ ...document, lines: [{ ...lines[0], quantity }] });
  findings.add(judged('a', withQuantity('12 pieces')));
  findings.add(judged('b', withQuantity('13 boxes')));
  findings.add(judged('c', withQuantity(null)));
  const { documents, findings: found } = findings.all();
  const atQuantity = found.filter(({ hits }) => hits[0]?.path === 'lines[0].quantity');
  expect(atQuantity.map(({ documentCount }) => documentCount).toSorted()).toEqual([1, 2]);
  expect(documents.map(({ buyer }) => buyer)).toEqual(Array(3).fill('Oasis Consulting FZ-LLC'));
});
