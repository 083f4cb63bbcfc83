import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';

const folder = await mkdtemp(join(tmpdir(), 'pint-ae-settings-'));
await writeFile(join(folder, 'token'), 'token-of-the-access-point\n');
afterAll(() => rm(folder, { recursive: true }));

describe('A setting in a file', () => {
  test('is read without the line end after it', () => {
    expect(readSettings({ INBOUND_TOKEN_FILE: join(folder, 'token') }).inboundToken).toBe(
      'token-of-the-access-point',
    );
  });
});
