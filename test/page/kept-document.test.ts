import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepDocument, keptDocument } from '../../src/page/kept-document.ts';

/** The storage of a browser that has room for so many characters. */
function storageFor(room: number) {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

describe('the document that the browser keeps', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', storageFor(10)));
  afterEach(() => void vi.unstubAllGlobals());

  test('is the one that was entered last', () => {
    keepDocument('{"a": 1}');
    keepDocument('{"a": 2}');
    expect(keptDocument()).toBe('{"a": 2}');
    keepDocument('');
    expect(keptDocument()).toBe('');
  });

  test('is none, rather than an older one, if the browser has no room for the last', () => {
    keepDocument('{"a": 1}');
    keepDocument('{"a": "1234567890"}');
    expect(keptDocument()).toBe('');
    keepDocument('{"a": 1}');
    keepDocument('x'.repeat(2_000_001));
    expect(keptDocument()).toBe('');
  });

  test('is none if the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    keepDocument('{}');
    expect(keptDocument()).toBe('');
  });
});
