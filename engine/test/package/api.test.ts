import { expect, test } from 'vitest';
import { apiPage } from '../../scripts/api/page.ts';
import { textOf } from '../source-files.ts';

test('the API page is that of the sources (npm run api writes it)', () => {
  expect(textOf('API.md')).toBe(apiPage());
});
