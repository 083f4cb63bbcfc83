import { describe, expect, test } from 'vitest';
import { opened, sealed } from '../../src/keys/sealing.ts';

const key = Buffer.alloc(32, 7);
const other = Buffer.alloc(32, 8);
const text = sealed(key, 'p12', 'invoices of a company');

describe('A sealed text', () => {
  test('is opened by its key in its context, and is the same each time', () => {
    expect(opened(key, text, 'invoices of a company')).toBe('p12');
    expect(sealed(key, 'p12', 'invoices of a company')).toBe(text);
  });

  test.each([
    ['another key', other, text, 'invoices of a company'],
    ['another context', key, text, 'invoices of another'],
    ['a change', key, `A${text.slice(1)}`, 'invoices of a company'],
    ['a missing end', key, text.slice(0, -4), 'invoices of a company'],
    ['another spelling of its bytes', key, `${text}=`, 'invoices of a company'],
    ['nothing', key, '', 'invoices of a company'],
  ])('is not opened with %s', (_, given, sealedText, context) => {
    expect(opened(given, sealedText, context)).toBeUndefined();
  });

  test('shares nothing with another of the same length', () => {
    const next = sealed(key, 'p13', 'invoices of a company');
    expect(next.slice(0, 16)).not.toBe(text.slice(0, 16));
    expect(next.slice(16, 20)).not.toBe(text.slice(16, 20));
  });
});
