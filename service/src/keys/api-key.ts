import { createHash } from 'node:crypto';
import type { Random } from '../surroundings.ts';

export type Environment = 'production' | 'sandbox';

/** What every key of an environment begins with: a key of the one is refused by the other. */
export const keyPrefixes: Readonly<Record<Environment, string>> = {
  production: 'pint_live_',
  sandbox: 'pint_test_',
};

const secretBytes = 32;
const hintLength = 6;

/** A new key: its prefix and 256 random bits. */
export function newApiKey(environment: Environment, random: Random): string {
  return `${keyPrefixes[environment]}${Buffer.from(random.bytes(secretBytes)).toString('base64url')}`;
}

/** All that is stored of a key; 256 random bits need no slow hash. */
export function hashOfKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}

/** Enough of a key to tell it from others in a list. */
export function hintOfKey(apiKey: string): string {
  const prefixLength = apiKey.lastIndexOf('_', keyPrefixes.production.length) + 1;
  return `${apiKey.slice(0, prefixLength + hintLength)}…`;
}
