import { expect, test } from 'vitest';
import { validate } from '../../src/index.ts';

test('a document type that is not a text is reported as such', () => {
  const documentType = { toString: 1, valueOf: 1 };
  const [problem] = validate({ documentType }).problems;
  expect(problem?.field).toBe('documentType');
});
