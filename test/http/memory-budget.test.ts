import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRoom } from '../../src/http/memory-budget.ts';
import { runs } from '../tier.ts';

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
