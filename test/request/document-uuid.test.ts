import fc from 'fast-check';
import { parse, v5 } from 'uuid';
import { expect, test } from 'vitest';
import { bytesOfUuid, uuidOfName } from '../../src/request/normalise/document-uuid.ts';

test('the name-based UUID of RFC 9562, appendix A.4', () => {
  const dns = bytesOfUuid('6ba7b810-9dad-11d1-80b4-00c04fd430c8');
  expect(uuidOfName(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('names of every length, with any characters, get the UUID that another implementation gives them', () => {
  const names = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(fc.uuid(), names, (namespace, name) => {
      expect(uuidOfName(bytesOfUuid(namespace), name)).toBe(v5(name, parse(namespace)));
    }),
  );
});

test('lengths around the end of a block of 64 bytes', () => {
  const namespace = 'a7f04b38-5d9d-4e53-8e0d-0d2b7a4bd0c9';
  for (let length = 0; length < 200; length += 1) {
    const name = 'x'.repeat(length);
    expect(uuidOfName(bytesOfUuid(namespace), name)).toBe(v5(name, namespace));
  }
});

test('a lone surrogate is read as the replacement character', () => {
  const namespace = bytesOfUuid('a7f04b38-5d9d-4e53-8e0d-0d2b7a4bd0c9');
  expect(uuidOfName(namespace, '\ud800')).toBe(uuidOfName(namespace, '\ufffd'));
});
