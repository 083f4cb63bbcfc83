import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** The source of time. */
export interface Clock {
  readonly now: () => Date;
}

/** The source of randomness. */
export interface Random {
  readonly bytes: (length: number) => Uint8Array;
}

export const systemClock: Clock = { now: () => new Date() };
export const systemRandom: Random = { bytes: (length) => randomBytes(length) };

/** A new identifier (UUID version 7): identifiers made later sort later. */
export function newId(clock: Clock, random: Random): string {
  return v7({ msecs: clock.now().getTime(), random: random.bytes(16) });
}

/** A number in [0, 1). */
export function randomFraction(random: Random): number {
  const [high = 0, middle = 0, low = 0] = random.bytes(3);
  return (high * 65_536 + middle * 256 + low) / 16_777_216;
}
