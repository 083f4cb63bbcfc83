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

/** The millisecond of the last identifier, and its number within that millisecond. */
let last = { milliseconds: 0, sequence: 0 };

/** Creates an identifier (UUID version 7); those of one process sort by creation, even within a millisecond. */
export function newId(clock: Clock, random: Random): string {
  const milliseconds = clock.now().getTime();
  const bytes = random.bytes(16);
  const isLater = milliseconds !== last.milliseconds;
  // A first number has a top bit of 0, to leave enough numbers after it.
  const sequence = isLater
    ? new DataView(bytes.slice().buffer).getUint32(0) & 0x7fff_ffff
    : last.sequence + 1;
  last = { milliseconds, sequence };
  return v7({ msecs: milliseconds, seq: sequence, random: bytes });
}

/** A number in [0, 1). */
export function randomFraction(random: Random): number {
  const [high = 0, middle = 0, low = 0] = random.bytes(3);
  return (high * 65_536 + middle * 256 + low) / 16_777_216;
}
