import { expect, test } from 'vitest';
import { hashOfContent } from '../../src/texts/body-hash.ts';
import { utf8In } from '../../src/texts/json.ts';
import { inWords } from '../../src/texts/service-text.ts';

const hashOf = (text: string, told?: string) =>
  hashOfContent({ bytes: Buffer.from(text), ...(told === undefined ? {} : { told }) });

test('A body has the hash of what its JSON says, and a file that of its bytes and what is told of it', () => {
  expect(hashOf('{"b":1,"a":2}')).toBe(hashOf('{ "a": 2, "b": 1 }'));
  expect(hashOf('{"a":2}')).not.toBe(hashOf('{"a":3}'));
  expect(hashOf('<a/>')).not.toBe(hashOf('<b/>'));
  expect(hashOf('one', 'a.pdf')).toBe(hashOf('one', 'a.pdf'));
  expect(new Set([hashOf('one', 'a.pdf'), hashOf('two', 'a.pdf'), hashOf('one', 'b.pdf')]).size).toBe(3);
});

test('Bytes are read as UTF-8 or not at all', () => {
  expect(utf8In(Buffer.from('\uFEFFفاتورة'))).toBe('فاتورة');
  expect(utf8In(Buffer.from([0xe9]))).toBeUndefined();
});

test('A text has its values, texts among them, and nothing for one that is not given', () => {
  const key = { text: 'keyRevoked', values: { id: 'k1' } } as const;
  expect(inWords(key, 'en')).toBe('Key k1 is revoked.');
  expect(inWords({ text: 'keyRevoked', values: { id: key } }, 'en')).toBe(
    'Key Key k1 is revoked. is revoked.',
  );
  expect(inWords({ text: 'keyRevoked' }, 'en')).toBe('Key  is revoked.');
});
