import { embeddedRuleSet } from 'pint-ae/steps';
import { describe, expect, test } from 'vitest';
import { newApiKey } from '../../src/keys/api-key.ts';
import { databaseFolder } from '../../src/lifecycle/open.ts';
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
    [{ PINT_ENV: 'production' }, 'PINT_ENV: there is no such setting; it is PINT_ENVIRONMENT.'],
    [{ PINT_ENVIROMENT: 'production' }, 'PINT_ENVIROMENT'],
    [{ DELIVERY: 'folder' }, 'FOLDER'],
    [{ DELIVERY: 'phase4', PHASE4_URL: 'http://localhost:8080' }, 'PHASE4_TOKEN'],
    [
      { PINT_ENVIRONMENT: 'production', DELIVERY: 'folder', FOLDER: '/x', WEBHOOK_TARGETS: 'any' },
      'private addresses',
    ],
    [
      { PINT_ENVIRONMENT: 'production', DELIVERY: 'folder', FOLDER: '/x', TAX_AUTHORITY_ID: '000773' },
      'SERVICE_PROVIDER_ID and TAX_AUTHORITY_ID',
    ],
    [{ SERVICE_PROVIDER_ID: '0235:1003548797' }, 'SERVICE_PROVIDER_ID: is not the identifier of a service'],
    [{ TAX_AUTHORITY_ID: '773' }, 'TAX_AUTHORITY_ID'],
    [{ IDEMPOTENCY_HOURS: '1' }, 'IDEMPOTENCY_HOURS'],
    [{ INBOUND_TOKEN: 'short' }, 'INBOUND_TOKEN'],
    [{ DELIVERY: 'phoss-ap', PHOSS_AP_URL: 'https://ap.example.com' }, 'PHOSS_AP_URL and PHOSS_AP_TOKEN'],
    [{ PORT: 'x' }, 'PORT'],
    [{ RATE_LIMIT_SECONDS: '0' }, 'RATE_LIMIT_SECONDS'],
    [{ DELIVERY_TIMEOUT_SECONDS: '0' }, 'DELIVERY_TIMEOUT_SECONDS'],
    [{ PORT: '99999' }, 'PORT: must be at most 65535'],
    [{ BASE_URL: 'api.example.com' }, 'BASE_URL: is not an absolute URL'],
    [{ BASE_URL: 'ftp://api.example.com' }, 'BASE_URL: is not http or https'],
    [{ BASE_URL: 'https://api.example.com/?x=1' }, 'BASE_URL: has a ? or # in it'],
    [{ PHASE4_URL: 'ftp://access.example.com' }, 'PHASE4_URL: is not http or https'],
    [{ PHASE4_URL: 'https://user:secret@access.example.com' }, 'PHASE4_URL: has a user name'],
    [{ PHASE4_TOKEN: 'two words' }, 'PHASE4_TOKEN: has characters that a header cannot contain'],
    [{ INBOUND_TOKEN: 'رمز نقطة الوصول هنا' }, 'INBOUND_TOKEN: has characters that a header cannot contain'],
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL: is not the address of a PostgreSQL server'],
    [{ DATABASE_URL: 'mysql://database/pint' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://database:99999/pint' }, 'DATABASE_URL'],
    [{ SANDBOX_DELAY_SECONDS: '61' }, 'SANDBOX_DELAY_SECONDS'],
    [{ MAX_HELD_BYTES: '1000000' }, 'MAX_HELD_BYTES: must not be less than MAX_BODY_BYTES'],
    [
      { RELEASE: '0.0.1' },
      /RELEASE: is not a release; the releases are ([\d.]+, )+[\d.]+\. Give several with commas/,
    ],
    [{ RELEASE: 'of-specification' }, 'RELEASE: is not a release'],
    [{ THREADS: '0' }, 'THREADS: must be at least 1'],
    [{ MAX_THREAD_MEBIBYTES: '1' }, 'MAX_THREAD_MEBIBYTES'],
    [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL: is not the address of a mail server'],
    [{ SMTP_URL: 'smtp://mail.example.com/inbox' }, 'SMTP_URL: is not the address of a mail server'],
    [{ SMTP_URL: 'smtp://us%ZZer@mail.example.com' }, 'SMTP_URL: is not the address of a mail server'],
    [{ SMTP_URL: 'smtps://mail.example.com' }, 'SMTP_URL and SMTP_FROM: e-mails need both'],
    [{ SMTP_FROM: 'a@example.com' }, 'SMTP_URL and SMTP_FROM: e-mails need both'],
    [{ SMTP_URL: 'smtp://mail.example.com', SMTP_FROM: 'A <a@example.com>' }, 'SMTP_FROM: is not a plain'],
    [{ SMTP_URL: 'smtp://mail.example.com', SMTP_FROM: 'a@example.com' }, 'SMTP_URL needs CHROMIUM_PATH'],
  ])('of %j are refused', (given, reason) => {
    expect(() => readSettings(given)).toThrow(reason);
  });

  test.each([
    { SANDBOX_DELAY_SECONDS: '60', DELIVERY_TIMEOUT_SECONDS: '60' },
    { MAX_HELD_BYTES: '60000', MAX_BODY_BYTES: '60000' },
  ])('of %j are as much as may be', (given) => {
    expect(() => readSettings(given)).not.toThrow();
  });

  test.each([
    [{}, 256 * 1024 * 1024],
    [{ MAX_BODY_BYTES: '200000000' }, 400_000_000],
    [{ MAX_HELD_BYTES: '300000000' }, 300_000_000],
  ])('of %j keep %i bytes in memory at once', (given, bytes) => {
    expect(readSettings(given).heldBytes).toBe(bytes);
  });

  test.each([
    'DATABASE_CONNECTIONS',
    'DATABASE_TIMEOUT_SECONDS',
    'ANSWER_TIMEOUT_SECONDS',
    'RATE_LIMIT_REQUESTS',
    'RATE_LIMIT_SECONDS',
    'IDEMPOTENCY_HOURS',
    'MAX_BODY_BYTES',
    'MAX_HELD_BYTES',
    'THREADS',
    'MAX_THREAD_MEBIBYTES',
    'DELIVERY_ATTEMPTS',
    'DELIVERY_RETRY_SECONDS',
    'DELIVERY_TIMEOUT_SECONDS',
    'SANDBOX_DELAY_SECONDS',
  ])('have a greatest value: %s is told when it is too large for a timer or the database', (name) => {
    expect(() => readSettings({ [name]: '99999999999' })).toThrow(`${name}: must be at most`);
    expect(() => readSettings({ [name]: '99999999999' }, 'ar')).toThrow(name);
  });

  test('name the release that judges, or let the issue date choose it', () => {
    expect(readSettings({}).judging).toEqual({});
    for (const release of ['1.0.3', embeddedRuleSet.version])
      expect(readSettings({ RELEASE: release }).judging).toEqual({ release: [release] });
    expect(readSettings({ RELEASE: '1.0.3,1.0.4' }).judging).toEqual({ release: ['1.0.3', '1.0.4'] });
    expect(() => readSettings({ RELEASE: '0.0.1' }, 'ar')).toThrow('والإصدارات هي 1.0.3, ');
  });

  test.each([
    ['/', ''],
    ['/einvoicing', '/einvoicing'],
    ['https://api.example.com/einvoicing/', 'https://api.example.com/einvoicing'],
  ])('take %s as the beginning of links', (given, baseUrl) => {
    expect(readSettings({ BASE_URL: given })).toMatchObject({ baseUrl });
  });

  test.each([
    'postgresql://pint@%2Fvar%2Frun%2Fpostgresql/pint',
    'postgres://pint@/pint?host=/var/run/postgresql',
    'postgres:///pint',
  ])('take %s as the address of a server', (databaseUrl) => {
    expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  });

  test('of a mail server name its user and password, and ask for TLS in production', () => {
    const given = {
      ...{ SMTP_FROM: 'a@example.com', CHROMIUM_PATH: '/x', DELIVERY: 'folder', FOLDER: '/x' },
      ...{ SERVICE_PROVIDER_ID: '001147', TAX_AUTHORITY_ID: '000773', PINT_ENVIRONMENT: 'production' },
    };
    const read = (SMTP_URL: string) => readSettings({ ...given, SMTP_URL }).mail?.server;
    expect(read('smtp://us%40er:p%3Aw@mail.example.com')).toEqual({
      ...{ host: 'mail.example.com', port: 587, isSecure: false, requiresTls: true },
      ...{ user: 'us@er', password: 'p:w', from: 'a@example.com' },
    });
    expect(read('smtps://mail.example.com')).toMatchObject({ port: 465, isSecure: true, user: '' });
    expect(read('smtp://127.0.0.1:25')).toMatchObject({ port: 25, requiresTls: false });
  });

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
    expect(newApiKey('production', systemRandom)).toMatch(/^pint_live_/);
    expect(newApiKey('sandbox', systemRandom)).toMatch(/^pint_test_/);
  });
});
