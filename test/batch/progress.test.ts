import { expect, test } from 'vitest';
import { begun, newProgress, noteBegun } from '../../src/batch/chunk.ts';
import { createCounter, createSummaryCounter } from '../../src/batch/summary.ts';
import { keyedIn } from '../../src/batch/verdict.ts';

test('A chunk has begun no document until it says which', () => {
  const progress = newProgress();
  expect(begun(progress)).toBeUndefined();
  noteBegun(progress, 0);
  expect(begun(progress)).toMatchObject({ index: 0 });
});

test('A summary counts documents with tax data only where reports are written', () => {
  expect(createSummaryCounter(undefined).summary()).not.toHaveProperty('withTaxData');
  expect(createSummaryCounter(undefined, true).summary()).toMatchObject({
    withTaxData: 0,
    withoutTaxData: 0,
  });
});

test('A run that is resumed counts its own documents a second, and all of them', () => {
  const before = { ...createCounter().tally(), documents: 1_000_000 };
  expect(createSummaryCounter(before).summary()).toMatchObject({
    ...{ documents: 1_000_000, resumedAfter: 1_000_000, documentsPerSecond: 0 },
  });
});

test('A line has a key if it is an object that says so, whatever blanks precede it', () => {
  const keyed = (text: string) => keyedIn(new TextEncoder().encode(text))?.id;
  expect(keyed('  {"id":"A-1","request":{}}')).toBe('A-1');
  expect(keyed('["id"]')).toBeUndefined();
  expect(keyed('<Invoice/>')).toBeUndefined();
});
