import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean } from '../../../src/core/text/did-you-mean.ts';

const options = ['strict', 'language', 'engine', 'ruleSet', 'ruleSets', 'defaults'];

describe('a misspelt word suggests the nearest one', () => {
  test.each([
    ['langauge', 'language'],
    ['languages', 'language'],
    ['lang', 'language'],
    ['Strict', 'strict'],
    ['stirct', 'strict'],
    ['ruleSet', 'ruleSet'],
    ['rulset', 'ruleSet'],
    ['defualt', 'defaults'],
  ])('%s: %s', (word, meant) => {
    expect(didYouMean(word, options)).toBe(meant);
  });

  test('the first part of an id means it, before another that is a letter away', () => {
    expect(didYouMean('ibr-167', ['ibr-107', 'ibr-167-ae', 'ibr-161'])).toBe('ibr-167-ae');
  });

  test('the last part of an id means it', () => {
    expect(didYouMean('due-before-issue', ['advice-gtin', 'advice-due-before-issue'])).toBe(
      'advice-due-before-issue',
    );
  });

  test('of several that are as near, the one that begins most like it is meant', () => {
    expect(didYouMean('schematon', ['schema', 'schematron'])).toBe('schematron');
    expect(didYouMean('seller.trnn', ['seller', 'seller.trn'])).toBe('seller.trn');
    expect(didYouMean('IBT-0311', ['IBT-011', 'IBT-031'])).toBe('IBT-031');
  });

  test('another language is not a misspelt one', () => {
    expect(didYouMean('fr', ['en', 'ar'])).toBeUndefined();
    expect(didYouMean('ra', ['en', 'ar'])).toBe('ar');
  });

  test('a longer tag means its first part', () => {
    expect(didYouMean('en-US', ['ar', 'en'])).toBe('en');
  });
});

test('of two names as near, the longer one is meant', () => {
  expect(didYouMean('orderneId', ['orderId', 'orderLineId'])).toBe('orderLineId');
});

test.each(['', 'x', 'colour', 'invoiceNumber', 'e'])('%j suggests nothing', (word) => {
  expect(didYouMean(word, options)).toBeUndefined();
});

test('a word of any length is compared within bounds', () => {
  expect(didYouMean('language'.repeat(100_000), options)).toBeUndefined();
  expect(didYouMean('language', ['language'.repeat(100_000)])).toBeUndefined();
});

test('what is meant is one of the candidates, and a candidate means itself', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 64 })),
      (word, candidates) => {
        const meant = didYouMean(word, candidates);
        if (meant !== undefined) expect(candidates).toContain(meant);
        for (const candidate of candidates)
          expect(didYouMean(candidate, candidates)?.toLowerCase()).toBe(candidate.toLowerCase());
      },
    ),
  );
});
