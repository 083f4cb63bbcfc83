import { expect, test } from 'vitest';
import { codesByName, nameKey } from '../../src/core/text/text.ts';
import { lookUpsOf } from '../../src/request/normalise/context.ts';
import { defaultSpecification } from '../../src/specification/default.ts';

const { aliases, codeLists } = defaultSpecification;
const { subdivision, country, registrationType, paymentMode } = lookUpsOf(defaultSpecification);

test('no name of another code reads like a code: a code always means itself', () => {
  for (const [lookUp, spellings] of [
    [subdivision, aliases.subdivisions],
    [registrationType, aliases.registrationTypes],
    [paymentMode, aliases.paymentModes],
  ] as const) {
    const byName = codesByName(spellings);
    for (const code of Object.keys(spellings)) {
      expect(lookUp(code)).toBe(code);
      expect(byName.get(nameKey(code))).toBe(code);
    }
  }
  const namesOfOthers = codesByName(aliases.countries);
  for (const code of Object.keys(codeLists.countries.codes)) {
    expect(country(code)).toBe(code);
    expect(namesOfOthers.get(nameKey(code)) ?? code).toBe(code);
  }
});

test('a name is read in any case; an empty one and that of a member of every object name nothing', () => {
  expect([country('united arab emirates'), subdivision('dubai'), country('ae')]).toEqual(['AE', 'DXB', 'AE']);
  for (const lookUp of [subdivision, country, registrationType, paymentMode])
    expect([lookUp(''), lookUp('constructor'), lookUp('__proto__')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
});
