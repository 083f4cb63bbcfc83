import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/api/steps.ts';
import { edited } from '../requests.ts';
import { toldCases } from './told-cases.ts';

describe('a value that is derived, defaulted or left out is reported, with the request that says the same', () => {
  test.each(toldCases)('%s', (_, name, edit, told) => {
    const { findings } = normalise(edited(name, edit));
    expect(
      findings.map(({ severity, text, path, values, remedy }) => [severity, text, path, values, remedy]),
    ).toEqual(told.map(([severity, id, path, values, remedy]) => [severity, id, path, values, remedy]));
  });
});
