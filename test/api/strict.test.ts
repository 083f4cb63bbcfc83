import { expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { requestOf, ruleCases } from '../cases/request-cases.ts';
import { example } from '../requests.ts';

const severitiesOf = (request: object, strict: boolean) => {
  const { issues, warnings } = validate(request, { strict });
  return [issues, warnings].map((list) => list.map(({ rule, severity }) => `${severity} ${rule}`));
};

test('strict refuses derived values, as errors', () => {
  const request = { ...example('standard-invoice'), currency: null };
  const [issues, warnings = []] = severitiesOf(request, false);
  expect(issues).toEqual([]);
  expect(warnings.filter((each) => each.startsWith('warning '))).not.toEqual([]);
  const [refused, told = []] = severitiesOf(request, true);
  expect(refused).toEqual(
    warnings.filter((each) => each.startsWith('warning ')).map((each) => each.replace('warning', 'error')),
  );
  expect(told).toEqual(warnings.filter((each) => !each.startsWith('warning ')));
});

test('but not mere information', () => {
  const found = ruleCases.find(({ rule }) => rule === 'pint-ae-participant-id-check-digit');
  if (found === undefined) throw new Error('there is such a case');
  for (const strict of [false, true])
    expect(severitiesOf(requestOf(found), strict).flat()).toContain(
      'information pint-ae-participant-id-check-digit',
    );
});
