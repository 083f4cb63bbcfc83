import { describe, expect, test } from 'vitest';
import { keyPrefixes } from '../../src/keys/keys.ts';
import { databaseFolder } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';

describe('Settings', () => {
  test('are a sandbox on an embedded database by default', () => {
    expect(readSettings({})).toMatchObject({
      environment: 'sandbox',
      databaseUrl: undefined,
      rateLimit: { requests: 100, seconds: 10 },
      idempotencyHours: 24,
    });
  });

  test.each([' ', '0x10', '1e3', '10 ', '1.5', '-1', '٣'])(
    'that are numbers have digits only, not %j',
    (text) => {
      expect(() => readSettings({ RATE_LIMIT_REQUESTS: text })).toThrow('RATE_LIMIT_REQUESTS: ');
    },
  );

  test('of production and sandbox keep keys and data apart', () => {
    const production = readSettings({
      PINT_ENVIRONMENT: 'production',
      DELIVERY: 'folder',
      FOLDER: '/x',
      SERVICE_PROVIDER_ID: '0242:001147',
      TAX_AUTHORITY_ID: '000773',
    });
    expect(production.network).toEqual({ provider: '001147', authority: '000773' });
    expect(databaseFolder(production, 'data')).not.toBe(databaseFolder(readSettings({}), 'data'));
    expect(keyPrefixes).toEqual({ production: 'pint_live_', sandbox: 'pint_test_' });
  });
});
