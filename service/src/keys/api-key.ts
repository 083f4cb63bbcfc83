import { createHash } from 'node:crypto';
import type { Environment } from '../database/environment.ts';
import type { Random } from '../surroundings.ts';

/** The prefix of an environment's keys; each environment refuses the other's keys. */
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

/** Returns the hash of a key. Only this hash is stored; 256 random bits need no slow hash. */
export function hashOfKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}

/** Returns enough of a key to recognise it in a list. */
export function hintOfKey(apiKey: string): string {
  const prefixLength = apiKey.lastIndexOf('_', keyPrefixes.production.length) + 1;
  return `${apiKey.slice(0, prefixLength + hintLength)}…`;
}
