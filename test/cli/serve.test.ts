import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { validateOverHttp } from '../../examples/erp/over-http.ts';
import { run } from '../../src/cli/run.ts';
import { example } from '../requests.ts';

const project = resolve(import.meta.dirname, '../..');

/** The server as its own process, and the address that it prints. */
async function serve(...args: string[]) {
  const command = ['node_modules/.bin/tsx', 'src/cli.ts', 'serve', '--port', '0', ...args] as const;
  const [program, ...rest] = command;
  const server = spawn(program, rest, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  const [url] = await once(createInterface({ input: server.stdout }), 'line');
  return { server, url: String(url) };
}

function post(url: string, request: unknown): Promise<Response> {
  return fetch(`${url}/v1/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
}

test('SIGTERM under load: what was begun is answered or its connection closed, and the server ends well', async () => {
  const { server, url } = await serve('--jobs', '1', '--log-format', 'none');
  const exited = once(server, 'exit');
  const request = example('standard-invoice');
  const first = post(url, request);
  const others = Array.from({ length: 40 }, () => post(url, request));
  expect((await first).status).toBe(200);
  server.kill('SIGTERM');
  const settled = await Promise.allSettled(others);
  for (const each of settled) {
    if (each.status === 'fulfilled') expect([200, 503]).toContain(each.value.status);
    else expect(each.reason).toBeInstanceOf(TypeError);
  }
  expect(await exited).toEqual([0, null]);
});

test('an ERP asks the server of its company', async () => {
  const { server, url } = await serve('--jobs', '1', '--log-format', 'none');
  const exited = once(server, 'exit');
  expect(await validateOverHttp(example('standard-invoice'), url)).toMatchObject({ valid: true });
  const { issues } = await validateOverHttp(example('broken/exempt-without-reason'), url);
  expect(issues.map(({ path }) => path)).toEqual(['lines[2].exemptionReasonCode']);
  await expect(validateOverHttp({ documentType: 'Invoice' }, url)).rejects.toThrow('seller');
  server.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});

test('a port that is taken, and options that are none, are told', async () => {
  const { server, url } = await serve('--jobs', '1', '--log-format', 'none');
  const exited = once(server, 'exit');
  const errors: string[] = [];
  const io = {
    stdout: () => {},
    stderr: (text: string) => void errors.push(text),
    readStdin: async () => new Uint8Array(),
    colour: false,
  };
  expect(await run(['serve', '--port', new URL(url).port, '--jobs', '1', '--log-format', 'none'], io)).toBe(
    2,
  );
  expect(errors.join('')).toContain('can not listen');
  expect(await run(['serve', '--port', 'http'], io)).toBe(2);
  expect(errors.join('')).toContain('--port takes a whole number');
  server.kill('SIGTERM');
  await exited;
});
