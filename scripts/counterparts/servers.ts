import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { servedBy } from '../nightly/measurements/servers.ts';
import { projectFolder } from '../project-folder.ts';
import { freePort } from '../trials.ts';

/** Starts `pint-ae serve` with flags, for as long as something is done with it. */
export async function withServer<Result>(
  flags: readonly string[],
  act: (address: string) => Promise<Result>,
): Promise<Result> {
  const { url, stop } = await servedBy(2, flags);
  try {
    return await act(url);
  } finally {
    await stop();
  }
}

/** Starts the service with its example companies and its data in a folder, and hands a key of one of them and of the operator. */
export async function withService<Result>(
  folder: string,
  act: (address: string, keys: { readonly company: string; readonly operator: string }) => Promise<Result>,
): Promise<Result> {
  const port = String(await freePort());
  const settings = { DATA_FOLDER: folder, LOG_LEVEL: 'error', RATE_LIMIT_REQUESTS: '1000000', PORT: port };
  const program = ['--import', 'tsx', join(projectFolder, 'service/src/cli/index.ts')];
  const options = { cwd: projectFolder, env: { ...process.env, ...settings } };
  const child = spawn(process.execPath, [...program, 'serve', '--demo'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const lines = createInterface({ input: child.stdout });
    const company = await new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => {
        const [, key] = /X-Api-Key: (\S+?)'/.exec(line) ?? [];
        if (key !== undefined) resolve(key);
      });
      lines.once('close', () => reject(new Error('the service ended before it printed a key')));
    });
    const words = [...program, 'keys', 'create', '--operator', '--name', 'counterpart'];
    const said = execFileSync(process.execPath, words, { ...options, encoding: 'utf8' });
    const operator = /pint_\S+/.exec(said)?.[0] ?? '';
    return await act(`http://127.0.0.1:${port}`, { company, operator });
  } finally {
    child.kill();
    await ended;
  }
}
