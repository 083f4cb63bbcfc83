import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { example, exampleNames } from '../requests.ts';

type Step = string | number;

/** The path of each text within a value. */
function textsIn(value: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    textsIn(inside, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The value with a control character in the text at a path. */
function withBell(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return `${String(value)}\u0007`;
  const inside = withBell(Reflect.get(Object(value), step), rest);
  if (!Array.isArray(value)) return { ...Object(value), [step]: inside };
  return value.map((each, index) => (index === step ? inside : each));
}

const named = (path: readonly Step[]) =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

describe('a character that XML cannot carry', () => {
  test.each(exampleNames)('is told at the field that holds it, once, wherever in %s it is', (name) => {
    for (const path of textsIn(example(name))) {
      const { issues, warnings } = validate(withBell(example(name), path));
      const field = named(path);
      const told = issues.filter(({ rule }) => rule === 'pint-ae-illegal-character');
      expect(told.map((issue) => issue.path)).toEqual(told.length === 0 ? [] : [field]);
      expect([...issues, ...warnings].map((issue) => issue.path)).toContain(field);
    }
  });

  test('is told of the document if the request no longer says it', () => {
    let reads = 0;
    const request = {
      ...example('standard-invoice'),
      get notes() {
        reads += 1;
        if (reads > 1) throw new Error('read twice');
        return 'a\u0007b';
      },
    };
    expect(validate(request).issues.map(({ rule, path }) => [rule, path])).toEqual([
      ['pint-ae-illegal-character', ''],
    ]);
  });
});
