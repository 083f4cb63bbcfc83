import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import { edited } from '../requests.ts';
import { noticeCases } from './notice-cases.ts';

describe('a value that is derived, defaulted or left out is reported, with the request that says the same', () => {
  test.each(noticeCases)('%s', (_, name, edit, told) => {
    const { notices } = normalise(edited(name, edit));
    expect(
      notices.map(({ severity, id, path, values, remedy }) => [severity, id, path, values, remedy]),
    ).toEqual(told.map(([severity, id, path, values, remedy]) => [severity, id, path, values, remedy]));
  });
});
