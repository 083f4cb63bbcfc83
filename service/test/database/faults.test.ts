import { expect, test } from 'vitest';
import { isPlanOutdated, isTaken, isTakenIn, isTransactionLost } from '../../src/database/faults.ts';

const fault = (code: string, more: object = {}) =>
  Object.assign(new Error('cached plan must not change'), { code, ...more });

test('A row that another one has is told by the code of PostgreSQL, and by its index', () => {
  expect(['23505', '23503'].map((code) => isTaken(fault(code)))).toEqual([true, false]);
  expect(isTakenIn(fault('23505', { constraint: 'number' }), 'number')).toBe(true);
  expect(isTakenIn(fault('23505', { constraint: 'number' }), 'other')).toBe(false);
});

test('A transaction is done again after a conflict, and after a plan that a migration made outdated', () => {
  expect(['40001', '40P01', '0A000', '23505'].map((code) => isTransactionLost(fault(code)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isPlanOutdated(fault('0A000', { message: 'set operations are not supported' }))).toBe(false);
});
