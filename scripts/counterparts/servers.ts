import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { projectFolder } from '../project-folder.ts';

interface Started {
  readonly address: string;
  /** Its output until it listened. */
  readonly printed: string;
}

/** Starts `pint-ae serve` with words, for as long as something is done with it. */
export function withServer<Result>(
  words: readonly string[],
  act: (started: Started) => Promise<Result>,
): Promise<Result> {
  return withProgram(
    (port) => [join(projectFolder, 'dist/cli.js'), 'serve', '--port', port, ...words],
    {},
    /^http:/m,
    act,
  );
}

/** Keys of a company and of the operator. */
interface Keys {
  readonly company: string;
  readonly operator: string;
}

/** Starts the service with its example companies on a database of its own, and hands a key of one of them and of the operator. */
export async function withService<Result>(
  act: (address: string, keys: Keys) => Promise<Result>,
): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'pint-ae-service-'));
  try {
    const program = ['--import', 'tsx', join(projectFolder, 'service/src/cli/index.ts')];
    const environment = { DATA_FOLDER: data, LOG_LEVEL: 'error', RATE_LIMIT_REQUESTS: '1000000' };
    return await withProgram(
      () => [...program, 'serve', '--demo'],
      environment,
      /X-Api-Key: \S+?'/,
      async ({ address, printed }) => {
        const words = [...program, 'keys', 'create', '--operator', '--name', 'counterpart'];
        const { stdout } = await promisify(execFile)(process.execPath, words, {
          cwd: projectFolder,
          env: { ...process.env, ...environment },
        });
        const company = /X-Api-Key: (\S+?)'/.exec(printed)?.[1] ?? '';
        return act(address, { company, operator: /pint_\S+/.exec(stdout)?.[0] ?? '' });
      },
    );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function withProgram<Result>(
  program: (port: string) => readonly string[],
  environment: Readonly<Record<string, string>>,
  isReady: RegExp,
  act: (started: Started) => Promise<Result>,
): Promise<Result> {
  const port = String(await freePort());
  const child = spawn(process.execPath, program(port), {
    cwd: projectFolder,
    env: { ...process.env, PORT: port, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`))),
  );
  ended.catch(() => {});
  try {
    let printed = '';
    const listening = new Promise<void>((resolve) =>
      child.stdout.on('data', (part) => {
        if (!isReady.test(printed)) printed += part;
        if (isReady.test(printed)) resolve();
      }),
    );
    await Promise.race([listening, ended]);
    return await Promise.race([act({ address: `http://127.0.0.1:${port}`, printed }), ended]);
  } finally {
    child.kill();
    await ended.catch(() => {});
  }
}
