import { describe, expect, test } from 'vitest';
import { newApiKey } from '../../src/keys/api-key.ts';
import { databaseFolder } from '../../src/operate/open.ts';
import { readSettings } from '../../src/settings.ts';
import { systemRandom } from '../../src/surroundings.ts';

describe('Settings', () => {
  test('are a sandbox on an embedded database by default', () => {
    expect(readSettings({})).toMatchObject({
      environment: 'sandbox',
      databaseUrl: undefined,
      rateLimit: { requests: 100, seconds: 10 },
      idempotencyHours: 24,
    });
  });

  test.each([
    [{ PINT_ENVIRONMENT: 'production' }, 'not by the sandbox'],
    [{ PINT_ENVIRONMENT: 'staging' }, 'PINT_ENVIRONMENT'],
    [{ DELIVERY: 'folder' }, 'FOLDER'],
    [{ DELIVERY: 'phase4', PHASE4_URL: 'http://localhost:8080' }, 'PHASE4_TOKEN'],
    [
      { PINT_ENVIRONMENT: 'production', DELIVERY: 'folder', FOLDER: '/x', WEBHOOK_TARGETS: 'any' },
      'private addresses',
    ],
    [{ IDEMPOTENCY_HOURS: '1' }, 'IDEMPOTENCY_HOURS'],
    [{ INBOUND_TOKEN: 'short' }, 'INBOUND_TOKEN'],
    [{ PORT: 'x' }, 'PORT'],
    [{ RATE_LIMIT_SECONDS: '0' }, 'RATE_LIMIT_SECONDS'],
    [{ DELIVERY_TIMEOUT_SECONDS: '0' }, 'DELIVERY_TIMEOUT_SECONDS'],
  ])('of %j are refused', (given, reason) => {
    expect(() => readSettings(given)).toThrow(reason);
  });

  test('of production and sandbox keep keys and data apart', () => {
    const production = readSettings({ PINT_ENVIRONMENT: 'production', DELIVERY: 'folder', FOLDER: '/x' });
    expect(databaseFolder(production, 'data')).not.toBe(databaseFolder(readSettings({}), 'data'));
    expect(newApiKey('production', systemRandom)).toMatch(/^pint_live_/);
    expect(newApiKey('sandbox', systemRandom)).toMatch(/^pint_test_/);
  });
});
