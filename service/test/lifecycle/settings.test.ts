import { describe, expect, test } from 'vitest';
import { keyPrefixes } from '../../src/keys/keys.ts';
import { databaseFolder } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';

describe('Settings', () => {
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
