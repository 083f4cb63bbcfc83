import { expect, test } from 'vitest';
import { createSkip } from '../../src/batch/skip.ts';

test('a run is not resumed on other inputs than those it had, and both documents are named', () => {
  const { document } = createSkip({ documents: 2, lastDocument: 'b' } as never, 'judge');
  expect(document('x')).toBe(true);
  expect(() => document('c')).toThrow('document 2 is c, and the output to resume has the verdict on b there');
});
