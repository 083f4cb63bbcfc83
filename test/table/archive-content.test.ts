import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { contentOf } from '../../src/table/xlsx/archive.ts';

const step = 16 * 1024;
/** Bytes that no compression makes fewer. */
const noise = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 13) & 255);
const together = (pieces: Iterable<Uint8Array>) => Buffer.concat([...pieces]);

test.each([0, 1, step - 1, step, step + 1, 2 * step])(
  'a stored file of %i bytes is read whole, at most 16 KB at a time',
  (length) => {
    const content = noise(length);
    const pieces = [...contentOf({ isStored: true, compressed: content, size: length })];
    expect(Buffer.compare(together(pieces), content)).toBe(0);
    expect(pieces.every((piece) => piece.length <= step)).toBe(true);
  },
);

test.each([1, step - 1, step, step + 1, 2 * step])(
  'a file that is compressed to %i bytes is read to its last byte',
  (length) => {
    // A block that is not compressed has five bytes before its content.
    const content = noise(Math.max(0, length - 5));
    const compressed = deflateSync(content, { level: 0 });
    if (length > 5) expect(compressed.length).toBe(length);
    const read = together(contentOf({ isStored: false, compressed, size: content.length }));
    expect(Buffer.compare(read, content)).toBe(0);
  },
);
