import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { preparedFolder } from '../support/prepared-folder.ts';

describe('The files of an embedded database, which PGlite lets everybody write', () => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

  test.each([
    ['new', () => mkdtemp(join(tmpdir(), 'pint-ae-folder-'))],
    [
      'of an earlier release',
      async () => {
        const parent = await preparedFolder();
        await chmod(join(parent, 'sandbox'), 0o755);
        return parent;
      },
    ],
  ])('are in a folder that is %s and open to its owner only', async (_, prepared) => {
    const parent = await prepared();
    const folder = join(parent, 'sandbox');
    const { close } = await openService(readSettings({ DATA_FOLDER: parent, LOG_LEVEL: 'silent' }));
    expect(await modeOf(folder)).toBe('700');
    await close();
    await rm(parent, { recursive: true });
  });
});
