import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Starts the service with its example companies on a database of its own, and hands a key of one of them. */
export async function withService<Result>(
  act: (address: string, key: string) => Promise<Result>,
): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'pint-ae-service-'));
  try {
    const program = ['--import', 'tsx', join(projectFolder, 'service/src/cli/index.ts'), 'serve', '--demo'];
    return await withProgram(
      () => program,
      { DATA_FOLDER: data, LOG_LEVEL: 'error', RATE_LIMIT_REQUESTS: '1000000' },
      /X-Api-Key: \S+?'/,
      ({ address, printed }) => act(address, /X-Api-Key: (\S+?)'/.exec(printed)?.[1] ?? ''),
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
