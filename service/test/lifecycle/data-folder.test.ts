import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';

describe('The files of an embedded database, which PGlite lets everybody write', () => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

  test.each([
    ['new', async () => {}],
    [
      'of an earlier release',
      async (folder: string) => {
        await mkdir(folder);
        await chmod(folder, 0o755);
      },
    ],
  ])('are in a folder that is %s and open to its owner only', async (_, prepare) => {
    const parent = await mkdtemp(join(tmpdir(), 'pint-ae-folder-'));
    const folder = join(parent, 'sandbox');
    await prepare(folder);
    const { close } = await openService(readSettings({ DATA_FOLDER: parent, LOG_LEVEL: 'silent' }));
    expect(await modeOf(folder)).toBe('700');
    await close();
    await rm(parent, { recursive: true });
  });
});
