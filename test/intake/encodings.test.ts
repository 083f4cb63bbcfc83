import { describe, expect, test } from 'vitest';
import { decodeDocument } from '../../src/intake/decode.ts';

/** The offset of the byte that is reported; undefined if the bytes are read. */
function reportedIn(bytes: readonly number[]): unknown {
  const decoded = decodeDocument(new Uint8Array(bytes));
  return decoded.ok ? undefined : decoded.failure.values?.offset;
}

/** A byte that no UTF-8 has. */
const never = 0xff;

// Unicode, table 3-7: the first and the last sequence of each row.
describe('UTF-8', () => {
  test.each([
    [0x7f],
    [0xc2, 0x80],
    [0xdf, 0xbf],
    [0xe0, 0xa0, 0x80],
    [0xe0, 0xbf, 0xbf],
    [0xe1, 0x80, 0x80],
    [0xec, 0xbf, 0xbf],
    [0xed, 0x80, 0x80],
    [0xed, 0x9f, 0xbf],
    [0xee, 0x80, 0x80],
    [0xef, 0xbf, 0xbf],
    [0xf0, 0x90, 0x80, 0x80],
    [0xf0, 0xbf, 0xbf, 0xbf],
    [0xf1, 0x80, 0x80, 0x80],
    [0xf3, 0xbf, 0xbf, 0xbf],
    [0xf4, 0x80, 0x80, 0x80],
    [0xf4, 0x8f, 0xbf, 0xbf],
  ])('has the character %j %j %j %j, and what is wrong stands after it', (...bytes) => {
    const sequence = bytes.filter((byte) => byte !== undefined);
    expect(reportedIn(sequence)).toBeUndefined();
    expect(reportedIn([...sequence, never])).toBe(sequence.length);
  });

  test.each([
    ['a continuation alone', [0x80]],
    ['a sequence that could be shorter', [0xc1, 0xbf]],
    ['a sequence that could be shorter', [0xe0, 0x9f, 0xbf]],
    ['a sequence that could be shorter', [0xf0, 0x8f, 0xbf, 0xbf]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['a character beyond Unicode', [0xf5, 0x80, 0x80, 0x80]],
    ['a sequence that is cut off', [0xc2]],
    ['a sequence that is cut off', [0xe1, 0x80]],
    ['a sequence that is cut off', [0xf1, 0x80, 0x80]],
    ['a sequence that is broken off', [0xe1, 0x41, 0x80]],
    ['a sequence that is broken off', [0xf1, 0x80, 0x41, 0x80]],
  ])('does not have %s: %j', (_, bytes) => {
    expect(reportedIn([0x61, ...bytes])).toBe(1);
  });
});

describe('UTF-16', () => {
  const mark = [0xfe, 0xff];

  test.each([
    ['the last character before the surrogates', [0xd7, 0xff]],
    ['the first character after them', [0xe0, 0x00]],
    ['the first pair', [0xd8, 0x00, 0xdc, 0x00]],
    ['the last pair', [0xdb, 0xff, 0xdf, 0xff]],
  ])('has %s, and what is wrong stands after it', (_, bytes) => {
    expect(reportedIn([...mark, ...bytes])).toBeUndefined();
    expect(reportedIn([...mark, ...bytes, 0xdc, 0x00])).toBe(mark.length + bytes.length);
  });

  test.each([
    ['the second half of a pair alone', [0xdf, 0xff]],
    ['the first half of a pair alone', [0xd8, 0x00, 0x00, 0x61]],
    ['two first halves', [0xd8, 0x00, 0xdb, 0xff]],
    ['a pair that is cut off', [0xd8, 0x00, 0xdc]],
  ])('does not have %s', (_, bytes) => {
    expect(reportedIn([...mark, 0x00, 0x61, ...bytes])).toBe(4);
  });
});

test('a declaration is at the start of a document only', () => {
  expect(
    reportedIn([...Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a>'), 0xe9]),
  ).toBeUndefined();
  const later = Buffer.from('<?a?><?xml version="1.0" encoding="windows-1252"?><a>');
  expect(reportedIn([...later, 0xe9])).toBe(later.length);
});
