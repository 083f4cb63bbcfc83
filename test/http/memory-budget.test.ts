import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRoom } from '../../src/http/memory-budget.ts';
import { runs } from '../tier.ts';

describe('room for 100 bytes', () => {
  test('is filled to its last byte, and not beyond', () => {
    const shareOf = createRoom(100);
    expect(shareOf().take(1)).toBeUndefined();
    const other = shareOf();
    expect([other.take(100), other.own()]).toEqual(['full', 0]);
    expect([other.take(99), other.own()]).toEqual([undefined, 99]);
  });

  test('takes a text that is larger, if it is alone', () => {
    const shareOf = createRoom(100);
    expect(shareOf().take(101)).toBeUndefined();
    expect(shareOf().take(1)).toBe('full');
  });

  test('gives a client with one text all there is, and with two no more than is left for others', () => {
    const shareOf = createRoom(100);
    const [first, second] = [shareOf('a'), shareOf('a')];
    expect([first.take(49), second.take(2), second.take(1)]).toEqual([
      undefined,
      'too-much-of-one',
      undefined,
    ]);
    expect([second.take(0), first.take(1), second.take(99)]).toEqual([
      undefined,
      undefined,
      'too-much-of-one',
    ]);
    expect(shareOf('b').take(99)).toBeUndefined();
  });

  test('always sends an answer of 16 KiB, and refuses one of a byte more without room', () => {
    const shareOf = createRoom(100);
    shareOf().set(100);
    expect([shareOf().takeAnswer(16 * 1024 + 1), shareOf().takeAnswer(16 * 1024)]).toEqual([
      'full',
      undefined,
    ]);
  });
});

test('what is held is never more than the room, but for one text that was alone; a text that shrinks is never refused', () => {
  const step = fc.record({ share: fc.nat(4), bytes: fc.nat(150) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const shareOf = createRoom(100);
      const shares = ['a', 'a', 'b', 'c', undefined].map((client) => shareOf(client));
      for (const { share, bytes } of steps) {
        const before = shares[share]?.own() ?? 0;
        const refused = shares[share]?.take(bytes);
        const others = shares.reduce((sum, { own }) => sum + own(), -(shares[share]?.own() ?? 0));
        if (refused === 'full') expect(others + bytes).toBeGreaterThan(100);
        const sizes = shares.map(({ own }) => own());
        if (bytes <= before) expect(refused).toBeUndefined();
        expect(sizes[share]).toBe(refused === undefined ? bytes : before);
        const held = sizes.reduce((sum, size) => sum + size);
        if (refused === undefined && bytes > before) expect(held <= 100 || held === bytes).toBe(true);
      }
    }),
    { numRuns: runs(200) },
  );
});
