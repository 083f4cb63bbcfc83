import { expect, test } from 'vitest';
import { specificationOn } from '../../../src/core/specification/computing-specification.ts';
import { defaultSpecification } from '../../../src/specification/default.ts';
import { ruritania } from '../../other-country/specification.ts';

test('a specification without later rates is the same on every day', () => {
  expect(specificationOn(defaultSpecification, '2026-01-01')).toBe(defaultSpecification);
});

test('a rate is in force from its day on, and its specification is made once', () => {
  const percentOn = (day: string) => specificationOn(ruritania, day).vatCategories.H?.taxPercent;
  expect(['2020-01-01', '2026-06-30', '2026-07-01', '2030-01-01'].map(percentOn)).toEqual([12, 12, 15, 15]);
  expect(specificationOn(ruritania, '2027-01-01')).toBe(specificationOn(ruritania, '2026-12-01'));
  expect(specificationOn(ruritania, '2027-01-01').vatCategories.L).toBe(ruritania.vatCategories.L);
});
