import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../src/http/index.ts';
import { applied } from '../properties/apply-patch.ts';
import { mendable, mistakes } from '../properties/mistakes.ts';
import { example } from '../requests.ts';
import { post, problemIn } from './asking.ts';

const withMistake = (mistake: string) => JSON.stringify(mistakes[mistake]?.(example('standard-invoice')));

/** Everything in an answer that has a fix. */
function fixesIn(text: string) {
  const { errors, issues = [], warnings = [] } = JSON.parse(text);
  const found: readonly { readonly fix?: Parameters<typeof applied>[1] }[] = errors ?? [
    ...issues,
    ...warnings,
  ];
  return found.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
}

describe('an answer has the fix', () => {
  test.each(Object.entries(mendable))('of %s', async (_, mistake) => {
    const body = withMistake(mistake);
    const { text } = await post('/v1/validate', body);
    const [fix] = fixesIn(text);
    const mended = await post('/v1/validate', JSON.stringify(applied(JSON.parse(body), fix ?? [])));
    expect(mended.text).not.toContain(JSON.stringify(fix));
    expect(mended.status).toBe(200);
  });

  test.each([
    ['of a malformed document', 'noUnitKey', 400],
    ['of one that breaks rules', 'rateAsFraction', 422],
  ])('in the problem %s', async (_, mistake, status) => {
    const problem = problemIn(await post('/v1/convert', withMistake(mistake)));
    expect(problem.status).toBe(status);
    expect(problem.errors?.filter(({ fix }) => fix !== undefined)).toHaveLength(1);
  });

  test('as OpenAPI says', () => {
    const { components } = JSON.parse(JSON.stringify(openApiDocument()));
    expect(components.schemas.FieldError.properties.fix).toBeDefined();
  });
});
