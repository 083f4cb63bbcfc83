import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { post, started, until } from './running.ts';

test('a server whose workers are gone and cannot be started says so until one is up again', async () => {
  const marker = join(temporaryFolder(), 'gone');
  const worker = new URL('./workers/gone.mjs', import.meta.url);
  const server = await started({ worker, problemBase: marker });
  const health = async () => {
    const answer = await fetch(`${server.url}/healthz`);
    return [answer.status, (await answer.json()).status];
  };
  expect(await health()).toEqual([200, 'ok']);
  expect((await post(server, '"END"')).status).toBe(500);
  expect((await post(server, '"x"')).status).toBe(503);
  expect(await health()).toEqual([503, 'no-workers']);
  rmSync(marker);
  // Nobody sends documents to an unhealthy server, so the health request makes it try.
  await until(async () => (await health())[0] === 200);
  expect((await post(server, '"x"')).status).toBe(200);
});
