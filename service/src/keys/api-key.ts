import { createHash } from 'node:crypto';
import type { Environment } from '../database/environment.ts';

/** The prefix of an environment's keys; each environment refuses the other's keys. */
export const keyPrefixes: Readonly<Record<Environment, string>> = {
  production: 'pint_live_',
  sandbox: 'pint_test_',
};

/** Returns the hash of a key. Only this hash is stored; 256 random bits need no slow hash. */
export function hashOfKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}
